import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AnswerTo, RequestArguments, RequestOf, RouteName } from '../api/api.ts';
import type { FieldPanel } from '../api/content-api.ts';
import type { ApiFailure } from '../api/failure.ts';
import { callApi, RequestFailed } from './api-client.ts';

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

/** The server's refusal is an outcome. */
export async function toOutcome<T>(answer: Promise<T>): Promise<ActionResult<T>> {
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
export type Change = {
  readonly [Name in RouteName]: { readonly name: Name; readonly request: RequestOf<Name> };
}[RouteName];

/**
 * Sends a change through the router, which then reloads the screen.
 * @param key shares the state with other components that use it
 */
export function useChange<Name extends RouteName = RouteName>(key?: string) {
  const { submit, data, state } = useFetcher<ActionResult<AnswerTo<Name>>>(key === undefined ? {} : { key });
  const change = useCallback(
    <Sent extends Name>(name: Sent, ...[request]: RequestArguments<Sent>) =>
      submit(JSON.stringify({ name, request: request ?? {} }), {
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
