import { useState } from 'react';
import { rowTables } from '../../api/constants.ts';
import { callApi, RequestFailed } from '../api-client.ts';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { useAfterPause } from '../use-after-pause.ts';
import type { FindResult } from './results.ts';
import { listWords, makeSearchable, searchItems } from './search.ts';

/** Milliseconds after the last key. */
const PAUSE_MS = 200;
const MAX_OF_A_KIND = 5;
const FOLDERS = ['new', 'answered', 'archived'] as const;

/**
 * News, projects, pictures, requests and people, which the server searches a moment after the last key.
 * @returns `null` until it has answered
 */
export function useServerResults(query: string): readonly FindResult[] | null {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { session, outline } = useLoadedWorkplace();
  const [answer, setAnswer] = useState<{ query: string; results: readonly FindResult[] } | null>(null);
  const language = outline.languages[0]?.code ?? '';

  async function findRows(signal: AbortSignal): Promise<readonly FindResult[]> {
    const lists = await Promise.all(
      rowTables.map(async (table) => {
        const list = await nullIfRefused(
          callApi('GET /rows/:table', { params: { table }, query: { q: query }, signal }),
        );
        return (list?.rows ?? []).slice(0, MAX_OF_A_KIND).map(
          ({ name, title, state }): FindResult => ({
            ...{
              id: `${table} ${name}`,
              group: 'rows',
              title,
              target: `/${table}/${encodeURIComponent(name)}`,
            },
            icon: table === 'news' ? 'newspaper' : 'gallery-vertical-end',
            detail: `${texts(`screens.${table}`)} · ${texts(`rows.states.${state}`)}`,
          }),
        );
      }),
    );
    return lists.flat();
  }

  async function findPictures(signal: AbortSignal): Promise<readonly FindResult[]> {
    const library = (await nullIfRefused(callApi('GET /pictures', { signal }))) ?? [];
    const items = library.map(({ file, name, alt }) => ({
      ...{ file, name, alt: alt[language] ?? '' },
      ...makeSearchable({ ...alt, '': name }, [''], ''),
    }));
    return searchItems(items, listWords(query))
      .slice(0, MAX_OF_A_KIND)
      .map(({ item: { file, name, alt } }) => ({
        ...{ id: `picture ${file}`, group: 'pictures', icon: 'image', title: name, detail: alt },
        target: `/pictures/${file}`,
      }));
  }

  async function findRequests(signal: AbortSignal): Promise<readonly FindResult[]> {
    const lists = await Promise.all(
      FOLDERS.map(async (folder) => {
        const list = await nullIfRefused(
          callApi('GET /requests', { query: { folder, words: query }, signal }),
        );
        return (list?.requests ?? []).map(
          ({ id, sender, excerpt, receivedAt }): FindResult => ({
            ...{ id: `request ${id}`, group: 'requests', icon: 'inbox', title: sender || excerpt },
            ...{ detail: sender ? excerpt : '', aside: dates.moment(receivedAt) },
            target: `/requests/${id}?${new URLSearchParams({ folder, words: query })}`,
          }),
        );
      }),
    );
    return lists.flat().slice(0, MAX_OF_A_KIND);
  }

  async function findPeople(signal: AbortSignal): Promise<readonly FindResult[]> {
    if (session.local || session.person?.role !== 'admin') return [];
    const people = (await nullIfRefused(callApi('GET /people', { signal }))) ?? [];
    const items = people.map(({ email, name }) => ({
      ...{ email, name },
      ...makeSearchable({ '': `${name} ${email}` }, [''], ''),
    }));
    return searchItems(items, listWords(query)).map(({ item: { email, name } }) => ({
      ...{ id: `person ${email}`, group: 'people', icon: 'users', title: name, detail: email },
      target: '/people',
    }));
  }

  useAfterPause(query.length < 2 ? null : query, PAUSE_MS, async (signal) => {
    try {
      const finders = [findRows, findPictures, findRequests, findPeople];
      const results = await Promise.all(finders.map((find) => find(signal)));
      setAnswer({ query, results: results.flat() });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  if (query.length < 2) return [];
  return answer?.query === query ? answer.results : null;
}

/** What cannot be searched now is left out. */
async function nullIfRefused<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RequestFailed) return null;
    throw error;
  }
}
