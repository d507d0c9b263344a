import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ApiFailure, Conflict, Edit } from '../../api.ts';
import type { DraftRequest, Outcome } from '../actions.ts';

export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Until the fields have been loaded again, they show values from before. */
  readonly isBusy: boolean;
  readonly failure: ApiFailure | null;
  /** The same value was changed elsewhere: both are shown. */
  readonly conflict: Conflict | null;
  readonly save: (edits: readonly Edit[]) => void;
}

/** Adds changes to the draft. What is typed stays in its field until it is saved. */
export function useSave(): Saving {
  const fetcher = useFetcher<Outcome>();
  const { submit, data, state } = fetcher;
  const save = useCallback(
    (edits: readonly Edit[]) => {
      const wanted: DraftRequest = { kind: 'change', edits };
      void submit(wanted as never, { method: 'post', action: '/draft', encType: 'application/json' });
    },
    [submit],
  );
  const failure = data?.kind === 'failed' ? data.failure : null;
  return {
    state: state === 'submitting' ? 'saving' : stateOf(data),
    isBusy: state !== 'idle',
    failure,
    conflict: failure?.conflicts?.[0] ?? null,
    save,
  };
}

function stateOf(outcome: Outcome | undefined): Saving['state'] {
  if (!outcome) return 'idle';
  return outcome.kind === 'done' ? 'saved' : 'failed';
}

/**
 * A value as it was saved last: what was sent, until the fields have been loaded again. The next change of it is based on
 * that.
 */
export function useLatest<T>(loaded: T, isBusy: boolean) {
  const sent = useRef<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isBusy) sent.current = null;
  }, [isBusy]);
  return {
    latest: () => (sent.current ? sent.current.value : loaded),
    note: (value: T) => {
      sent.current = { value };
    },
  };
}
