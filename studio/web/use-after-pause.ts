import { useEffect, useEffectEvent } from 'react';

/**
 * Acts once a value has not changed for some time.
 * @param value `null` to do nothing
 * @param pauseMs milliseconds
 * @param act its signal is aborted when the value changes again
 */
export function useAfterPause(value: string | null, pauseMs: number, act: (signal: AbortSignal) => unknown) {
  const runAct = useEffectEvent(act);
  useEffect(() => {
    if (value === null) return;
    const abortController = new AbortController();
    const timer = setTimeout(() => runAct(abortController.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [value, pauseMs]);
}
