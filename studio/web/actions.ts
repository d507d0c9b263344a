import type { ActionFunctionArgs } from 'react-router';
import type { ApiFailure, Draft, Edit, Panel, Publication } from '../api.ts';
import { ask, RequestFailed, send } from './api-client.ts';
import { noteVersion } from './draft-progress.ts';

/** What became of a change. */
export type Outcome<T = unknown> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** The fields of a source, without what the checks say; null where it is no longer there. */
export async function panelOf(source: string, signal: AbortSignal): Promise<Panel | null> {
  try {
    return await ask<Panel>(`/fields?quick=1&source=${encodeURIComponent(source)}`, signal);
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null;
    throw error;
  }
}

/** What the screens send to `/draft`. */
export type DraftRequest =
  | { readonly kind: 'change'; readonly edits: readonly Edit[] }
  | { readonly kind: 'takeBack'; readonly id: string }
  | { readonly kind: 'takeAllBack' }
  /** Moves somebody else's draft into one's own. */
  | { readonly kind: 'takeOver'; readonly email: string };

export async function draftAction({ request }: ActionFunctionArgs): Promise<Outcome> {
  const wanted = (await request.json()) as DraftRequest;
  return outcomeOf(() => oneByOne(() => sendDraft(wanted)));
}

async function sendDraft(wanted: DraftRequest): Promise<Draft> {
  const draft = await requestOf(wanted);
  noteVersion(draft);
  return draft;
}

function requestOf(wanted: DraftRequest): Promise<Draft> {
  switch (wanted.kind) {
    case 'change':
      return send('POST', '/draft/changes', { edits: wanted.edits });
    case 'takeBack':
      return send('DELETE', `/draft/changes/${encodeURIComponent(wanted.id)}`);
    case 'takeAllBack':
      return send('DELETE', '/draft');
    case 'takeOver':
      return send('POST', `/drafts/${encodeURIComponent(wanted.email)}/take`, {});
  }
}

let last: Promise<unknown> = Promise.resolve();

/** A change is based on the one before it, so the server has to get them in their order. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}

export function publishAction(): Promise<Outcome<Publication>> {
  return outcomeOf(() => send<Publication>('POST', '/publications'));
}

export async function undoAction({ request }: ActionFunctionArgs): Promise<Outcome<Publication>> {
  const { id } = (await request.json()) as { readonly id: string };
  return outcomeOf(() => send<Publication>('POST', `/publications/${encodeURIComponent(id)}/undo`, {}));
}

/** What the screen of people sends. */
export type PeopleRequest =
  | { readonly kind: 'invite'; readonly email: string; readonly name: string; readonly role: string }
  | { readonly kind: 'role'; readonly email: string; readonly role: string }
  | { readonly kind: 'remove'; readonly email: string };

export async function peopleAction({ request }: ActionFunctionArgs): Promise<Outcome> {
  const wanted = (await request.json()) as PeopleRequest;
  return outcomeOf(() => {
    switch (wanted.kind) {
      case 'invite': {
        const { kind: _, ...person } = wanted;
        return send('POST', '/people', person);
      }
      case 'role':
        return send('PATCH', `/people/${encodeURIComponent(wanted.email)}`, { role: wanted.role });
      case 'remove':
        return send('DELETE', `/people/${encodeURIComponent(wanted.email)}`);
    }
  });
}

export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', result: await work() };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    // Signing in again takes nothing away: the draft is on the server, and fields keep what is typed.
    return { kind: 'failed', failure: error.status === 401 ? { code: 'signed-out' } : error.failure };
  }
}
