import { readIndex } from './read-index.ts';
import { readNewsBySlug, readNewsPage } from './read-news.ts';
import { readProjectById, readProjects } from './read-projects.ts';
import type { Reading, RowSource } from './read-rows.ts';
import type { RowKind, RowReply, RowRequest, Rows } from './rows.ts';

type Readers = {
  readonly [K in RowKind]: (source: RowSource, request: RowRequest<K>) => Promise<RowReply<K>>;
};

const readers: Readers = {
  news: (source, { from, count }) => readNewsPage(source, from, count),
  'news-item': async (source, { slug }) => firstOf(await readNewsBySlug(source, slug)),
  projects: async (source) => allOf(await readProjects(source)),
  project: async (source, { id }) => firstOf(await readProjectById(source, id)),
  index: (source) => readIndex(source),
};

/** Reads from the database each time. */
export function directRows(source: RowSource): Rows {
  return {
    read<K extends RowKind>(request: RowRequest<K>) {
      const reader = readers[request.of as K] as (
        source: RowSource,
        request: RowRequest<K>,
      ) => Promise<RowReply<K>>;
      return reader(source, request);
    },
  };
}

function firstOf<Row>(reading: Reading<Row>) {
  if (!reading.ok) return reading;
  const { rows, problems } = reading;
  return { ok: true as const, value: rows[0] ?? null, problems };
}

function allOf<Row>(reading: Reading<Row>) {
  if (!reading.ok) return reading;
  const { rows, problems } = reading;
  return { ok: true as const, value: rows, problems };
}
