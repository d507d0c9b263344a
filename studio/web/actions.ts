import { useCallback } from 'react';
import { type ActionFunctionArgs, useFetcher } from 'react-router';
import type { ApiFailure, Draft, Edit, Panel } from '../api.ts';
import { ask, CHANGES, RequestFailed, send } from './api-client.ts';
import { noteVersion } from './draft-progress.ts';
import { noteUnsent, settleUnsent } from './unsent.ts';

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

/** Sends a request that changes something. The server's refusal is an outcome. */
export async function attempt<T>(...request: Parameters<typeof send>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', result: await send<T>(...request) };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    // Signing in again takes nothing away: the draft is on the server, and fields keep what is typed.
    return { kind: 'failed', failure: error.status === 401 ? { code: 'signed-out' } : error.failure };
  }
}

interface Change {
  readonly method: Parameters<typeof send>[0];
  readonly path: string;
  readonly body?: unknown;
}

interface EditsBody {
  readonly edits: readonly Edit[];
}

/** Sends a change by the router, which then loads again what is shown. */
export function useChange<T = unknown>() {
  const { submit, data, state } = useFetcher<Outcome<T>>();
  const change = useCallback(
    (method: Change['method'], path: string, body?: unknown) => {
      if (path === CHANGES) noteUnsent((body as EditsBody).edits);
      const wanted: Change = { method, path, body };
      return submit(wanted as never, { method: 'post', action: '/change', encType: 'application/json' });
    },
    [submit],
  );
  return {
    change,
    isSending: state === 'submitting',
    /** Until what is shown has been loaded again, too. */
    isBusy: state !== 'idle',
    outcome: data,
    failure: data?.kind === 'failed' ? data.failure : null,
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The action behind `useChange`. A change is based on the one before it, so the server has to get them in their order;
 * publications, which take long, stop none.
 */
export async function changeAction({ request }: ActionFunctionArgs): Promise<Outcome> {
  const { method, path, body } = (await request.json()) as Change;
  if (path.startsWith('/publications')) return await attempt(method, path, body);
  const sent = last.then(() => attempt(method, path, body));
  last = sent.catch(() => {});
  const outcome = await sent;
  if (path === CHANGES)
    settleUnsent((body as EditsBody).edits, outcome.kind === 'failed' ? outcome.failure : null);
  if (outcome.kind === 'done' && isDraft(outcome.result)) noteVersion(outcome.result);
  return outcome;
}

function isDraft(answer: unknown): answer is Draft {
  return typeof answer === 'object' && answer !== null && 'changes' in answer && 'version' in answer;
}
