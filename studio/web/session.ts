import { useRouteLoaderData } from 'react-router';
import type { Outline } from '../api/content-api.ts';
import type { Draft } from '../api/drafts-api.ts';
import type { Session } from '../api/people-api.ts';
import { callApi, RequestFailed } from './api-client.ts';
import { addCheckResults, useCheckedDraft } from './draft-progress.ts';
import { sendStored } from './unsent.ts';

/** Data shared by all screens. */
export interface Workplace {
  readonly session: Session;
  readonly outline: Outline;
  readonly draft: Draft;
}

/** Loads the workplace without check results; `null` if signing in is required. */
export async function loadWorkplace(): Promise<Workplace | null> {
  const session = await callApi('GET /session');
  if (!session.person) return null;
  try {
    await sendStored(session.person.email).catch(() => {});
    const [outline, draft] = await Promise.all([
      callApi('GET /outline'),
      callApi('GET /draft', { query: { quick: '1' } }),
    ]);
    return { session, outline, draft };
  } catch (error) {
    // A session may end between two requests.
    if (error instanceof RequestFailed && error.status === 401) return null;
    throw error;
  }
}

/** The workplace loaded last; the router reloads it after each change. */
export function useLoadedWorkplace(): Workplace {
  const workplace = useRouteLoaderData<Workplace>('workplace');
  if (!workplace) throw new Error('The workplace has not been loaded.');
  return workplace;
}

/** The workplace, with check results in its draft as soon as they are done. */
export function useWorkplace(): Workplace {
  const workplace = useLoadedWorkplace();
  const checked = useCheckedDraft();
  return checked ? { ...workplace, draft: addCheckResults(workplace.draft, checked) } : workplace;
}

/** Returns the name of a site language. */
export function useLanguageName(): (code: string) => string {
  const { languages } = useLoadedWorkplace().outline;
  return (code) => languages.find((language) => language.code === code)?.name ?? code;
}
