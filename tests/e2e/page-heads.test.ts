import { expect } from '@playwright/test';
import { readAllPages, type ServedPage } from './read-pages.ts';
import { languages, site, staticPages, staticPaths, words } from './site-model.ts';
import { test } from './site-test.ts';

for (const language of languages) {
  test.describe(language, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages: readonly ServedPage[];

    test.beforeEach(async ({ page, request }) => {
      pages = await readAllPages({ page, request }, language);
    });

    test('every page is there under its own address, in its language, with one h1', () => {
      expect(
        pages.map(({ path, status, answeredBy, language: lang, headings, start }) => ({
          path,
          status,
          answeredBy,
          lang,
          headings: headings.filter((heading) => heading !== '').length,
          starts: start?.startsWith('/hydrate/'),
        })),
      ).toEqual(
        staticPaths.map((path) => ({
          path,
          status: 200,
          answeredBy: path,
          lang: language,
          headings: 1,
          starts: true,
        })),
      );
    });

    test('every page has its own title, followed by the name of the site', () => {
      const titles = pages.map(({ title }) => title);
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
      const ending = ` | ${words('site:title', language)}`;
      for (const { path, title } of pages) {
        if (path === '/') expect(title).toBe(words('site:homeTitle', language));
        else expect(title.endsWith(ending) && title.length > ending.length, `${path}: ${title}`).toBe(true);
      }
    });

    test('every page names its own address and its counterpart in each language', () => {
      const origins = Object.fromEntries(site.languages.map(({ code, origin }) => [code, origin]));
      for (const { path, canonical, alternates } of pages) {
        expect(canonical, path).toEqual([`${origins[language]}${path}`]);
        expect(alternates, path).toEqual([
          { language: 'is', href: `${origins.is}${path}` },
          { language: 'en', href: `${origins.en}${path}` },
          { language: 'es', href: `${origins.es}${path}` },
          { language: 'da', href: `${origins.da}${path}` },
          { language: 'x-default', href: `${origins.is}${path}` },
        ]);
      }
    });

    test('every page tells search engines and social networks what it is', () => {
      const { openGraphLocale, origin } = languageOf(language);
      for (const { path, title, meta, canonical } of pages) {
        const [description = ''] = meta.description ?? [];
        const [image = ''] = meta['og:image'] ?? [];
        expect(description.length, `description of ${path}`).toBeGreaterThan(40);
        expect(new URL(image).origin, `picture of ${path}`).toBe(origin);
        expect(meta, path).toMatchObject({
          keywords: [expect.stringMatching(/\S/)],
          robots: [isIndexed(path) ? 'index,follow' : 'noindex,nofollow'],
          'geo.region': [site.company.geo.region],
          'geo.placename': [site.company.geo.placename],
          'og:type': ['website'],
          'og:site_name': [words('site:title', language)],
          'og:title': [title],
          'og:description': [description],
          'og:url': canonical,
          'og:image': [image],
          'og:locale': [openGraphLocale],
          'og:locale:alternate': site.languages
            .filter(({ code }) => code !== language)
            .map((other) => other.openGraphLocale),
          'twitter:card': ['summary_large_image'],
        });
      }
    });

    test('the breadcrumb links each part of the address but the last; home has none', () => {
      for (const { path, breadcrumb } of pages) {
        const parts = path === '/' ? [] : path.split('/').slice(1);
        const above = parts.map((_, depth) => `/${parts.slice(0, depth).join('/')}`);
        const steps = above.map((href) => ({ href: href as string | null, current: null as string | null }));
        if (parts.length > 0) steps.push({ href: null, current: 'page' });
        expect(breadcrumb, path).toEqual(steps);
      }
    });
  });
}

function languageOf(code: string) {
  const language = site.languages.find((one) => one.code === code);
  if (!language) throw new Error(`There is no language ${code}.`);
  return language;
}

function isIndexed(path: string): boolean {
  return staticPages.some((page) => page.path === path && page.indexed);
}
