import { expect, test } from '@playwright/test';
import { type BuiltHtml, builtFile, builtHtml } from './built-html.ts';
import { languages, site } from './site-model.ts';

/* What search engines find of every page that is built, news and projects included: titles, addresses, languages. */

const originOf = Object.fromEntries(site.languages.map(({ code, origin }) => [code, origin]));
const languageOf = Object.fromEntries(site.languages.map(({ code, origin }) => [origin, code]));

/** The head of a page as far as search engines go by it. */
interface Head extends BuiltHtml {
  readonly title: string;
  readonly description: string;
  readonly canonical: readonly string[];
  /** Addresses by language. */
  readonly alternates: readonly (readonly [language: string, href: string])[];
}

const heads = Object.fromEntries(languages.map((language) => [language, builtHtml(language).map(headOf)]));
const headsOf = (language: string) => (heads[language] ?? []).filter(({ path }) => path !== '/404.html');

function headOf(page: BuiltHtml): Head {
  const all = (pattern: RegExp) => [...page.html.matchAll(pattern)].map((match) => match.slice(1));
  return {
    ...page,
    title: all(/<title>([^<]*)<\/title>/g).join(),
    description: all(/<meta name="description" content="([^"]*)"\/>/g).join(),
    canonical: all(/<link rel="canonical" href="([^"]*)"\/>/g).flat(),
    alternates: all(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"\/>/gi).map(
      ([href = '', language = '']) => [language, href],
    ),
  };
}

for (const language of languages)
  test.describe(language, () => {
    test('no two pages have one title or one description', () => {
      expect(headsOf(language).length).toBeGreaterThan(50);
      for (const slot of ['title', 'description'] as const) {
        const pathsBy = Map.groupBy(headsOf(language), (head) => head[slot]);
        expect(pathsBy.get(''), slot).toBeUndefined();
        const shared = [...pathsBy.values()].filter((pages) => pages.length > 1);
        expect(shared.map((pages) => pages.map(({ path }) => path))).toEqual([]);
      }
    });

    test('every page names itself, and each counterpart names it back', () => {
      for (const { path, canonical, alternates } of headsOf(language)) {
        const own = `${originOf[language]}${path}`;
        expect(canonical, path).toEqual([own]);
        expect(alternates.map(([code]) => code).sort(), path).toEqual([...languages, 'x-default'].sort());
        expect(Object.fromEntries(alternates), path).toMatchObject({
          [language]: own,
          'x-default': `${site.defaultLanguage.origin}${path}`,
        });
        for (const [, href] of alternates) {
          const { origin, pathname } = new URL(href);
          const other = headsOf(languageOf[origin] ?? '').find((head) => head.path === pathname);
          expect(other?.canonical, `${own} names ${href}`).toEqual([href]);
          expect(other?.alternates, `${href} names ${own}`).toContainEqual([language, own]);
        }
      }
    });

    test('the sitemap has every page that may be found, as the schema of sitemaps has it', async ({
      page,
    }) => {
      const { root, urls } = await page.evaluate(readSitemap, builtFile(language, 'sitemap.xml'));
      expect(root).toEqual({ name: 'urlset', space: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
      const indexed = headsOf(language).filter(({ html }) => html.includes('content="index,follow"'));
      expect(urls.map(({ loc }) => loc).sort()).toEqual(indexed.flatMap(({ canonical }) => canonical).sort());
      for (const { loc, children, lastmod, alternates } of urls) {
        expect(children.filter((name) => name === 'loc' || name === 'lastmod').length, loc).toBeLessThan(3);
        expect(
          children.every((name) => ['loc', 'lastmod', 'xhtml:link'].includes(name)),
          loc,
        ).toBe(true);
        const head = indexed.find(({ canonical }) => canonical[0] === loc);
        expect(alternates, loc).toEqual(head?.alternates);
        for (const day of lastmod) {
          expect(day, loc).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/);
          expect(Date.parse(day), loc).toBeLessThanOrEqual(Date.now());
        }
      }
    });
  });

/** Runs in the browser, so it uses nothing from outside itself. */
function readSitemap(xml: string) {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const textsOf = (url: Element, name: string) =>
    [...url.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
  return {
    root: { name: root.localName, space: root.namespaceURI },
    urls: [...root.children].map((url) => ({
      loc: textsOf(url, 'loc').join(),
      lastmod: textsOf(url, 'lastmod'),
      children: [...url.children].map(({ nodeName }) => nodeName),
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    })),
  };
}
