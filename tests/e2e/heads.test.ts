import { expect, test } from '@playwright/test';
import { jsonLdMistakes } from '../json-ld-mistakes.ts';
import { pngHead } from '../read-png.ts';
import { askServer } from './ask-server.ts';
import { type BuiltHtml, readBuiltBytes, readBuiltFile, readBuiltHtml } from './built-html.ts';
import {
  allPages,
  rawTexts,
  readPages,
  readServedPages,
  type ServedPage,
  thingsOfType,
  unknownPath,
} from './pages.ts';
import { getPath, home, languages, site, staticPages, staticPaths, words } from './site-model.ts';

/* Metadata for browsers, search engines and social networks, in the head of each page and in separate files. */

const { company } = site;

test('every page has its address, language, one h1, content policy and a complete head', {
  tag: '@content',
}, async ({ browser }) => {
  const pages = await allPages(browser);
  const expectedNames = languages.flatMap((language) => staticPaths.map((path) => `${language} ${path}`));
  expect(pages.map(({ name }) => name)).toEqual(expectedNames);
  for (const { name, host, path, title, meta, canonical, ...page } of pages) {
    expect(page, name).toMatchObject({ status: 200, language: host });
    expect(
      page.headings.map((heading) => heading !== ''),
      name,
    ).toEqual([true]);
    expect(page.start, name).toMatch(/^\/hydrate\//);
    expect(page.policy, name).toMatch(/^default-src 'none'/);

    const texts = [title, ...page.texts, ...page.labels, ...Object.values(meta).flat()];
    expect(texts.length, name).toBeGreaterThan(60);
    expect(rawTexts(texts), name).toEqual([]);

    const ending = ` | ${words('site:title', host)}`;
    if (path === '/') expect(title).toBe(words('site:homeTitle', host));
    else expect(title.endsWith(ending) && title.length > ending.length, `${name}: ${title}`).toBe(true);

    const [description = ''] = meta.description ?? [];
    const [image = ''] = meta['og:image'] ?? [];
    const language = site.languages.find(({ code }) => code === host);
    const isIndexed = staticPages.some((one) => one.path === path && one.indexed);
    expect(description.length, `description of ${name}`).toBeGreaterThan(40);
    expect(new URL(image).origin, `picture of ${name}`).toBe(language?.origin);
    expect(meta, name).toMatchObject({
      keywords: [expect.stringMatching(/\S/)],
      robots: [isIndexed ? 'index,follow' : 'noindex,nofollow'],
      'geo.region': [company.geo.region],
      'geo.placename': [company.geo.placename],
      'og:type': ['website'],
      'og:site_name': [words('site:title', host)],
      'og:title': [title],
      'og:description': [description],
      'og:url': canonical,
      'og:locale': [language?.openGraphLocale],
      'og:locale:alternate': site.languages
        .filter(({ code }) => code !== host)
        .map((other) => other.openGraphLocale),
      'twitter:card': ['summary_large_image'],
    });
  }
});

test('the breadcrumb links each part of the address but the last; home has none', async ({ browser }) => {
  for (const { name, path, breadcrumb } of await allPages(browser)) {
    const parts = path === '/' ? [] : path.split('/').slice(1);
    const steps: { href: string | null; current: string | null }[] = parts.map((_, depth) => ({
      href: `/${parts.slice(0, depth).join('/')}`,
      current: null,
    }));
    if (parts.length > 0) steps.push({ href: null, current: 'page' });
    expect(
      breadcrumb.map(({ href, current }) => ({ href, current })),
      name,
    ).toEqual(steps);
    if (name !== `${home} ${getPath('hosting-order')}`) continue;
    const ids = ['home', 'solutions', 'hosting', 'hosting-order'];
    expect(breadcrumb.map((step) => step.name)).toEqual(ids.map((id) => words(`nav:${id}.title`)));
  }
});

/** Each is unknown for a different reason: its name, its depth, a file on the disk, an encoding error. */
const unknownPaths = [
  unknownPath,
  `${getPath('services')}/engin-sida`,
  `${getPath('news')}/engin/sida`,
  '/404.html',
  '/engin%20s%C3%AD%C3%B0a',
  '/%E0%A4%A',
];

test('an unknown address gives the not-found page of its host', async ({ browser }) => {
  const unknown: ServedPage[] = [];
  for (const language of languages) unknown.push(...(await readPages(browser, language, unknownPaths)));
  for (const { name, host, headings, meta, mainLinks, ...page } of unknown) {
    expect(page, name).toMatchObject({
      ...{ status: 404, language: host, canonical: [], alternates: [], structured: [] },
    });
    expect(headings, name).toEqual([words('site:not-found.hero.title', host)]);
    expect(meta.robots, name).toEqual(['noindex,nofollow']);
    expect(mainLinks, name).toEqual(expect.arrayContaining(['/', getPath('contact')]));
  }
});

const departments = company.offices.map(({ street, postalCode, locality, countryCode }) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: locality,
    addressCountry: countryCode,
  },
  openingHoursSpecification: company.hours.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
  })),
}));

