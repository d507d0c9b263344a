import { describe, expect, test } from 'vitest';
import { isPattern, matchPage } from '../../../app/site/resolve-page.ts';
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

  test('names the page in every language and by default, the same in each', () => {
    const alternates = [
      { language: 'is', href: 'https://hraunvefur.is/lausnir/vefhysing' },
      { language: 'en', href: 'https://hraunvefur.io/lausnir/vefhysing' },
      { language: 'x-default', href: 'https://hraunvefur.is/lausnir/vefhysing' },
    ];
    expect(pageView(site, 'hosting', 'is').head.alternates).toEqual(alternates);
    expect(pageView(site, 'hosting', 'en').head.alternates).toEqual(alternates);
  });

  test('names the page itself by its language’s domain', () => {
    expect(pageView(site, 'hosting', 'en').head.canonical).toBe('https://hraunvefur.io/lausnir/vefhysing');
    expect(pageView(site, 'home', 'is').head.canonical).toBe('https://hraunvefur.is/');
  });

  test('names the address that was asked for where a page stands for many', () => {
    const { canonical, alternates } = pageView(site, 'article', 'en', '/frettir/nyr-vefur').head;
    expect(canonical).toBe('https://hraunvefur.io/frettir/nyr-vefur');
    expect(alternates.map(({ href }) => href)).toContain('https://hraunvefur.is/frettir/nyr-vefur');
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

  test('asked for at / does not make an unknown address the home page', () => {
    expect(pageView(site, 'not-found', 'is', '/').head.title).toBe('is not-found.meta.title | is title');
  });

  test('tells social networks the language and the others', () => {
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

  test('has home, each page on the way, and the page itself without a link', () => {
    expect(pageView(site, 'hosting').breadcrumb).toEqual([
      { page: 'home', to: '/' },
      { page: 'solutions', to: '/lausnir' },
      { page: 'hosting', to: null },
    ]);
    expect(pageView(site, 'solutions').breadcrumb).toEqual([
      { page: 'home', to: '/' },
      { page: 'solutions', to: null },
    ]);
  });

  test('leads from an item to its list', () => {
    expect(pageView(site, 'article', 'is', '/frettir/nyr-vefur').breadcrumb).toEqual([
      { page: 'home', to: '/' },
      { page: 'news', to: '/frettir' },
      { page: 'article', to: null },
    ]);
  });

  test('leaves out a part of the address that is no page', () => {
    expect(pageView(site, 'project', 'is', '/verkefni/verk').breadcrumb).toEqual([
      { page: 'home', to: '/' },
      { page: 'project', to: null },
    ]);
  });
});

describe('the files of texts that a page uses', () => {
  test.each([
    ['home', ['site', 'common', 'nav', 'home', 'cookies']],
    ['solutions', ['site', 'common', 'nav', 'solutions', 'forms', 'cookies']],
    ['news', ['site', 'common', 'nav', 'cookies']],
  ])('%s: %j', (id, namespaces) => {
    expect([...pageView(site, id).namespaces].sort()).toEqual([...namespaces].sort());
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
    ['/lausnir', 'solutions', {}],
    ['/lausnir/vefhysing', 'hosting', {}],
    ['/frettir', 'news', {}],
    ['/frettir/nyr-vefur', 'article', { slug: 'nyr-vefur' }],
    ['/frettir/þær', 'article', { slug: 'þær' }],
    ['/verkefni/7', 'project', { id: '7' }],
  ])('%s is %s with %j', (path, id, parameters) => {
    const match = matchPage(site, path);
    expect([match?.page.id, match?.parameters]).toEqual([id, parameters]);
  });

  test.each([
    '',
    '/nowhere',
    '/lausnir/',
    '/lausnir/vefhysing/meira',
    '/frettir/',
    '/frettir/a/b',
    '/verkefni',
    'lausnir',
    '/__proto__',
    '/constructor',
    '/toString',
  ])('%j has none', (path) => {
    expect(matchPage(site, path)).toBeNull();
  });

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

  test('with braces stands for many', () => {
    expect(isPattern('/frettir/{slug}')).toBe(true);
    expect(isPattern('/frettir')).toBe(false);
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
