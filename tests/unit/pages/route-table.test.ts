import { expect, test } from 'vitest';
import { routeTable } from '../../../app/site/route-table.ts';
import { edited } from '../site/minimal-site.ts';
import { itemPages } from './small-pages.ts';

test('the routes are the pages in their order, each known by its id', () => {
  expect(routeTable(edited(itemPages))).toEqual([
    { id: 'page/home', pattern: '' },
    { id: 'page/solutions', pattern: 'lausnir' },
    { id: 'page/hosting', pattern: 'lausnir/vefhysing' },
    { id: 'page/news', pattern: 'frettir' },
    { id: 'page/article', pattern: 'frettir/:slug' },
    { id: 'page/project', pattern: 'verkefni/:id' },
  ]);
});
