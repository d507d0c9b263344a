import type { RowKind, RowReply, RowRequest, Rows } from '../../../app/data/row-requests.ts';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';

/** Rows in memory, in the order of the lists. */
export function createFixedRows(news: readonly NewsRow[], projects: readonly ProjectRow[] = []): Rows {
  const problems: readonly [] = [];
  const replies: { readonly [K in RowKind]: (request: RowRequest<K>) => RowReply<K> } = {
    news: ({ from, count }) => ({
      ok: true,
      value: { rows: news.slice(from, from + count), total: news.length },
      problems,
    }),
    'news-item': ({ slug }) => ({ ok: true, value: news.find((row) => row.slug === slug) ?? null, problems }),
    projects: () => ({ ok: true, value: projects, problems }),
    project: ({ id }) => ({ ok: true, value: projects.find((row) => row.id === id) ?? null, problems }),
    index: () => ({
      ok: true,
      value: {
        news: news.map(({ slug, published_at }) => ({ name: slug, publishedAt: published_at })),
        projects: projects.map(({ id, published_at }) => ({ name: id, publishedAt: published_at })),
      },
      problems,
    }),
  };
  return {
    async read<K extends RowKind>(request: RowRequest<K>) {
      const reply = replies[request.of as K] as (request: RowRequest<K>) => RowReply<K>;
      return reply(request);
    },
  };
}
