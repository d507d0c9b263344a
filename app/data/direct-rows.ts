import type { IndexEntry } from '../site/item-address.ts';
import {
  isSlug,
  newsRowSchema,
  newsTranslationSchema,
  projectRowSchema,
  projectTranslationSchema,
} from '../site/row-shapes.ts';
import type { RowProblem } from './parse-rows.ts';
import { type RowSource, readAll, readList, readOne, readPart } from './read-rows.ts';
import type { RowKind, RowReply, RowRequest, Rows } from './row-requests.ts';

const NEWS = { table: 'news', row: newsRowSchema, translation: newsTranslationSchema };
const PROJECTS = { table: 'projects', row: projectRowSchema, translation: projectTranslationSchema };

type Readers = {
  readonly [K in RowKind]: (source: RowSource, request: RowRequest<K>) => Promise<RowReply<K>>;
};

const readers: Readers = {
  news: (source, { from, count }) => readPart(source, NEWS, from, count),
  'news-item': (source, { slug }) => readOne(source, NEWS, 'slug', slug),
  projects: (source) => readList(source, PROJECTS),
  project: (source, { id }) => readOne(source, PROJECTS, 'id', id),
  index: readIndex,
};

/** Reads from the database on every request. */
export function directRows(source: RowSource): Rows {
  return {
    read<K extends RowKind>(request: RowRequest<K>) {
      const reader: Readers[K] = readers[request.of as K];
      return reader(source, request);
    },
  };
}

/** The names and times of all published rows, for the sitemap and the list of pages to prerender. */
async function readIndex(source: RowSource): Promise<RowReply<'index'>> {
  const [newsRows, projectRows] = await Promise.all([
    readAll(source, 'news', 'id,slug,published_at'),
    readAll(source, 'projects', 'id,published_at'),
  ]);
  if (!newsRows.ok) return newsRows;
  if (!projectRows.ok) return projectRows;
  const problems: RowProblem[] = [...newsRows.problems, ...projectRows.problems];
  const value = {
    news: indexEntries('news', 'slug', newsRows.value, problems),
    projects: indexEntries('projects', 'id', projectRows.value, problems),
  };
  return { ok: true, value, problems };
}

function indexEntries(
  table: string,
  column: 'slug' | 'id',
  rows: readonly unknown[],
  problems: RowProblem[],
): IndexEntry[] {
  return rows.flatMap((row) => {
    const { [column]: name, published_at: time } = row as Readonly<Record<string, unknown>>;
    const publishedAt = new Date(typeof time === 'string' ? time : Number.NaN);
    if (typeof name === 'string' && isSlug(name) && Number.isFinite(publishedAt.getTime()))
      return [{ name, publishedAt: publishedAt.toISOString() }];
    const message = `a row has no ${column} or time of publication that can be read`;
    problems.push({ table, id: null, message });
    return [];
  });
}
