import type { RowKind, RowReply, RowRequest, Rows } from '../../app/data/rows.ts';
import type { NewsRow, ProjectRow } from '../../app/site/row-shapes.ts';

/** A row that is rendered before it is saved, as it is written in the Studio. */
export type ShownRow =
  | { readonly table: 'news'; readonly row: Omit<NewsRow, 'image_url'> }
  | { readonly table: 'projects'; readonly row: Omit<ProjectRow, 'image_url'> };

/**
 * Rows in which one is as it is written now: its page shows it though it is not published, or not saved. What is not written
 * in the Studio, such as a photograph, is that of the row which is live.
 */
export function withRow(rows: Rows, { table, row }: ShownRow): Rows {
  const isAsked = (request: RowRequest) =>
    table === 'news'
      ? request.of === 'news-item' && request.slug === row.slug
      : request.of === 'project' && request.id === row.id;
  const written = async (request: RowRequest): Promise<unknown> => {
    const live = await rows.read(request);
    const known = live.ok ? live.value : null;
    // What is live keeps its date.
    const date = known && 'published_at' in known ? { published_at: known.published_at } : null;
    return { ok: true, value: { image_url: null, ...known, ...row, ...date }, problems: [] };
  };
  return {
    // The kind of the request is that of the row.
    read: <K extends RowKind>(request: RowRequest<K>) =>
      isAsked(request as RowRequest)
        ? (written(request as RowRequest) as Promise<RowReply<K>>)
        : rows.read(request),
  };
}
