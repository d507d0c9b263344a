import type { RowKind, RowReply, RowRequest, Rows } from '../../app/data/row-requests.ts';
import type { NewsRow, ProjectRow } from '../../app/site/row-shapes.ts';

/** A row that is rendered before it is saved, as typed in the Studio. */
export type PreviewRow =
  | { readonly table: 'news'; readonly row: Omit<NewsRow, 'image_url'> }
  | { readonly table: 'projects'; readonly row: Omit<ProjectRow, 'image_url'> };

/**
 * Rows with one in its current state: its page shows it even if it is not published, or not saved. Fields that are not
 * in the Studio, such as a photograph, are those of the published row.
 */
export function withRow(rows: Rows, { table, row }: PreviewRow): Rows {
  const isRequested = (request: RowRequest) =>
    table === 'news'
      ? request.of === 'news-item' && request.slug === row.slug
      : request.of === 'project' && request.id === row.id;
  const readDraft = async (request: RowRequest): Promise<unknown> => {
    const liveReply = await rows.read(request);
    const liveRow = liveReply.ok ? liveReply.value : null;
    // A published row keeps its date.
    const date = liveRow && 'published_at' in liveRow ? { published_at: liveRow.published_at } : null;
    return { ok: true, value: { image_url: null, ...liveRow, ...row, ...date }, problems: [] };
  };
  return {
    // The kind of the request is that of the row.
    read: <K extends RowKind>(request: RowRequest<K>) =>
      isRequested(request as RowRequest)
        ? (readDraft(request as RowRequest) as Promise<RowReply<K>>)
        : rows.read(request),
  };
}
