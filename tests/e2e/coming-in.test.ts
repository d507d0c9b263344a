import { expect } from '@playwright/test';
import { builtFile } from './built-html.ts';
import { pathOf } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ bypassCSP: true });

/** A desk gives lists as many columns as their last items leave no hole in, which nobody knows before these have come. */
const screens = [
  {
    name: 'a phone',
    viewport: { width: 412, height: 823 },
    pages: [
      ...['home', 'services', 'solutions', 'prices', 'service-packages', 'web-design', 'hosting', 'quote'],
      ...['contact', 'service-desk', 'hosting-order', 'wordpress-express-order', 'about', 'terms', 'news'],
      'projects',
    ],
  },
  {
    name: 'a desk',
    viewport: { width: 1280, height: 800 },
    pages: ['contact', 'service-desk', 'wordpress-express-order', 'prices', 'terms', 'privacy', 'cookies'],
  },
];

for (const { name, viewport, pages } of screens)
  test(`what is shown of a page stays where it is as more of it comes, on ${name}`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit('home');
    for (const id of pages) {
      const path = pathOf(id);
      const html = builtFile('is', `${path === '/' ? '' : `${path.slice(1)}/`}index.html`);
      expect(await page.evaluate(movedAsItCame, html), path).toEqual([]);
    }
  });

/**
 * Shows a page part by part and says what was seen in one place and then in another. Runs in the browser. The words of a
 * hero, which stand at its foot or in its middle, come in one packet.
 * @returns names of elements, and how far they moved
 */
async function movedAsItCame(html: string): Promise<string[]> {
  const show = (part: string) => {
    document.documentElement.innerHTML = part;
    window.scrollTo(0, 0);
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen =
        width > 0 && height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
      const name = `${element.tagName} ${element.textContent?.slice(0, 30)}`;
      return isSeen && !element.closest('svg, [data-section=hero]') ? { name, left, top } : null;
    });
  };
  show(html);
  await document.fonts.load('400 1rem Schibsted');
  const whole = show(html);
  const begin = html.indexOf('<body');
  // A browser shows what has come whenever it has time: here after each element of a list, a form or a section.
  const ends = [...html.matchAll(/<\/(li|fieldset|label|section|p|h1|h2|nav|div)>/g)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => end > begin);
  const step = Math.max(1, Math.floor(ends.length / 60));
  const moved = new Set<string>();
  for (const end of ends.filter((_, place) => place % step === 0))
    for (const [place, before] of show(html.slice(0, end)).entries()) {
      const after = whole[place];
      if (!before || !after) continue;
      const [x, y] = [after.left - before.left, after.top - before.top];
      if (Math.abs(x) > 1 || Math.abs(y) > 1) moved.add(`${before.name}: ${Math.round(x)}, ${Math.round(y)}`);
    }
  return [...moved];
}
