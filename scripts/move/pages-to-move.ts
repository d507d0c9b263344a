import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { path as pathSchema } from '../../schema/identifiers.ts';
import { wordingOf } from '../check/message.ts';
import { suggest } from '../check/problems/suggest.ts';
import type { Phrase, Wording } from '../check/problems/wording-type.ts';
import { repaired } from '../check/shape/repair.ts';

/** What an editor asks for. */
export interface MoveRequest {
  readonly from: string;
  readonly to: string;
  /** The page alone: not the pages below it, and wherever other pages lie. */
  readonly only: boolean;
}

/** A page that moves. */
export interface MovedPage {
  readonly id: string;
  /** Its address before and after; `/verkefni/{id}` is the pattern of many. */
  readonly from: string;
  readonly to: string;
}

/** The parts of a site that a move is decided by. */
export type MovableSite = Pick<ResolvedSite, 'pages' | 'redirects'>;

/** Finds the line of site.yaml that the address of an entry is on, from 1. */
export type LineOfEntry = (list: 'pages' | 'redirects', place: number) => number;

/**
 * Decides which pages move where: the page that is named, and those below it.
 * @returns the pages, the named one first; or why it cannot be
 */
export function pagesToMove(
  site: MovableSite,
  request: MoveRequest,
  lineOfEntry: LineOfEntry,
): { readonly pages: readonly MovedPage[] } | { readonly refused: Wording } {
  const { from, to } = request;
  const refused = wrongOld(site, request) ?? wrongNew(request);
  if (refused) return { refused };
  const pages = [
    ...site.pages.filter(({ path }) => path === from),
    ...site.pages.filter(({ path }) => movesAlong(path, request)),
  ].map(({ id, path }) => ({ id, from: path, to: to + path.slice(from.length) }));
  const conflict =
    pages.map((page) => takenBy(site, page, pages, lineOfEntry)).find((wording) => wording !== null) ??
    wrongPlace(site, request, pages);
  return conflict ? { refused: conflict } : { pages };
}

/** Pages of items move with their list in any case: an address finds the list by theirs. */
function movesAlong(path: string, { from, only }: MoveRequest): boolean {
  return path.startsWith(only ? `${from}/{` : `${from}/`);
}

function wrongOld({ pages, redirects }: MovableSite, { from, to }: MoveRequest): Wording | null {
  if (from === '/') return wordingOf('move.frontPage');
  const isPage = pages.some(({ path }) => path === from);
  if (from.includes('{') && isPage) return itemsRefusal(from, to);
  if (isPage) return null;
  const redirect = redirects.find((entry) => entry.from === from);
  if (redirect?.to === to) return wordingOf('move.alreadyMoved', { from, to });
  if (redirect) return wordingOf('move.oldAddress', { from, page: redirect.to, to });
  const addresses = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.includes('{'));
  return wordingOf('move.unknownPage', { written: from, to, meant: suggest(from, addresses) });
}

function wrongNew({ from, to, only }: MoveRequest): Wording | null {
  if (to === '/') return wordingOf('move.frontPage');
  if (to === from) return wordingOf('move.same', { from });
  if (pathSchema.safeParse(to).success && !to.includes('{')) return null;
  const right = rightAddress(to);
  return wordingOf('move.form', {
    from,
    written: to,
    only: only ? ' --only' : '',
    meant: right === from ? null : right,
  });
}

/** Why a page cannot go where it would; a redirect that leads to it from there is no hindrance. */
function takenBy(
  { pages, redirects }: MovableSite,
  { from, to }: MovedPage,
  moved: readonly MovedPage[],
  lineOfEntry: LineOfEntry,
): Wording | null {
  const own = { from, to, context: from === moved[0]?.from ? undefined : 'along' };
  const holder = pages.findIndex(
    ({ id, path }) => nameless(path) === nameless(to) && !moved.some((page) => page.id === id),
  );
  if (holder >= 0) return wordingOf('move.takenByPage', { ...own, line: lineOfEntry('pages', holder) });
  const place = redirects.findIndex((redirect) => redirect.from === to && redirect.to !== from);
  const other = redirects[place];
  if (!other) return null;
  const line = lineOfEntry('redirects', place);
  return wordingOf('move.takenByRedirect', { ...own, page: other.to, line });
}

/** `/verkefni/{id}` and `/verkefni/{slug}` are the same address. */
function nameless(path: string): string {
  return path.replace(/\{[a-z]+\}/g, '{}');
}

/** Why the new address would put pages below one another that do not belong together. */
function wrongPlace(
  { pages }: MovableSite,
  request: MoveRequest,
  moved: readonly MovedPage[],
): Wording | null {
  const { from, to, only } = request;
  if (only) return null;
  const [, along] = moved;
  if (along && to.startsWith(`${from}/`))
    return wordingOf('move.belowItself', { from, to, alongFrom: along.from, alongTo: along.to });
  const below = pages.find(
    ({ id, path }) => path.startsWith(`${to}/`) && !moved.some((page) => page.id === id),
  );
  return below ? wordingOf('move.othersBelow', { from, to, other: below.path }) : null;
}

/** Pages of items move with their list. */
function itemsRefusal(from: string, to: string): Wording {
  const list = from.slice(0, from.indexOf('/{'));
  const end = from.slice(list.length);
  const newList: Phrase | string = to.endsWith(end)
    ? to.slice(0, -end.length)
    : { en: '/new-address', is: '/ny-slod' };
  return wordingOf('move.items', { from, list, to: newList });
}

/**
 * The address of a page that was probably meant.
 * @param written `/Nyja/`, `nyja síða`, `/nyja#hlutar`
 * @returns `/nyja`; null when nothing can be made of it
 */
function rightAddress(written: string): string | null {
  const local = written
    .trim()
    .replaceAll('\\', '/')
    .replace(/[?#].*$/s, '');
  const address = pathSchema.safeParse(local).success ? local : repaired(local, pathSchema);
  return address === null || address === '/' || address.includes('{') ? null : address;
}
