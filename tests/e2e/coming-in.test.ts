import { expect } from '@playwright/test';
import { builtFile } from './built-html.ts';
import { getPath } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ bypassCSP: true });

/** On a wide screen the number of columns avoids holes, so it depends on how many items arrive. */
const screens = [
  {
    name: 'a phone',
    viewport: { width: 412, height: 823 },
    pages: ['home', 'prices', 'quote'],
  },
  {
    name: 'a desk',
    viewport: { width: 1280, height: 800 },
    // A form, and heroes with other looks.
    pages: ['contact', 'home', 'web-design'],
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
      const path = getPath(id);
      const html = builtFile('is', `${path === '/' ? '' : `${path.slice(1)}/`}index.html`);
      const { seen, moved } = await page.evaluate(movedAsItCame, html);
      expect(seen, path).toBeGreaterThan(100);
      expect(moved, path).toEqual([]);
    }
  });

/**
 * Writes a page part by part and compares the positions of its elements over time. Runs in the browser.
 * @returns how often an element was seen; the names of those that moved, and how far
 */
async function movedAsItCame(html: string): Promise<{ seen: number; moved: string[] }> {
  const begin = html.indexOf('<body');
  // A browser paints what has arrived whenever it has time: here after each element of a list, a form or a section.
  const ends = [...html.matchAll(/<\/(li|fieldset|label|section|p|h1|h2|nav|div)>/g)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => end > begin);
  const step = Math.max(1, Math.floor(ends.length / 60));
  const hero = html.indexOf('</section>', begin);
  const places = (): Map<Element, DOMRect> =>
    new Map(
      [...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('svg'))
        .map((element) => [element, element.getBoundingClientRect()]),
    );
  document.open();
  document.write(html.slice(0, begin));
  await document.fonts.load('400 1rem Schibsted');
  const shown: (readonly [element: Element, place: DOMRect])[] = [];
  let written = begin;
  for (const end of ends.filter((end, place) => end <= hero || place % step === 0)) {
    document.write(html.slice(written, end));
    written = end;
    for (const [element, place] of places())
      if (
        place.width > 0 &&
        place.height > 0 &&
        place.top < innerHeight &&
        element.checkVisibility({ visibilityProperty: true })
      )
        shown.push([element, place]);
  }
  document.write(html.slice(written));
  document.close();
  const whole = places();
  const moved = new Set<string>();
  for (const [element, before] of shown) {
    const after = whole.get(element);
    const [x, y] = after ? [after.left - before.left, after.top - before.top] : [Number.NaN, Number.NaN];
    if (!(Math.abs(x) <= 1 && Math.abs(y) <= 1))
      moved.add(
        `${element.tagName} ${element.textContent?.slice(0, 30)}: ${Math.round(x)}, ${Math.round(y)}`,
      );
  }
  return { seen: shown.length, moved: [...moved] };
}
