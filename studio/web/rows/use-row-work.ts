import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useBeforeUnload, useBlocker, useFetcher, useNavigate } from 'react-router';
import type { RowTable } from '../../api/constants.ts';
import type { EditedRow } from '../../api/rows-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { RowAction, RowOutcome } from './row-actions.ts';
import type { Fields } from './row-fields.ts';
import { moveStoredDraft, useRowDraft } from './use-row-draft.ts';

/** A stored row, its typed values, and the result of the last change. */
export function useRowWork(table: RowTable, name: string, loaded: EditedRow) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const [row, setRow] = useState(loaded);
  const [sentFields, setSentFields] = useState<Fields | null>(null);
  const draft = useRowDraft(table, name, loaded);
  const { submit, state, data } = useFetcher<RowOutcome>();
  const isBusy = state !== 'idle';

  const follow = useEffectEvent((outcome: RowOutcome | undefined) => {
    if (outcome?.kind === 'failed' && outcome.current) {
      setRow(outcome.current);
      draft.follow(outcome.current);
    }
    if (outcome?.kind !== 'done') return;
    setRow(outcome.result);
    if (sentFields) draft.saved(sentFields, outcome.result);
    if (outcome.result.name === name) return;
    moveStoredDraft(table, name, outcome.result.name);
    void navigate(`/${table}/${outcome.result.name}`, { replace: true, state: { isSaved: true } });
  });
  useEffect(() => follow(data), [data]);
  useLeaveQuestion(draft.isChanged && !isBusy, texts('rows.leave'));

  return {
    row,
    draft,
    isBusy,
    isDone: !isBusy && data?.kind === 'done',
    failure: data?.kind === 'failed' && !isBusy ? data.failure : null,
    hasConflicts: Object.keys(draft.conflicts).length > 0,
    submit(request: RowAction) {
      setSentFields(draft.typed);
      void submit(JSON.stringify(request), { method: 'post', encType: 'application/json' });
    },
  };
}

/** Asks for confirmation before leaving with unsaved changes. */
function useLeaveQuestion(isChanged: boolean, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useBeforeUnload(useCallback((event) => isChanged && event.preventDefault(), [isChanged]));
}
