import { useCallback, useState } from 'react';
import { type ActionFunctionArgs, useFetcher } from 'react-router';
import type { AnswerTo, RequestArguments, RequestOf, RouteName } from '../api/api.ts';
import type { FieldPanel } from '../api/content-api.ts';
import type { Draft } from '../api/drafts-api.ts';
import type { ApiFailure } from '../api/failure.ts';
import { CHANGES, callApi, RequestFailed, sendRequest } from './api-client.ts';
import { noteVersion } from './draft-progress.ts';
import { settleUnsent } from './unsent.ts';

/** Result of a change. */
export type ActionResult<T = unknown> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** The fields of a source, without check results; `null` if it no longer exists. */
export async function loadFieldPanel(source: string, signal: AbortSignal): Promise<FieldPanel | null> {
  try {
    return await callApi('GET /fields', { query: { quick: '1', source }, signal });
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null;
    throw error;
  }
}

/** Sends a request that changes data. The server's refusal is an outcome. */
export function attempt<Name extends RouteName>(
  name: Name,
  ...request: RequestArguments<Name>
): Promise<ActionResult<AnswerTo<Name>>> {
  return toOutcome(callApi(name, ...request));
}

async function toOutcome<T>(answer: Promise<T>): Promise<ActionResult<T>> {
  try {
    return { kind: 'done', result: await answer };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    // Signing in again loses nothing: the draft is on the server, and fields keep their typed values.
    return { kind: 'failed', failure: error.status === 401 ? { code: 'signed-out' } : error.failure };
  }
}

/** `attempt` with its state: the last failure, and whether a request is being sent. */
export function useAttempt() {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  return {
    failure,
    isBusy,
    forgetFailure: () => setFailure(null),
    async attempt<Name extends RouteName>(name: Name, ...request: RequestArguments<Name>) {
      setIsBusy(true);
      setFailure(null);
      const outcome = await attempt(name, ...request);
      setIsBusy(false);
      if (outcome.kind === 'failed') setFailure(outcome.failure);
      return outcome;
    },
  };
}

/** A request as the action receives it. */
type Change = {
  readonly [Name in RouteName]: { readonly name: Name; readonly request: RequestOf<Name> };
}[RouteName];

/** Sends a change through the router, which then reloads the screen. */
export function useChange<Name extends RouteName = RouteName>() {
  const { submit, data, state } = useFetcher<ActionResult<AnswerTo<Name>>>();
  const change = useCallback(
    <Sent extends Name>(name: Sent, ...[request]: RequestArguments<Sent>) =>
      submit(JSON.stringify({ name, request }), {
        method: 'post',
        action: '/change',
        encType: 'application/json',
      }),
    [submit],
  );
  return {
    change,
    isSending: state === 'submitting',
    /** True until the screen has been reloaded, too. */
    isBusy: state !== 'idle',
    outcome: data,
    failure: data?.kind === 'failed' ? data.failure : null,
  };
}

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * The action behind `useChange`. Each change is based on the previous one, so the server must receive them in order;
 * slow publications do not block them.
 */
export async function changeAction({ request }: ActionFunctionArgs): Promise<ActionResult> {
  const change = (await request.json()) as Change;
  const send = () => toOutcome(sendRequest(change.name, change.request));
  if (change.name.includes(' /publications')) return await send();
  const pendingChange = lastChange.then(send);
  lastChange = pendingChange.catch(() => {});
  const outcome = await pendingChange;
  if (change.name === CHANGES)
    settleUnsent(change.request.body.edits, outcome.kind === 'failed' ? outcome.failure : null);
  if (outcome.kind === 'done' && isDraft(outcome.result)) noteVersion(outcome.result);
  return outcome;
}

function isDraft(answer: unknown): answer is Draft {
  return typeof answer === 'object' && answer !== null && 'changes' in answer && 'version' in answer;
}
