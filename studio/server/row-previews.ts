import { contentHash } from '../../app/http/content-hash.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { ShownRow } from '../../render/preview/with-row.ts';

const MAX_PREVIEWS = 100;

/** Rows as they are typed, for as long as their pages are looked at; they are in no file and no table. */
const previews = createBoundedCache<ShownRow>(MAX_PREVIEWS);

/** Keeps a row for its preview. @returns what names it in the address of the preview */
export function keepPreview(shown: ShownRow): string {
  const id = contentHash(JSON.stringify(shown));
  previews.put(id, shown);
  return id;
}

/** The row of a preview; null for one that is not known any more. */
export function previewedRow(id: string | null): ShownRow | null {
  return id === null ? null : (previews.get(id) ?? null);
}
