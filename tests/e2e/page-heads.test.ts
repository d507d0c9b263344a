import { expect, test } from '@playwright/test';
import { allPages, readPages, type ServedPage, unknownPath } from './pages.ts';
import { home, languages, pathOf, site, staticPages, staticPaths, words } from './site-model.ts';

test('every page is there under its own address, in its language, with one h1 and the policy', async ({
  browser,
}) => {
  const found = (await allPages(browser)).map((page) => ({
    name: page.name,
    status: page.status,
    language: page.language,
    headings: page.headings.filter((heading) => heading !== '').length,
    starts: page.start?.startsWith('/hydrate/'),
    policy: page.policy.startsWith("default-src 'none'"),
  }));
  const wanted = languages.flatMap((language) =>
    staticPaths.map((path) => ({
      name: `${language} ${path}`,
      status: 200,
      language,
      headings: 1,
      starts: true,
      policy: true,
    })),
  );
  expect(found).toEqual(wanted);
});

test('every title ends with the name of the site', async ({ browser }) => {
  for (const { name, host, path, title } of await allPages(browser)) {
    const ending = ` | ${words('site:title', host)}`;
    if (path === '/') expect(title).toBe(words('site:homeTitle', host));
    else expect(title.endsWith(ending) && title.length > ending.length, `${name}: ${title}`).toBe(true);
  }
});

test('every page says to search engines and social networks what it is', async ({ browser }) => {
  for (const { name, host, path, title, meta, canonical } of await allPages(browser)) {
    const [description = ''] = meta.description ?? [];
    const [image = ''] = meta['og:image'] ?? [];
    expect(description.length, `description of ${name}`).toBeGreaterThan(40);
    expect(new URL(image).origin, `picture of ${name}`).toBe(languageOf(host).origin);
    expect(meta, name).toMatchObject({
      keywords: [expect.stringMatching(/\S/)],
      robots: [isIndexed(path) ? 'index,follow' : 'noindex,nofollow'],
      'geo.region': [site.company.geo.region],
      'geo.placename': [site.company.geo.placename],
      'og:type': ['website'],
      'og:site_name': [words('site:title', host)],
      'og:title': [title],
      'og:description': [description],
      'og:url': canonical,
      'og:image': [image],
      'og:locale': [languageOf(host).openGraphLocale],
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
    const above = parts.map((_, depth) => `/${parts.slice(0, depth).join('/')}`);
    const steps = above.map((href) => ({ href: href as string | null, current: null as string | null }));
    if (parts.length > 0) steps.push({ href: null, current: 'page' });
    expect(
      breadcrumb.map(({ href, current }) => ({ href, current })),
      name,
    ).toEqual(steps);
    if (name !== `${home} ${pathOf('hosting-order')}`) continue;
    const ids = ['home', 'solutions', 'hosting', 'hosting-order'];
    expect(breadcrumb.map((step) => step.name)).toEqual(ids.map((id) => words(`nav:${id}.title`)));
  }
});

/** Each is unknown in a way of its own: by name, by depth, by what is on the disk, by what cannot be decoded. */
const unknownPaths = [
  unknownPath,
  '/engin/sida/her',
  `${pathOf('services')}/engin-sida`,
  `${pathOf('news')}/engin/sida`,
  pathOf('services').toUpperCase(),
  '/index.html',
  '/404',
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
    expect(mainLinks, name).toEqual(expect.arrayContaining(['/', pathOf('contact')]));
  }
});

function languageOf(code: string) {
  const language = site.languages.find((one) => one.code === code);
  if (!language) throw new Error(`There is no language ${code}.`);
  return language;
}

function isIndexed(path: string): boolean {
  return staticPages.some((page) => page.path === path && page.indexed);
}
