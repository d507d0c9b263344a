import type { SectionKind } from '../../schema/sections/section.ts';
import { aboutNews, aboutProject } from '../site/item-page.ts';
import { readListQuery, writeListQuery } from '../site/list-query.ts';
import type { HeadView, PageView } from '../site/page-view.ts';
import type { SectionView } from '../site/resolve-section.ts';
import type { NewsRow, ProjectRow } from '../site/row-shapes.ts';
import { newsCard, newsView, projectCard, projectView } from '../site/row-views.ts';
import type { ItemReader, ProofView } from '../site/views.ts';
import type { Rows } from './row-requests.ts';
import type { RowSectionKind } from './row-sections.ts';

/** Older news than these lead on to the newest. */
const MAX_FOLLOWED_NEWS = 20;

/** A page with its rows. */
export type FilledPage =
  | { readonly kind: 'filled'; readonly view: PageView }
  /** The item or the part of a list is missing: the visitor is redirected to the list. */
  | { readonly kind: 'missing' };

/** Fills the sections of a page that show news and projects; one whose rows cannot be read keeps what it has. */
export async function fillPage(view: PageView, url: URL, rows: Rows): Promise<FilledPage> {
  const sections = await Promise.all(view.sections.map((section) => fillSection(section, url, rows)));
  let page: PageView = { ...view, sections };
  for (const section of sections) {
    if (section.kind === 'news-list') {
      if (section.page > section.pages) return { kind: 'missing' };
      page = { ...page, head: partHead(view.head, section.page) };
    }
    if (section.kind === 'news-article') {
      if (!section.article) return { kind: 'missing' };
      page = aboutNews(page, section.article);
    }
    if (section.kind === 'project-detail') {
      if (!section.project) return { kind: 'missing' };
      page = aboutProject(page, section.project);
    }
  }
  return { kind: 'filled', view: page };
}

/** The head of a part of a long list: a separate page to search engines, with counterparts in the other languages. */
function partHead(head: HeadView, page: number): HeadView {
  const query = writeListQuery({ category: '', search: '', page });
  const withQuery = (address: string) => address.replace(/\?.*|$/, query);
  return {
    ...head,
    canonical: head.canonical && withQuery(head.canonical),
    alternates: head.alternates.map((alternate) => ({ ...alternate, href: withQuery(alternate.href) })),
  };
}

type Filler<K extends SectionKind> = (
  section: SectionView<K>,
  url: URL,
  rows: Rows,
) => Promise<SectionView<K>>;

const fillers: { readonly [K in RowSectionKind]: Filler<K> } = {
  async 'client-logos'(section, _, rows) {
    const reply = await rows.read({ of: 'projects' });
    if (!reply.ok) return section;
    const projects = new Map(reply.value.map((row) => [row.id, projectCard(row, section.reader)]));
    // A client whose project is not published links nowhere.
    const clients = section.clients.map((client) => {
      const work = projects.get(client.work?.id ?? '') ?? null;
      return { ...client, work, to: work && client.to };
    });
    return { ...section, clients };
  },
  async 'latest-news'(section, _, rows) {
    const reply = await rows.read({ of: 'news', from: 0, count: section.limit });
    return reply.ok
      ? { ...section, news: reply.value.rows.map((row) => newsCard(row, section.reader)) }
      : section;
  },
  async 'news-list'(section, { searchParams }, rows) {
    const { perPage, reader } = section;
    const { page } = readListQuery(searchParams);
    const reply = await rows.read({ of: 'news', from: (page - 1) * perPage, count: perPage });
    if (!reply.ok) return section;
    const pages = Math.max(1, Math.ceil(reply.value.total / perPage));
    return { ...section, news: reply.value.rows.map((row) => newsCard(row, reader)), page, pages };
  },
  async 'news-article'(section, _, rows) {
    const reply = await rows.read({ of: 'news-item', slug: section.slug });
    if (!reply.ok) return section;
    const next = await readNextNews(section.slug, rows);
    return {
      ...section,
      article: reply.value && newsView(reply.value, section.reader),
      next: next && newsCard(next, section.reader),
    };
  },
  async 'project-gallery'(section, _, rows) {
    const reply = await rows.read({ of: 'projects' });
    return reply.ok
      ? { ...section, projects: reply.value.map((row) => projectCard(row, section.reader)) }
      : section;
  },
  async 'project-detail'(section, _, rows) {
    const { projectId, reader } = section;
    const reply = await rows.read({ of: 'project', id: projectId });
    if (!reply.ok) return section;
    const next = await readNextProject(projectId, rows);
    return {
      ...section,
      project: reply.value && projectView(reply.value, reader),
      next: next && projectCard(next, reader),
    };
  },
  async results(section, _, rows) {
    const results = await Promise.all(section.projects.map((id) => readProof(id, section.reader, rows)));
    return { ...section, results: results.flat() };
  },
};

/** The first result of a project; nothing if the project is not published or has none. */
async function readProof(id: string, reader: ItemReader, rows: Rows): Promise<readonly ProofView[]> {
  const reply = await rows.read({ of: 'project', id });
  if (!reply.ok || !reply.value) return [];
  const { results, contentLanguage: language } = projectView(reply.value, reader);
  const project = projectCard(reply.value, reader);
  return results.slice(0, 1).map((result) => ({ ...result, project, language }));
}

/** The project after another one in the list of all, and after the last the first; null if there is no other. */
async function readNextProject(id: string, rows: Rows): Promise<ProjectRow | null> {
  const reply = await rows.read({ of: 'projects' });
  return reply.ok ? rowAfter(reply.value, (row) => row.id === id) : null;
}

/** The news item after another one in the list, if that is one of the newest, else the newest; null if there is no other. */
async function readNextNews(slug: string, rows: Rows): Promise<NewsRow | null> {
  const reply = await rows.read({ of: 'news', from: 0, count: MAX_FOLLOWED_NEWS });
  return reply.ok ? rowAfter(reply.value.rows, (row) => row.slug === slug) : null;
}

/** The row after one in a list, and after the last the first; null if there is no other. */
function rowAfter<Row>(rows: readonly Row[], isThisRow: (row: Row) => boolean): Row | null {
  const next = rows[(rows.findIndex(isThisRow) + 1) % rows.length];
  return next === undefined || isThisRow(next) ? null : next;
}

async function fillSection(section: SectionView, url: URL, rows: Rows): Promise<SectionView> {
  if (!Object.hasOwn(fillers, section.kind)) return section;
  const fill = fillers[section.kind as RowSectionKind] as Filler<SectionKind>;
  return await fill(section, url, rows);
}
