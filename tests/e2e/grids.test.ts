import { expect } from '@playwright/test';
import { inOneTab } from './one-tab.ts';
import { staticPages } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ bypassCSP: true });

/** A page for each number of cards of each kind, as that is what decides on the columns. */
const paths = [
  ...new Map(
    staticPages.flatMap(({ path, sections }) =>
      sections.flatMap((section) =>
        section.kind === 'card-grid' || section.kind === 'bullet-cards'
          ? [[`${section.kind} ${section.columns} ${section.cards.length}`, path] as const]
          : [],
      ),
    ),
  ).values(),
];

test('cards leave no hole in their grid, on a tablet and on a desk', async ({ visit, page }) => {
  await visit('home');
  const shares: (readonly [place: string, share: number])[] = [];
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, found } of await inOneTab(page, [...new Set(paths)], filledShares))
      for (const { section, share } of found) shares.push([`${path}#${section}, ${width} px`, share]);
  }
  expect(shares.filter(([, share]) => Math.abs(share - 1) > 0.01)).toEqual([]);
  expect(shares.length).toBeGreaterThanOrEqual(2 * paths.length);
});

/** Which share of each grid of cards is taken by cards, 1 being all of it; the gaps count as parts of the cards. */
function filledShares(): { readonly section: string; readonly share: number }[] {
  const cards = ':is([data-section=card-grid], [data-section=bullet-cards]) ul:not(li ul)';
  return [...document.querySelectorAll(cards)]
    .filter((list) => getComputedStyle(list).display === 'grid')
    .map((list) => {
      const { rowGap, columnGap } = getComputedStyle(list);
      const area = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width + Number.parseFloat(columnGap)) * (height + Number.parseFloat(rowGap));
      };
      const filled = [...list.children].reduce((sum, item) => sum + area(item), 0);
      return { section: list.closest('section')?.id ?? '', share: filled / area(list) };
    });
}
