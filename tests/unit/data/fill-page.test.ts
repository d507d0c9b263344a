import { expect, test } from 'vitest';
import { fillPage } from '../../../app/data/fill-page.ts';
import type { PageView } from '../../../app/site/page-view.ts';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import { itemPages, pageView, smallSite } from '../pages/small-pages.ts';
import { createFixedRows } from './fixed-rows.ts';
import { someNewsRow, someProjectRow } from './some-rows.ts';

const site = smallSite(itemPages);
const news = Array.from({ length: 50 }, (_, place) =>
  someNewsRow({ slug: `frett-${place}`, title: `Frétt ${place}` }),
) as NewsRow[];
const rows = createFixedRows(news, [someProjectRow({ id: 'b', title: 'Verk b' }) as ProjectRow]);

async function fillView(view: PageView, address: string): Promise<PageView> {
  const page = await fillPage(view, new URL(address, 'https://hraunvefur.is'), rows);
  if (page.kind === 'missing') throw new Error(`${address} is missing.`);
  return page.view;
}

const thingOf = ({ head }: PageView, type: string) =>
  head.structuredData?.['@graph'].find((node) => node['@type'] === type);

test('each page of a list has an address, the same in each language; filters have none', async () => {
  const empty = pageView(site, 'news');
  const second = await fillView(empty, '/frettir?utm_source=x&sida=2');
  expect(second.head.canonical).toBe('https://hraunvefur.is/frettir?sida=2');
  expect(second.head.alternates).toEqual([
    { language: 'is', href: 'https://hraunvefur.is/frettir?sida=2' },
    { language: 'en', href: 'https://hraunvefur.io/frettir?sida=2' },
    { language: 'x-default', href: 'https://hraunvefur.is/frettir?sida=2' },
  ]);
  for (const query of ['', '?sida=1', '?utm_source=x'])
    expect((await fillView(second, `/frettir${query}`)).head).toEqual(empty.head);
});

test('an item gives its page what search engines read', async () => {
  const view = await fillView(pageView(site, 'article', 'is', '/frettir/frett-0'), '/frettir/frett-0');
  expect(thingOf(view, 'NewsArticle')).toMatchObject({
    headline: 'Frétt 0',
    datePublished: '2026-11-21T12:00:00.123Z',
    url: view.head.canonical,
    inLanguage: 'is',
  });
  expect(JSON.stringify(thingOf(view, 'BreadcrumbList'))).toContain('"Frétt 0"');
});

test('an item in a language that it is not translated to says what it is written in', async () => {
  const view = await fillView(pageView(site, 'project', 'en', '/verkefni/b'), '/verkefni/b');
  expect(view.breadcrumb.at(-1)?.item).toEqual({ title: 'Verk b', language: 'is' });
  expect(thingOf(view, 'CreativeWork')).toMatchObject({ inLanguage: 'is', sameAs: 'https://ull.example' });
});

test('the results of a page are those of published projects, and of no others', async () => {
  const project = pageView(site, 'project', 'is', '/verkefni/b');
  const section = { kind: 'results', id: 'proof', projects: ['a', 'b', 'c'], results: [] };
  const reader = { language: 'en', locale: 'en-US', original: 'is', timeZone: 'Atlantic/Reykjavik' };
  const view = { ...project, sections: [{ ...section, reader, base: '/verkefni' }] } as unknown as PageView;
  const projects = [
    someProjectRow({ id: 'b', content: 'Inngangur\n14 → 0 | sæti\n81% | bókana' }),
    someProjectRow({ id: 'c', content: 'Engin tala' }),
  ] as ProjectRow[];
  const page = await fillPage(view, new URL('https://hraunvefur.is/'), createFixedRows([], projects));
  expect(page).toMatchObject({
    view: {
      sections: [{ results: [{ figure: '14 → 0', words: 'sæti', language: 'is', project: { id: 'b' } }] }],
    },
  });
});

test('a project knows the next one, and after the last the first', async () => {
  const projects = ['a', 'b', 'c'].map((id) => someProjectRow({ id })) as ProjectRow[];
  const next = async (id: string, given = projects) => {
    const address = `/verkefni/${id}`;
    const page = await fillPage(
      pageView(site, 'project', 'is', address),
      new URL(address, 'https://hraunvefur.is'),
      createFixedRows([], given),
    );
    const section =
      page.kind === 'filled' && page.view.sections.find(({ kind }) => kind === 'project-detail');
    return section && 'projectId' in section ? section.next?.id : undefined;
  };
  expect([await next('a'), await next('c'), await next('b', projects.slice(1, 2))]).toEqual([
    'b',
    'a',
    undefined,
  ]);
});

test('a news item links to the next older one, and the oldest to the newest', async () => {
  const next = async (slug: string) => {
    const section = (await fillView(pageView(site, 'article', 'is', `/frettir/${slug}`), `/frettir/${slug}`))
      .sections[0];
    return section?.kind === 'news-article' && section.next?.slug;
  };
  expect(await next('frett-0')).toBe('frett-1');
  expect([await next('frett-19'), await next('frett-49')]).toEqual(['frett-0', 'frett-0']);
});
