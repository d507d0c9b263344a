import { expect, test } from 'vitest';
import type { RowIndex } from '../../../app/site/item-address.ts';
import { sitemap } from '../../../app/site/sitemap.ts';
import { itemPages, smallSite } from '../pages/small-pages.ts';

const site = smallSite(itemPages, [
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n',
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n    indexed: false\n',
]);
const language = site.defaultLanguage;

const index: RowIndex = {
  news: [{ name: 'nyr-vefur', publishedAt: '2026-11-21T12:00:00.000Z' }],
  projects: [
    { name: 'ullarbudin', publishedAt: '2026-03-02T00:00:00.000Z' },
    { name: 'saltey', publishedAt: '2025-03-02T00:00:00.000Z' },
  ],
};

/** Dates of change of the pages of a sitemap, by address. */
const changes = (rowIndex: RowIndex | null, days: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [
      ...sitemap(site, language, { index: rowIndex, days }).matchAll(
        /<loc>https:\/\/hraunvefur\.is([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g,
      ),
    ].map(([, path = '', lastModified]) => [path, lastModified]),
  );

test('the sitemap has each item with its time, but none whose page is kept out of the index', () => {
  expect(changes(index, {})).toEqual({
    '/': undefined,
    '/lausnir': undefined,
    '/frettir': undefined,
    '/verkefni/ullarbudin': '2026-03-02T00:00:00.000Z',
    '/verkefni/saltey': '2025-03-02T00:00:00.000Z',
  });
});

test('a page has the date of its text or of its newest item, or none', () => {
  const days = { '/': '2026-11-20', '/frettir': '2026-11-20' };
  expect(changes(index, days)).toMatchObject({ '/': '2026-11-20', '/frettir': '2026-11-21T12:00:00.000Z' });
  expect(changes({ news: [], projects: [] }, days)['/frettir']).toBe('2026-11-20');
  expect(changes(index, { '/frettir': '2026-11-22' })['/frettir']).toBe('2026-11-22');
  expect(changes(null, days)['/frettir']).toBeUndefined();
});

test('an address is there once, also where a project is named like a page', () => {
  const [place, pages] = itemPages;
  const saltey =
    '  - { id: saltey, path: /verkefni/saltey, texts: site, sections: [{ kind: hero, id: hero }] }\n';
  const twin = smallSite([place, saltey + pages]);
  const entries = sitemap(twin, language, { index, days: {} }).match(/<loc>[^<]*\/verkefni\/saltey</g);
  expect(entries).toHaveLength(1);
});
