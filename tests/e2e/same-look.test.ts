import { expect, type Page } from '@playwright/test';
import { pathOf } from './site-model.ts';
import { test } from './site-test.ts';
import { drawingsOn, follow, startReact } from './start-react.ts';

/** What is compared; where things lie says the rest. */
const properties = [
  ...['color', 'background-color', 'font', 'letter-spacing', 'text-align', 'text-wrap', 'list-style'],
  ...['display', 'visibility', 'opacity', 'border', 'border-radius', 'box-shadow', 'padding', 'cursor'],
  // The sky of a picture, in its tones, and its foot.
  ...['background-image', 'mask-image'],
];

/** How each element that is seen in the main part and the foot looks, in their order. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const { scrollY } = window;
    return (
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.getClientRects().length > 0 && !element.parentElement?.closest('svg'))
        // A page that React shows was not weighed.
        .filter((element) => !element.closest('p:has(> data)'))
        .map((element) => {
          const style = getComputedStyle(element);
          const { x, y, width, height } = element.getBoundingClientRect();
          return [
            element.tagName,
            ...[x, y + scrollY, width, height].map(Math.round),
            ...properties.map((property) => style.getPropertyValue(property)),
          ].join(' | ');
        })
    );
  }, properties);
}

test('pages that React shows look as if they had been loaded', async ({ visit, page, expectErrors }) => {
  // Or some would have it at their first paint, and others not.
  await page.context().route('**/*.woff2', (route) => route.abort());
  expectErrors(/\.woff2/);
  const others = ['contact', 'prices', 'projects', 'home'];
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without fields, lists to choose from and a ground of mist.
  await visit('terms');
  await startReact(page);
  await page.mouse.move(0, 0);
  const shown = new Map<string, string[]>();
  const loaded = await page.context().newPage();
  await loaded.emulateMedia({ colorScheme: 'dark' });
  for (const to of others) {
    await loaded.goto(new URL(pathOf(to), page.url()).href, { referer: page.url() });
    shown.set(to, [...(await looks(loaded)), ...(await drawingsOn(loaded))]);
  }
  await loaded.close();
  for (const to of others) {
    await follow(page, pathOf(to));
    await expect
      .poll(async () => [...(await looks(page)), ...(await drawingsOn(page))], { message: to })
      .toEqual(shown.get(to));
  }
});
