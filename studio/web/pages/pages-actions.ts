import { useEffect, useEffectEvent, useState } from 'react';
import type { Outline } from '../../api/content-api.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { Addition, AdditionView } from '../../api/pages-api.ts';
import { attempt, useChange } from '../actions.ts';
import { useAfterPause } from '../use-after-pause.ts';

/** Changes pages or sections. @param onDone called after the change and the reload */
export function usePagesAction(onDone: () => void) {
  const { change, isBusy, outcome, failure } = useChange<
    'POST /additions' | 'POST /removals' | 'POST /moves'
  >();
  const handleDone = useEffectEvent(onDone);
  const isDone = !isBusy && outcome?.kind === 'done';
  useEffect(() => {
    if (isDone) handleDone();
  }, [isDone]);
  return { isBusy, failure, change };
}

/** Milliseconds after the last key. */
const PAUSE_MS = 250;

/** Requirements of an addition; while it changes, the previous ones. */
export function useAdditionView(addition: Addition | null) {
  const [view, setView] = useState<AdditionView | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const requestedAddition = addition && JSON.stringify(addition);
  const [shownAddition, setShownAddition] = useState<string | null>(null);
  useAfterPause(requestedAddition, PAUSE_MS, async (signal) => {
    if (!addition) return;
    const outcome = await attempt('POST /additions/view', { body: { addition } });
    if (signal.aborted) return;
    setFailure(outcome.kind === 'failed' ? outcome.failure : null);
    if (outcome.kind === 'failed') return;
    setView(outcome.result);
    setShownAddition(requestedAddition);
  });
  return { view, failure, isCurrent: shownAddition === requestedAddition };
}

export function getTitleIn(titles: Readonly<Record<string, string>>, language = ''): string {
  return titles[language] ?? Object.values(titles)[0] ?? '';
}

/** The pages without parameters in their addresses, as options. */
export function listPageOptions({ pages }: Outline, language: string | undefined) {
  const pagesWithAddress = pages.filter(({ path }) => !path.includes('{'));
  return pagesWithAddress.map(
    ({ path, titles }) => [path, `${getTitleIn(titles, language)} (${path})`] as const,
  );
}
