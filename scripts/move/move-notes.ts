import { suggest } from '../check/problems/suggest.ts';
import type { Phrase } from '../check/problems/wording-type.ts';
import { movedFeed } from './address-after.ts';
import { noteWords } from './note-words.ts';
import type { MovableSite, MovedPage } from './pages-to-move.ts';

/**
 * What an editor should know about a move, although nothing is wrong with it.
 * @param moved the page that was named first
 * @param isPublished whether visitors may know an address
 */
export function moveNotes(
  site: MovableSite,
  moved: readonly MovedPage[],
  isPublished: (address: string) => boolean,
): Phrase[] {
  const feed = movedFeed(site, moved);
  const isFeedKnown = feed !== null && isPublished(feed.from.replace(/\.atom$/, ''));
  const unknown = moved.filter(({ from }) => !from.includes('{') && !isPublished(from));
  return [
    ...moved.filter(({ from }) => from.includes('{') && isPublished(from)).map(noteWords.items),
    ...(isFeedKnown ? [noteWords.feed(feed.from, feed.to)] : []),
    ...unknown.map(({ from }) => noteWords.unpublished(from)),
    ...missingParent(site, moved),
  ];
}

/** The new address lies below one that is no page: a slip, or nothing that the breadcrumb can name. */
function missingParent({ pages }: MovableSite, [page, ...along]: readonly MovedPage[]): Phrase[] {
  const parent = page?.to.slice(0, page.to.lastIndexOf('/'));
  if (!page || !parent) return [];
  const gone = new Set([page, ...along].map(({ from }) => from));
  const others = pages.map(({ path }) => path).filter((path) => !gone.has(path));
  if (others.includes(parent)) return [];
  const near = suggest(
    parent,
    others.filter((path) => path !== '/' && !path.includes('{')),
  );
  return [noteWords.missingParent(parent, near)];
}
