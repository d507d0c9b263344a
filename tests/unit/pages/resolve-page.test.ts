import { describe, expect, test } from 'vitest';
import { matchPage } from '../../../app/site/resolve-page.ts';
import { routeTable } from '../../../app/site/route-table.ts';
import { edited } from '../site/minimal-site.ts';
import { itemPages, pageView, smallSite } from './small-pages.ts';

const site = smallSite(itemPages);

describe('the head', () => {
  test('has the title of the page and of the site; the home page has a title of its own', () => {
    expect(pageView(site, 'hosting').head.title).toBe('is hosting.meta.title | is title');
    expect(pageView(site, 'home').head.title).toBe('is homeTitle');
    expect(pageView(site, 'hosting', 'en').head.title).toBe('en hosting.meta.title | en title');
  });

  test('has the texts of the page', () => {
    expect(pageView(site, 'hosting', 'en').head).toMatchObject({
      description: 'en hosting.meta.description',
      keywords: 'en hosting.meta.keywords',
      siteName: 'en title',
      region: 'IS',
      placename: 'Reykjavík',
    });
  });

  test('names the address itself, in every language and by default, also where a page stands for many', () => {
    const { canonical, alternates } = pageView(site, 'article', 'en', '/frettir/nyr-vefur').head;
    expect(canonical).toBe('https://hraunvefur.io/frettir/nyr-vefur');
    expect(alternates).toEqual([
      { language: 'is', href: 'https://hraunvefur.is/frettir/nyr-vefur' },
      { language: 'en', href: 'https://hraunvefur.io/frettir/nyr-vefur' },
      { language: 'x-default', href: 'https://hraunvefur.is/frettir/nyr-vefur' },
    ]);
    expect(pageView(site, 'home', 'is').head.canonical).toBe('https://hraunvefur.is/');
  });

  test('lets robots in unless the page says otherwise', () => {
    expect(pageView(site, 'hosting').head.indexed).toBe(true);
    expect(pageView(site, 'article').head.indexed).toBe(false);
  });

  test('of the page for unknown addresses is in no index and names no address', () => {
    expect(pageView(site, 'not-found', 'is', '/hvergi').head).toMatchObject({
      title: 'is not-found.meta.title | is title',
      canonical: null,
      alternates: [],
      indexed: false,
    });
  });

  test('names its language and the others for social networks', () => {
    expect(pageView(site, 'hosting', 'en').head).toMatchObject({
      openGraphLocale: 'en_US',
      otherLocales: ['is_IS'],
    });
    expect(pageView(site, 'hosting', 'en').head.image).toMatch(/^https:\/\/hraunvefur\.io\/.+\.png$/);
  });
});

describe('the breadcrumb', () => {
  test('is not there on the home page, nor at an unknown address', () => {
    expect(pageView(site, 'home').breadcrumb).toEqual([]);
    expect(pageView(site, 'not-found', 'is', '/lausnir/hvergi').breadcrumb).toEqual([]);
  });

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
  test('are those of the frame, of the page and of its forms', () => {
    expect([...pageView(site, 'solutions').namespaces].sort()).toEqual(
      ['site', 'common', 'nav', 'solutions', 'forms', 'cookies'].sort(),
    );
  });

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
  test.each([
    ['/', 'home', {}],
    ['/lausnir/vefhysing', 'hosting', {}],
    ['/frettir/þær', 'article', { slug: 'þær' }],
    ['/verkefni/7', 'project', { id: '7' }],
  ])('%s is %s with %j', (path, id, parameters) => {
    const match = matchPage(site, path);
    expect([match?.page.id, match?.parameters]).toEqual([id, parameters]);
  });

  test.each(['', '/nowhere', '/lausnir/', '/frettir/', '/frettir/a/b', 'lausnir', '/__proto__'])(
    '%j has none',
    (path) => {
      expect(matchPage(site, path)).toBeNull();
    },
  );

  test('of its own comes before one that stands for many', () => {
    const both = smallSite([
      '\nnotFound:\n',
      `  - { id: any, path: "/lausnir/{slug}", texts: site, sections: [{ kind: news-article, id: a }] }

notFound:
`,
    ]);
    expect(matchPage(both, '/lausnir/vefhysing')?.page.id).toBe('hosting');
    expect(matchPage(both, '/lausnir/annad')?.page.id).toBe('any');
  });
});

test('a page names its language and has a view of each of its sections, in order', () => {
  const view = pageView(site, 'hosting', 'en');
  expect(view).toMatchObject({ id: 'hosting', language: 'en' });
  expect(view.sections.map(({ kind, texts, seed }) => [kind, texts, seed])).toEqual([
    ['hero', 'solutions:hosting.hero', 'hosting/hero'],
    ['packages', 'solutions:hosting.packages', 'hosting/packages'],
    ['price-list', 'solutions:hosting.prices', 'hosting/prices'],
    ['order-form', 'solutions:hosting.order', 'hosting/order'],
  ]);
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
