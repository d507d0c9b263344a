import { useCallback, useEffect, useRef } from 'react';
import type { Conflict } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { useChange } from '../actions.ts';
import { CHANGES } from '../api-client.ts';
import { noteUnsent } from '../unsent.ts';

export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  /** True until the fields, which show old values, are reloaded. */
  readonly isBusy: boolean;
  readonly failure: ApiFailure | null;
  /** The same value was changed elsewhere: both are shown. */
  readonly conflict: Conflict | null;
  readonly save: (edits: readonly Edit[]) => void;
  /** Resolves when the fields are reloaded after the last save. */
  readonly whenSaved: () => Promise<void>;
}

/** Adds changes to the draft. A field keeps its typed value until it is saved. */
export function useSave(): Saving {
  const { change, isSending, isBusy, outcome, failure } = useChange();
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const save = useCallback(
    (edits: readonly Edit[]) => {
      noteUnsent(edits);
      lastSave.current = change(CHANGES, { body: { edits } });
    },
    [change],
  );
  const lastState = outcome?.kind === 'done' ? 'saved' : 'failed';
  return {
    state: isSending ? 'saving' : ((outcome && lastState) ?? 'idle'),
    isBusy,
    failure,
    save,
    whenSaved: () => lastSave.current,
    conflict: failure?.conflicts?.[0] ?? null,
  };
}

/** The value saved last: the sent one until the fields are reloaded. The next change is based on it. */
export function useLatest<T>(loaded: T, isBusy: boolean) {
  const sentValue = useRef<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isBusy) sentValue.current = null;
  }, [isBusy]);
  return {
    getLatest: () => (sentValue.current ? sentValue.current.value : loaded),
    setLatest: (value: T) => {
      sentValue.current = { value };
    },
  };
}
