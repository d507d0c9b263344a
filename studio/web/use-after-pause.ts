import { useEffect, useEffectEvent } from 'react';

/**
 * Acts once a value has not changed for some time.
 * @param value `null` to do nothing
 * @param pause milliseconds
 * @param act its signal is aborted when the value changes again
 */
export function useAfterPause(value: string | null, pause: number, act: (signal: AbortSignal) => unknown) {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (value === null) return;
    const stop = new AbortController();
    const waiting = setTimeout(() => actNow(stop.signal), pause);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [value, pause]);
}
