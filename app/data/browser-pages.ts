import type { PageView } from '../site/page-view.ts';
import { isSlug } from '../site/row-shapes.ts';
import { browserRows } from './browser-rows.ts';
import { type FilledPage, fillPage } from './fill-page.ts';
import { fillSkeleton, skeletonAddress } from './item-skeleton.ts';

/*
 * Reads and fills in rows in the browser. Load it only by `import()`, after hydration: it includes the code of the
 * database client.
 */

const rows = browserRows(window.location.origin);

/** A page to read the rows of. */
interface PageRequest {
  /** With its query. */
  readonly url: URL;
  /** Aborts the requests when the visitor leaves the page. */
  readonly signal: AbortSignal;
}

/** A page with its current rows; if they cannot be read, it keeps its previous ones. */
export function freshPage(view: PageView, { url, signal }: PageRequest): Promise<FilledPage> {
  return fillPage(view, url, rows(signal));
}

/** The page of an item that is newer than the build, by its slug or id; null if the site has no page for such items. */
export async function newItemPage(name: string, { url, signal }: PageRequest): Promise<FilledPage | null> {
  if (!isSlug(name)) return { kind: 'missing' };
  const skeleton = await readSkeleton(name, url, signal);
  return skeleton && (await freshPage(skeleton, { url, signal }));
}

async function readSkeleton(name: string, { pathname }: URL, signal: AbortSignal): Promise<PageView | null> {
  try {
    const reply = await fetch(skeletonAddress(pathname), { signal });
    return reply.ok ? fillSkeleton(await reply.text(), name) : null;
  } catch (error) {
    if (!signal.aborted) console.error('The page for new items could not be read', error);
    return null;
  }
}
