import { expect, type Page } from '@playwright/test';
import { getPath } from './site-model.ts';
import { test } from './site-test.ts';
import { drawingsOn, follow, startReact } from './start-react.ts';

/** Compared style properties; positions cover the rest. */
const properties = [
  ...['color', 'background-color', 'font', 'letter-spacing', 'text-align', 'text-wrap', 'list-style'],
  ...['display', 'visibility', 'opacity', 'border', 'border-radius', 'box-shadow', 'padding', 'cursor'],
  // The sky of a picture, in its tones, and its foot.
  ...['background-image', 'mask-image'],
];

/** Look of each visible element in the main part and the footer, in order. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const { scrollY } = window;
    return (
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.getClientRects().length > 0 && !element.parentElement?.closest('svg'))
        // A page shown by React has no weight.
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
  // Otherwise only some pages would have the font at their first paint.
  await page.context().route('**/*.woff2', (route) => route.abort());
  expectErrors(/\.woff2/);
  const others = ['contact', 'prices', 'projects', 'home'];
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without fields, select boxes and a mist background.
  await visit('terms');
  await startReact(page);
  await page.mouse.move(0, 0);
  const looksByPage = new Map<string, string[]>();
  const directPage = await page.context().newPage();
  await directPage.emulateMedia({ colorScheme: 'dark' });
  for (const to of others) {
    await directPage.goto(new URL(getPath(to), page.url()).href, { referer: page.url() });
    looksByPage.set(to, [...(await looks(directPage)), ...(await drawingsOn(directPage))]);
  }
  await directPage.close();
  for (const to of others) {
    await follow(page, getPath(to));
    await expect
      .poll(async () => [...(await looks(page)), ...(await drawingsOn(page))], { message: to })
      .toEqual(looksByPage.get(to));
  }
});
