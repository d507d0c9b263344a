import { describe, expect, test } from 'vitest';
import { routeTable } from '../../../app/site/route-table.ts';
import { toPattern } from '../../../app/site/routes-of.ts';
import { edited, minimalSite } from '../site/minimal-site.ts';
import { itemPages } from './small-pages.ts';

describe('the routes', () => {
  test('are the pages in their order, each known by its id', () => {
    expect(routeTable(edited(itemPages))).toEqual([
      { id: 'page/home', pattern: '' },
      { id: 'page/solutions', pattern: 'lausnir' },
      { id: 'page/hosting', pattern: 'lausnir/vefhysing' },
      { id: 'page/news', pattern: 'frettir' },
      { id: 'page/article', pattern: 'frettir/:slug' },
      { id: 'page/project', pattern: 'verkefni/:id' },
    ]);
  });

  test('are not changed by prices and texts', () => {
    expect(routeTable(edited(['ISK: 14900', 'ISK: 15900'], ['year: 2009', 'year: 2010']))).toEqual(
      routeTable(minimalSite),
    );
  });
});

test.each([
  ['/', ''],
  ['/lausnir', 'lausnir'],
  ['/frettir/{slug}', 'frettir/:slug'],
  ['/{a}/b/{c}', ':a/b/:c'],
])('%s is the pattern %j', (path, pattern) => {
  expect(toPattern(path)).toBe(pattern);
});