test('JSON-LD describes what the page shows: agency, breadcrumbs, questions, services', async ({
  browser,
}) => {
  for (const { code, origin } of site.languages) {
    const pages = await readServedPages(browser, code);
    expect(pages.some(({ questions }) => questions.length > 0)).toBe(true);
    for (const page of pages) {
      const { name, path, breadcrumb, structured } = page;
      expect(structured, name).toHaveLength(1);
      const data: unknown = JSON.parse(structured[0] ?? '');
      expect(jsonLdMistakes(data), name).toEqual([]);
      const json = JSON.stringify(data);
      // Unfilled placeholders, language tags meant for pages, and invalid values.
      expect(json, name).not.toMatch(/\{\{|<\/?[a-z]|&[a-z]+;|undefined|NaN/);
      const addresses = [...json.matchAll(/"(?:url|item|image|logo|@id)":"([^"]+)"/g)];
      expect(new Set(addresses.map(([, address]) => new URL(address ?? '').origin)), name).toEqual(
        new Set([origin]),
      );

      const provider = { '@id': `${origin}/#organization` };
      const agency = { ...provider, name: company.name, url: `${origin}/` };
      const hasOffices = ['home', 'about', 'contact'].map(getPath).includes(path);
      expect(thingsOfType(page, 'Organization'), name).toMatchObject([
        { ...agency, ...(hasOffices && { department: departments }) },
      ]);

      const steps = breadcrumb.map((step, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: step.name,
        item: origin + (step.href ?? path),
      }));
      const ways = thingsOfType(page, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
      expect(ways, name).toEqual(path === '/' ? [] : [steps]);

      const questions = page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }));
      const faqEntities = thingsOfType(page, 'FAQPage').map(({ mainEntity }) => mainEntity);
      expect(faqEntities, name).toEqual(questions.length > 0 ? [questions] : []);

      const service = {
        name: breadcrumb.at(-1)?.name,
        description: page.meta.description?.[0],
        url: origin + path,
        provider,
      };
      const isSold = /^\/(thjonusta|lausnir)\/[^/]+$/.test(path);
      expect(thingsOfType(page, 'Service'), name).toMatchObject(isSold ? [service] : []);
    }
  }
});

/** Head of a built page, as search engines read it. */
interface Head extends BuiltHtml {
  readonly title: string;
  readonly description: string;
  readonly canonical: readonly string[];
  /** Addresses by language. */
  readonly alternates: readonly (readonly [language: string, href: string])[];
}

const heads = Object.fromEntries(
  languages.map((language) => [language, readBuiltHtml(language).map(readHead)]),
);
const headsOf = (language: string) => (heads[language] ?? []).filter(({ path }) => path !== '/404.html');

