import { describe, expect, test } from 'vitest';
import type { RowIndex } from '../../../app/site/item-address.ts';
import { sitemap } from '../../../app/site/sitemap.ts';
import { itemPages, smallSite } from '../pages/small-pages.ts';
import { childrenOf, readXml, textIn } from './read-xml.ts';

const site = smallSite(itemPages, [
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n',
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n    indexed: false\n',
]);
const [icelandic, english] = site.languages;
if (!icelandic || !english) throw new Error('The small site has two languages.');

const index: RowIndex = {
  news: [{ name: 'nyr-vefur', publishedAt: '2026-11-21T12:00:00.000Z' }],
  projects: [
    { name: 'ullarbudin', publishedAt: '2026-03-02T00:00:00.000Z' },
    { name: 'saltey', publishedAt: '2025-03-02T00:00:00.000Z' },
  ],
};

/** The addresses of a sitemap, each with its counterparts by language and when it was changed. */
function read(xml: string) {
  const urls = childrenOf(readXml(xml), 'url').map((url) => {
    const links = childrenOf(url, 'xhtml:link');
    expect(links.map(({ attributes }) => attributes.rel)).toEqual(links.map(() => 'alternate'));
    const counterparts = links.map(({ attributes: { hreflang = '', href = '' } }) => [hreflang, href]);
    const [changed = null] = childrenOf(url, 'lastmod').map(({ text }) => text);
    return [textIn(url, 'loc'), { counterparts: Object.fromEntries(counterparts), changed }] as const;
  });
  return Object.fromEntries(urls);
}

describe('the sitemap', () => {
  test('has each item with its time and its counterparts, but none whose page is kept out of the index', () => {
    const pages = read(sitemap(site, english, { index, days: {} }));
    expect(Object.keys(pages).slice(3)).toEqual([
      'https://hraunvefur.io/verkefni/ullarbudin',
      'https://hraunvefur.io/verkefni/saltey',
    ]);
    expect(pages['https://hraunvefur.io/verkefni/saltey']).toEqual({
      changed: '2025-03-02T00:00:00.000Z',
      counterparts: {
        is: 'https://hraunvefur.is/verkefni/saltey',
        en: 'https://hraunvefur.io/verkefni/saltey',
        'x-default': 'https://hraunvefur.is/verkefni/saltey',
      },
    });
  });

  test('has the day of a page’s words, or of the newest that it lists; nothing where that is not known', () => {
    const days = { '/': '2026-11-20', '/frettir': '2026-11-20' };
    const changes = (given: RowIndex | null, of = days) =>
      Object.entries(read(sitemap(site, english, { index: given, days: of })))
        .slice(0, 3)
        .map(([address, { changed }]) => [new URL(address).pathname, changed]);
    expect(changes(index)).toEqual([
      ['/', '2026-11-20'],
      ['/lausnir', null],
      ['/frettir', '2026-11-21T12:00:00.000Z'],
    ]);
    expect(changes({ news: [], projects: [] })[2]).toEqual(['/frettir', '2026-11-20']);
    expect(changes(index, { ...days, '/frettir': '2026-11-22' })[2]).toEqual(['/frettir', '2026-11-22']);
    expect(changes(null)[2]).toEqual(['/frettir', null]);
  });

  test('has an address once, also where a project is named like a page', () => {
    const [place, pages] = itemPages;
    const saltey =
      '  - { id: saltey, path: /verkefni/saltey, texts: site, sections: [{ kind: hero, id: hero }] }\n';
    const named = smallSite([place, saltey + pages]);
    const addresses = [...sitemap(named, icelandic, { index, days: {} }).matchAll(/<loc>([^<]*)/g)].map(
      ([, address]) => address,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('https://hraunvefur.is/verkefni/saltey');
  });
});
