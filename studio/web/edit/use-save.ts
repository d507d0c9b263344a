import { useCallback } from 'react';
import { useFetcher } from 'react-router';
import type { ApiFailure, Conflict, Edit } from '../../api.ts';
import type { DraftRequest, Outcome } from '../actions.ts';

export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  readonly failure: ApiFailure | null;
  /** The same value was changed elsewhere: both are shown. */
  readonly conflict: Conflict | null;
  readonly save: (edits: readonly Edit[]) => void;
}

/** Adds changes to the draft. What is typed stays in its field until it is saved. */
export function useSave(): Saving {
  const fetcher = useFetcher<Outcome>();
  const { submit, data } = fetcher;
  const save = useCallback(
    (edits: readonly Edit[]) => {
      const wanted: DraftRequest = { kind: 'change', edits };
      void submit(wanted as never, { method: 'post', action: '/draft', encType: 'application/json' });
    },
    [submit],
  );
  const failure = data?.kind === 'failed' ? data.failure : null;
  const conflicts = failure && 'conflicts' in failure ? (failure.conflicts as readonly Conflict[]) : [];
  return {
    state: fetcher.state === 'idle' ? stateOf(data) : 'saving',
    failure,
    conflict: conflicts[0] ?? null,
    save,
  };
}

function stateOf(outcome: Outcome | undefined): Saving['state'] {
  if (!outcome) return 'idle';
  return outcome.kind === 'done' ? 'saved' : 'failed';
}
