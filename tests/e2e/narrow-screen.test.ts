import { expect } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { languages } from './site-model.ts';
import { test } from './site-test.ts';
import { measurePage } from './targets.ts';
import { variedPaths } from './varied-paths.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, bypassCSP: true });

test('on a screen of 320 px no kind of page is wider, no words stick out, and a thumb hits everything, in each language', async ({
  visit,
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const wrong: string[] = [];
  for (const language of languages) {
    await visit('home', language);
    const measured = await inOneTab(page, [...variedPaths, unknownPath], measurePage);
    for (const { path, found } of measured) {
      const name = `${language} ${path}`;
      expect(found.parts, name).toBeGreaterThan(20);
      if (found.width > 320) wrong.push(`${name} is ${found.width} px wide`);
      wrong.push(...found.cut.map((text) => `${name} sticks out: ${text}`));
      wrong.push(...found.small.map((part) => `${name} ${part}`));
    }
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
