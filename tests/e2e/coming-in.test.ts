import { expect } from '@playwright/test';
import { readBuiltFile } from './built-html.ts';
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
      const html = readBuiltFile('is', `${path === '/' ? '' : `${path.slice(1)}/`}index.html`);
      const { sightings, shifts } = await page.evaluate(measureShifts, html);
      expect(sightings, path).toBeGreaterThan(100);
      expect(shifts, path).toEqual([]);
    }
  });

/**
 * Writes a page part by part and compares the positions of its elements over time. Runs in the browser.
 * @returns how often an element was seen; the names of those that moved, and how far
 */
async function measureShifts(html: string): Promise<{ sightings: number; shifts: string[] }> {
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
  const visiblePlaces: (readonly [element: Element, place: DOMRect])[] = [];
  let position = begin;
  for (const end of ends.filter((end, place) => end <= hero || place % step === 0)) {
    document.write(html.slice(position, end));
    position = end;
    for (const [element, place] of places())
      if (
        place.width > 0 &&
        place.height > 0 &&
        place.top < innerHeight &&
        element.checkVisibility({ visibilityProperty: true })
      )
        visiblePlaces.push([element, place]);
  }
  document.write(html.slice(position));
  document.close();
  const finalPlaces = places();
  const shifts = new Set<string>();
  for (const [element, before] of visiblePlaces) {
    const after = finalPlaces.get(element);
    const [x, y] = after ? [after.left - before.left, after.top - before.top] : [Number.NaN, Number.NaN];
    if (!(Math.abs(x) <= 1 && Math.abs(y) <= 1))
      shifts.add(
        `${element.tagName} ${element.textContent?.slice(0, 30)}: ${Math.round(x)}, ${Math.round(y)}`,
      );
  }
  return { sightings: visiblePlaces.length, shifts: [...shifts] };
}
