import type { LoaderFunctionArgs } from 'react-router';
import type { CalendarEntry } from '../../api/content-api.ts';
import type { PendingDraft } from '../../api/drafts-api.ts';
import type { Publication } from '../../api/publications-api.ts';
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

async function nullIfUnavailable<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RequestFailed && error.status >= 500) return null;
    throw error;
  }
}