function readHead(page: BuiltHtml): Head {
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

for (const { code: language, origin } of site.languages)
  test(`every built ${language} page has its own title and description, names its counterparts and is in the sitemap`, async ({
    page,
  }) => {
    const languageHeads = headsOf(language);
    expect(languageHeads.length).toBeGreaterThan(50);
    for (const slot of ['title', 'description'] as const) {
      const pathsBy = Map.groupBy(languageHeads, (head) => head[slot]);
      expect(pathsBy.get(''), slot).toBeUndefined();
      const shared = [...pathsBy.values()].filter((pages) => pages.length > 1);
      expect(shared.map((pages) => pages.map(({ path }) => path))).toEqual([]);
    }
    for (const { path, canonical, alternates } of languageHeads) {
      expect(canonical, path).toEqual([origin + path]);
      const counterparts = site.languages.map((other) => [other.code, other.origin + path]);
      expect(Object.fromEntries(alternates), path).toEqual({
        ...Object.fromEntries(counterparts),
        'x-default': site.defaultLanguage.origin + path,
      });
      for (const { code } of site.languages)
        expect(
          headsOf(code).some((head) => head.path === path),
          `${code} ${path} is there`,
        ).toBe(true);
    }

    const { root, urls } = await page.evaluate(readSitemap, readBuiltFile(language, 'sitemap.xml'));
    expect(root).toEqual({ name: 'urlset', space: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
    const indexedHeads = languageHeads.filter(({ html }) => html.includes('content="index,follow"'));
    expect(urls.map(({ loc }) => loc).sort()).toEqual(
      indexedHeads.flatMap(({ canonical }) => canonical).sort(),
    );
    for (const { loc, children, lastmod, alternates } of urls) {
      expect(
        children.filter((name) => !['loc', 'lastmod', 'xhtml:link'].includes(name)),
        loc,
      ).toEqual([]);
      expect(alternates, loc).toEqual(indexedHeads.find(({ canonical }) => canonical[0] === loc)?.alternates);
      expect(lastmod.length, loc).toBeLessThan(2);
      for (const day of lastmod) {
        expect(day, loc).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/);
        expect(Date.parse(day), loc).toBeLessThanOrEqual(Date.now());
      }
    }
  });

for (const { code: language, origin } of site.languages)
  test(`every built ${language} page has its own picture for social networks, its icons and its manifest`, async () => {
    const metaOf = (html: string, property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const images = new Set<string>();
    for (const { path, html } of headsOf(language)) {
      expect(metaOf(html, 'og:image:alt'), path).toBe(metaOf(html, 'og:title'));
      const image = metaOf(html, 'og:image');
      expect(images.has(image), `${path} ${image}`).toBe(false);
      images.add(image);
      expect(image.startsWith(`${origin}/social/`), `${path} ${image}`).toBe(true);
      const bytes = readBuiltBytes(language, new URL(image).pathname);
      expect(pngHead(bytes), path).toEqual({ width: 1200, height: 630 });
      // Well below 300 KB, above which some networks show no picture.
      expect(bytes.length, path).toBeLessThan(100_000);
    }
    const { text } = await askServer(language, unknownPath);
    expect(metaOf(text, 'og:image')).toBe(`${origin}/social.png`);
    const manifest = await askServer(language, /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '/');
    const { lang, icons } = JSON.parse(manifest.text) as { lang: string; icons: { src: string }[] };
    expect(lang).toMatch(new RegExp(`^${language}-`));
    for (const path of [
      '/social.png',
      '/favicon.ico',
      '/apple-touch-icon.png',
      ...icons.map(({ src }) => src),
    ]) {
      const { status, headers } = await askServer(language, path);
      expect([path, status, headers['content-type']]).toEqual([
        ...[path, 200, path.endsWith('.ico') ? 'image/x-icon' : 'image/png'],
      ]);
    }
  });

/** Runs in the browser, so it uses nothing from outside the function. */
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
