import { useRouteLoaderData } from 'react-router';
import type { Draft, Outline, Session } from '../api.ts';
import { ask, RequestFailed } from './api-client.ts';

/** What every screen knows. */
export interface Workplace {
  readonly session: Session;
  readonly outline: Outline;
  readonly draft: Draft;
}

/** Loads it; null where somebody has to sign in first. */
export async function loadWorkplace(): Promise<Workplace | null> {
  const session = await ask<Session>('/session');
  if (!session.person) return null;
  try {
    const [outline, draft] = await Promise.all([ask<Outline>('/outline'), ask<Draft>('/draft')]);
    return { session, outline, draft };
  } catch (error) {
    // A session may end between two requests.
    if (error instanceof RequestFailed && error.status === 401) return null;
    throw error;
  }
}

/** The workplace as it was loaded last; the router loads it again after each change. */
export function useWorkplace(): Workplace {
  const workplace = useRouteLoaderData<Workplace>('workplace');
  if (!workplace) throw new Error('The workplace has not been loaded.');
  return workplace;
}
