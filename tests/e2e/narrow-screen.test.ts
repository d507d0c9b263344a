import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { unknownPath } from './pages.ts';
import { languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { measurePages } from './targets.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, bypassCSP: true });

for (const language of languages)
  test(`on a screen of 320 px no page is wider, no words stick out, and a thumb hits everything (${language})`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await visit('home', language);
    const wrong: string[] = [];
    for (const { path, width, cut, small, parts } of await measurePages(page, [
      ...staticPaths,
      unknownPath,
    ])) {
      expect(parts, path).toBeGreaterThan(20);
      if (width > 320) wrong.push(`${path} is ${width} px wide`);
      wrong.push(...[...cut.map((text) => `sticks out: ${text}`), ...small].map((part) => `${path} ${part}`));
    }
    expect(wrong).toEqual([]);
  });

test('no step of the way to a page begins a line with its sign', async ({ visit, page }) => {
  await visit('wordpress-express-order', 'es');
  const { breadcrumb } = frameOf(page, 'es');
  const lines = await breadcrumb
    .getByRole('listitem')
    .evaluateAll((steps) => new Set(steps.map((step) => step.getBoundingClientRect().top)).size);
  expect(lines).toBeGreaterThan(1);
  const signs = await breadcrumb
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => [
        getComputedStyle(step, '::before').content,
        getComputedStyle(step, '::after').content,
      ]),
    );
  expect(signs.map(([before]) => before)).toEqual(signs.map(() => 'none'));
  expect(signs.at(-1)).toEqual(['none', 'none']);
});
