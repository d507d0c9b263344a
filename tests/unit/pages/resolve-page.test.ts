import { describe, expect, test } from 'vitest';
import { matchPage } from '../../../app/site/resolve-page.ts';
import { routeTable } from '../../../app/site/route-table.ts';
import { edited } from '../site/minimal-site.ts';
import { itemPages, pageView, smallSite } from './small-pages.ts';

const site = smallSite(itemPages);

describe('the breadcrumb', () => {
  test.each([
    ['hosting', '', ['home /', 'solutions /lausnir', 'hosting null']],
    ['article', '/frettir/nyr-vefur', ['home /', 'news /frettir', 'article null']],
    // A part of the address that is no page is left out.
    ['project', '/verkefni/verk', ['home /', 'project null']],
  ])('of %s %s is %j', (id, path, steps) => {
    const { breadcrumb } = pageView(site, id, 'is', path);
    expect(breadcrumb.map(({ page, to }) => `${page} ${to}`)).toEqual(steps);
  });
});

describe('the files of texts that a page uses', () => {
  test('are those of its package sets as well, also of a set that only its form offers', () => {
    const moved = smallSite(
      [
        '  - id: hosting\n    texts: solutions\n    period',
        '  - id: hosting\n    texts: services\n    period',
      ],
      ['{ kind: form, id: write, form: contact }', '{ kind: order-form, id: write, form: order }'],
    );
    expect(pageView(moved, 'hosting').namespaces).toContain('services');
    expect(pageView(moved, 'solutions').namespaces).toEqual(expect.arrayContaining(['services', 'forms']));
    expect(pageView(moved, 'home').namespaces).not.toContain('services');
  });
});

describe('the page of an address', () => {
  test.each(['', '/nowhere', '/lausnir/', '/frettir/', '/frettir/a/b', 'lausnir', '/__proto__'])(
    '%j has none',
    (path) => {
      expect(matchPage(site, path)).toBeNull();
    },
  );
});

test('a page is plain data, which survives the way to the browser', () => {
  for (const { id } of site.pages) {
    const view = pageView(site, id);
    expect(JSON.parse(JSON.stringify(view))).toEqual(structuredClone(view));
  }
});

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
