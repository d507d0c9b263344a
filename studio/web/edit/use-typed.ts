import { useEffect, useRef, useState } from 'react';
import { beforeLeaving } from '../unsent.ts';

/** Milliseconds after the last key until what was typed is saved. */
const PAUSE = 400;

/**
 * A value that is typed here and saved a moment later, at once when the field is left. A newer value from outside
 * replaces it as soon as what was typed is what is saved.
 * @param saved the value as the draft has it
 * @param save called once for each value that was typed
 * @param refused what was typed before and could not be saved: it is shown, and tried again
 */
export function useTyped<T>(saved: T, save: (value: T) => void, refused?: T) {
  const [typed, setTyped] = useState<{ readonly value: T } | null>(() =>
    refused === undefined ? null : { value: refused },
  );
  const given = useRef<{ readonly value: T } | null>(null);
  const saveNow = useRef(() => {});
  saveNow.current = () => {
    if (!typed || typed === given.current) return;
    given.current = typed;
    save(typed.value);
  };

  useEffect(() => {
    if (!typed) return;
    const waiting = setTimeout(() => saveNow.current(), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed]);
  useEffect(() => {
    setTyped((current) => (current && current === given.current && current.value === saved ? null : current));
  }, [saved]);
  // The field may go while something waits to be saved, and so may the page.
  useEffect(() => {
    const stop = beforeLeaving(() => saveNow.current());
    return () => {
      stop();
      saveNow.current();
    };
  }, []);

  return {
    value: typed ? typed.value : saved,
    type: (value: T) => setTyped({ value }),
    leave: () => saveNow.current(),
  };
}
