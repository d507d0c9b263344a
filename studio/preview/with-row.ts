import type { RowKind, RowReply, RowRequest, Rows } from '../../app/data/rows.ts';
import type { ShownRow } from '../rows/row-columns.ts';

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
    return { ok: true, value: { image_url: null, ...(live.ok ? live.value : null), ...row }, problems: [] };
  };
  return {
    // The kind of the request is that of the row.
    read: <K extends RowKind>(request: RowRequest<K>) =>
      isAsked(request as RowRequest)
        ? (written(request as RowRequest) as Promise<RowReply<K>>)
        : rows.read(request),
  };
}
