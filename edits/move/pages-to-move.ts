import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../../checks/message.ts';
import { suggest } from '../../checks/problems/suggest.ts';
import type { Wording } from '../../checks/problems/wording-type.ts';
import { path as pathSchema } from '../../schema/identifiers.ts';
import { comparableAddress } from '../../schema/redirect.ts';
import { isReservedAddress } from '../../schema/reserved-addresses.ts';

/** Request of an editor. */
export interface MoveRequest {
  readonly from: string;
  readonly to: string;
  /** Moves the page alone: not the pages below it, and regardless of the position of other pages. */
  readonly only: boolean;
}

/** A page that moves. */
export interface MovedPage {
  readonly id: string;
  /** Address before and after; `/verkefni/{id}` is a pattern. */
  readonly from: string;
  readonly to: string;
}

/** Parts of a site that determine a move. */
export type MovableSite = Pick<ResolvedSite, 'pages' | 'redirects'>;

/**
 * Lists the pages that move: the requested page, and those below it.
 * @returns the pages, the requested one first; or the reason against the move
 */
export function pagesToMove(
  site: MovableSite,
  request: MoveRequest,
): { readonly pages: readonly MovedPage[] } | { readonly refused: Wording } {
  const { from, to } = request;
  const refused = checkOldAddress(site, request) ?? checkNewAddress(request);
  if (refused) return { refused };
  const pages = [
    ...site.pages.filter(({ path }) => path === from),
    ...site.pages.filter(({ path }) => movesAlong(path, request)),
  ].map(({ id, path }) => ({ id, from: path, to: to + path.slice(from.length) }));
  const conflict = pages.map((page) => findOwner(site, page, pages)).find((wording) => wording !== null);
  return conflict ? { refused: conflict } : { pages };
}

/** Pages of items always move with their list, which is found by their address. */
function movesAlong(path: string, { from, only }: MoveRequest): boolean {
  return path.startsWith(only ? `${from}/{` : `${from}/`);
}

function checkOldAddress({ pages }: MovableSite, { from, to }: MoveRequest): Wording | null {
  if (from === '/') return translateMessage('move.frontPage');
  const addresses = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.includes('{'));
  if (addresses.includes(from)) return null;
  return translateMessage('move.unknownPage', { written: from, to, meant: suggest(from, addresses) });
}

function checkNewAddress({ from, to, only }: MoveRequest): Wording | null {
  if (to === '/') return translateMessage('move.frontPage');
  if (to === from) return translateMessage('move.same', { from });
  const command = { from, only: only ? ' --only' : '' };
  if (isReservedAddress(to)) return translateMessage('move.reserved', { ...command, to });
  if (pathSchema.safeParse(to).success && !to.includes('{')) return null;
  return translateMessage('move.form', { ...command, written: to });
}

/** Reason why a page cannot have its new address; a redirect from there to the page itself is allowed. */
function findOwner(
  { pages, redirects }: MovableSite,
  { from, to }: MovedPage,
  moved: readonly MovedPage[],
): Wording | null {
  const values = { from, to, context: from === moved[0]?.from ? undefined : 'along' };
  const isTaken = pages.some(
    ({ id, path }) => removeNames(path) === removeNames(to) && !moved.some((page) => page.id === id),
  );
  if (isTaken) return translateMessage('move.takenByPage', values);
  const redirect = redirects.find(
    (redirect) => comparableAddress(redirect.from) === to && redirect.to !== from,
  );
  return redirect ? translateMessage('move.takenByRedirect', { ...values, page: redirect.to }) : null;
}

/** Removes names: `/verkefni/{id}` and `/verkefni/{slug}` are the same address. */
function removeNames(path: string): string {
  return path.replace(/\{[a-z]+\}/g, '{}');
}
