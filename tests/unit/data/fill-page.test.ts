import { describe, expect, test } from 'vitest';
import { fillPage } from '../../../app/data/fill-page.ts';
import { readsRows } from '../../../app/data/row-sections.ts';
import { noRows } from '../../../app/data/rows.ts';
import type { PageView } from '../../../app/site/page-view.ts';
import { resolvePage } from '../../../app/site/resolve-page.ts';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import type { SectionView } from '../../../app/site/section-view.ts';
import { fillTexts } from '../../../app/site/texts/texts.ts';
import { contextOf, itemPages, smallSite } from '../pages/small-pages.ts';
import { completeTexts, textsOf } from '../texts/written-texts.ts';
import { rowsOf } from './rows-of.ts';
import { someNewsRow, someProjectRow } from './some-rows.ts';

const site = smallSite(itemPages);
const newsRow = (given: Partial<NewsRow>) => someNewsRow(given) as NewsRow;
const news = Array.from({ length: 50 }, (_, place) =>
  newsRow({ slug: `frett-${place}`, title: `Frétt ${place}` }),
);
const projects = ['a', 'b'].map((id) => someProjectRow({ id, title: `Verk ${id}` }) as ProjectRow);
const rows = rowsOf(news, projects);

/** A page of the site before its rows are there. */
function empty(id: string, parameters: Readonly<Record<string, string>> = {}, code = 'is'): PageView {
  const page = site.pages.find((known) => known.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  const context = contextOf(site, code, { parameters });
  const texts = fillTexts(site, context.language, textsOf(completeTexts(site), code));
  const path = page.path.replace(/\{(\w+)\}/, (_, name: string) => parameters[name] ?? '');
  return resolvePage(page, path, context, texts);
}

const at = (address: string) => new URL(address, 'https://hraunvefur.is');

async function filled(view: PageView, address: string, from = rows): Promise<PageView> {
  const page = await fillPage(view, at(address), from);
  if (page.kind === 'missing') throw new Error(`${address} is missing.`);
  return page.view;
}

function sectionOf<K extends SectionView['kind']>(view: PageView, kind: K): SectionView<K> {
  const section = view.sections.find((known) => known.kind === kind);
  if (!section) throw new Error(`There is no ${kind}.`);
  return section as SectionView<K>;
}

const slugs = (list: readonly { readonly slug: string }[] | null) => list?.map(({ slug }) => slug);

describe('a list', () => {
  test('has its first part, and the newest as many as the section says', async () => {
    const view = await filled(empty('news'), '/frettir');
    const list = sectionOf(view, 'news-list');
    expect(slugs(list.news)).toEqual(news.slice(0, 24).map(({ slug }) => slug));
    expect([list.page, list.pages]).toEqual([1, 3]);
    expect(slugs(sectionOf(view, 'latest-news').news)).toEqual(['frett-0', 'frett-1']);
  });

  test.each([
    ['?sida=3', 3, 2],
    ['?sida=0', 1, 24],
    ["?sida=2'--", 1, 24],
    ['?utm_source=x', 1, 24],
  ])('%s is part %i with %i', async (query, page, count) => {
    const list = sectionOf(await filled(empty('news'), `/frettir${query}`), 'news-list');
    expect([list.page, list.news?.length]).toEqual([page, count]);
  });

  test('has an address of its own for each part, the same in each language, and no other for what only filters', async () => {
    const headAt = async (address: string) => (await filled(empty('news'), address)).head;
    const second = await headAt('/frettir?utm_source=x&sida=2');
    expect(second.canonical).toBe('https://hraunvefur.is/frettir?sida=2');
    expect(second.alternates).toEqual([
      { language: 'is', href: 'https://hraunvefur.is/frettir?sida=2' },
      { language: 'en', href: 'https://hraunvefur.io/frettir?sida=2' },
      { language: 'x-default', href: 'https://hraunvefur.is/frettir?sida=2' },
    ]);
    for (const query of ['', '?sida=1', '?utm_source=x'])
      expect(await headAt(`/frettir${query}`)).toEqual(empty('news').head);
    const back = await filled(await filled(empty('news'), '/frettir?sida=2'), '/frettir');
    expect(back.head).toEqual(empty('news').head);
  });

  test.each(['?sida=4'])('a part that is not there is missing: %s', async (query) => {
    expect(await fillPage(empty('news'), at(`/frettir${query}`), rows)).toEqual({ kind: 'missing' });
  });

  test('that cannot be read is null, or stays what it was', async () => {
    const unread = await filled(empty('news'), '/frettir', noRows);
    expect(sectionOf(unread, 'news-list').news).toBeNull();
    const before = await filled(empty('news'), '/frettir');
    expect(await filled(before, '/frettir', noRows)).toEqual(before);
  });
});

describe('an item', () => {
  test('gives its page the head, the way to it and what search engines read', async () => {
    const [first] = news;
    if (!first) throw new Error('There are no news.');
    const image = 'https://myndir.example/a.jpg';
    const only = rowsOf([{ ...first, excerpt: 'Stutt', image_url: image }]);
    const view = await filled(empty('article', { slug: first.slug }), `/frettir/${first.slug}`, only);
    expect(sectionOf(view, 'news-article').article).toMatchObject({ title: 'Frétt 0', excerpt: 'Stutt' });
    expect(view.head).toMatchObject({
      title: `Frétt 0 | ${view.head.siteName}`,
      description: 'Stutt',
      type: 'article',
      publishedAt: '2026-11-21T12:00:00.123Z',
      image,
      feed: `${site.defaultLanguage.origin}/frettir.atom`,
    });
    expect(view.breadcrumb.at(-1)).toMatchObject({ to: null, item: { title: 'Frétt 0', language: null } });
    const things = view.head.structuredData?.['@graph'] ?? [];
    expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      headline: 'Frétt 0',
      datePublished: '2026-11-21T12:00:00.123Z',
      url: view.head.canonical,
      image,
      inLanguage: 'is',
    });
    expect(JSON.stringify(things.find((thing) => thing['@type'] === 'BreadcrumbList'))).toContain(
      '"Frétt 0"',
    );
  });

  test('in a language that it is not translated to says what it is written in', async () => {
    const view = await filled(empty('project', { id: 'b' }, 'en'), '/verkefni/b');
    expect(view.breadcrumb.at(-1)?.item).toEqual({ title: 'Verk b', language: 'is' });
    const work = view.head.structuredData?.['@graph'].find((thing) => thing['@type'] === 'CreativeWork');
    expect(work).toMatchObject({ inLanguage: 'is', sameAs: 'https://ull.example' });
  });

  test.each([
    ['article', { slug: 'ekki-til' }],
    ['project', { id: 'ekki-til' }],
  ])('that is not there is missing: %s %o', async (id, parameters) => {
    const view = empty(id, parameters as Readonly<Record<string, string>>);
    expect(await fillPage(view, at('/'), rows)).toEqual({ kind: 'missing' });
    expect(await fillPage(view, at('/'), noRows)).toEqual({ kind: 'missing' });
  });

  test('that is shown stays while it cannot be read, and goes when it is gone', async () => {
    const view = await filled(empty('project', { id: 'a' }), '/verkefni/a');
    expect(await filled(view, '/verkefni/a', noRows)).toEqual(view);
    expect(await fillPage(view, at('/verkefni/a'), rowsOf([]))).toEqual({ kind: 'missing' });
  });
});

test('only pages that show news or projects read rows', () => {
  expect(site.pages.filter(readsRows).map(({ id }) => id)).toEqual(['news', 'article', 'project']);
});
