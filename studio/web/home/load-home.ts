import type { LoaderFunctionArgs } from 'react-router';
import { rowTables } from '../../api/constants.ts';
import type { CalendarEntry, OutlinePage } from '../../api/content-api.ts';
import type { PendingDraft } from '../../api/drafts-api.ts';
import type { Publication } from '../../api/publications-api.ts';
import { getEditAddress } from '../addresses.ts';
import { callApi, RequestFailed } from '../api-client.ts';

/** Data of the screen in addition to the shared data. */
export interface HomeData {
  /** New ones; `null` if the database is unavailable. */
  readonly requests: number | null;
  readonly calendar: readonly CalendarEntry[];
  readonly publications: readonly Publication[];
  /** Empty if the user may not publish. */
  readonly drafts: readonly PendingDraft[];
}

export async function loadHome({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> {
  const session = await callApi('GET /session', { signal });
  const mayPublish = session.person !== null && session.person.role !== 'writer';
  const [requests, calendar, publications, drafts] = await Promise.all([
    nullIfUnavailable(callApi('GET /requests', { query: { folder: 'new' }, signal })),
    callApi('GET /calendar', { signal }),
    callApi('GET /publications', { signal }),
    mayPublish ? callApi('GET /drafts', { signal }) : [],
  ]);
  return { requests: requests?.counts.new ?? null, calendar, publications, drafts };
}

/** A search result. */
export interface SearchResult {
  /** Type of result, a key under `screens`. */
  readonly kind: 'edit' | 'page' | 'news' | 'projects' | 'pictures' | 'requests';
  readonly title: string;
  readonly detail: string;
  /** Of the title. */
  readonly language?: string;
  readonly to: string;
}

const MAX_OF_A_KIND = 5;

/** Searches pages, visible sentences and amounts, news, projects, pictures and requests; skips unavailable ones. */
export async function searchEverything({ request }: LoaderFunctionArgs): Promise<readonly SearchResult[]> {
  const { signal } = request;
  const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  if (words === '') return [];
  const { pages, languages } = await callApi('GET /outline', { signal });
  const language = languages[0]?.code ?? '';
  const resultLists = await Promise.all([
    findPages(pages, words, language),
    ...rowTables.map(async (table) => {
      const list = await nullIfUnavailable(
        callApi('GET /rows/:table', { params: { table }, query: { q: words }, signal }),
      );
      return (list?.rows ?? []).map(
        ({ name, title }): SearchResult => ({
          kind: table,
          title,
          detail: '',
          to: `/${table}/${encodeURIComponent(name)}`,
        }),
      );
    }),
    findPictures(words, language, signal),
    ...(['new', 'answered', 'archived'] as const).map(async (folder) => {
      const list = await nullIfUnavailable(callApi('GET /requests', { query: { folder, words }, signal }));
      return (list?.requests ?? []).map(
        ({ id, sender, excerpt }): SearchResult => ({
          kind: 'requests',
          title: sender || excerpt,
          detail: sender ? excerpt : '',
          to: `/requests/${id}?${new URLSearchParams({ folder, words })}`,
        }),
      );
    }),
    ...languages.map(async ({ code }) => {
      const texts = await callApi('GET /search', { query: { q: words, language: code }, signal });
      return texts.map(
        ({ text, place, source, page }): SearchResult => ({
          kind: 'edit',
          title: text,
          detail: place,
          language: code,
          to: getEditAddress(code, page ?? '/', source),
        }),
      );
    }),
  ]);
  return resultLists.flatMap((results) => results.slice(0, MAX_OF_A_KIND));
}

function findPages(pages: readonly OutlinePage[], words: string, language: string): readonly SearchResult[] {
  const matches = filterByWords(pages, words, ({ path, titles }) => [path, ...Object.values(titles)]);
  return matches.map(({ path, titles }) => ({
    kind: 'page',
    title: titles[language] ?? path,
    detail: path,
    language,
    to: `/edit/${language}${path}`,
  }));
}

async function findPictures(words: string, language: string, signal: AbortSignal): Promise<SearchResult[]> {
  const library = (await nullIfUnavailable(callApi('GET /pictures', { signal }))) ?? [];
  const matches = filterByWords(library, words, ({ name, alt }) => [name, ...Object.values(alt)]);
  return matches.map(({ file, name, alt }) => ({
    kind: 'pictures',
    title: name,
    detail: alt[language] ?? '',
    to: `/pictures/${file}`,
  }));
}

/** Items of which a text contains the words; first those of which one begins with them. */
function filterByWords<T>(
  items: readonly T[],
  words: string,
  listTexts: (item: T) => readonly string[],
): T[] {
  const findFirst = (item: T) => {
    const positions = listTexts(item).map((text) => text.toLowerCase().indexOf(words.toLowerCase()));
    return Math.min(...positions.map((position) => (position === -1 ? Infinity : Math.min(position, 1))));
  };
  return items
    .filter((item) => findFirst(item) < Infinity)
    .toSorted((one, other) => findFirst(one) - findFirst(other));
}

async function nullIfUnavailable<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RequestFailed && error.status >= 500) return null;
    throw error;
  }
}
