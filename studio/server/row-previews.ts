import { contentHash } from '../../app/http/content-hash.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { PreviewRow } from '../../render/preview/with-row.ts';

const MAX_PREVIEWS = 100;

/** Unsaved rows while their pages are previewed; they are in no file and no table. */
const previews = createBoundedCache<PreviewRow>(MAX_PREVIEWS);

/** Keeps a row for its preview. @returns its id in the address of the preview */
export function keepPreview(row: PreviewRow): string {
  const id = contentHash(JSON.stringify(row));
  previews.put(id, row);
  return id;
}

/** The row of a preview; null if it is no longer kept. */
export function previewedRow(id: string | null): PreviewRow | null {
  return id === null ? null : (previews.get(id) ?? null);
}
