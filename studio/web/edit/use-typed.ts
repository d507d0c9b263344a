import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until what was typed is saved. */
const PAUSE = 500;

/**
 * A value that is typed here and saved a moment later, at once when the field is left. A newer value from outside
 * replaces it only while nothing is being typed.
 * @param saved the value as the draft has it
 * @param save called with a value that differs from it
 */
export function useTyped<T>(saved: T, save: (value: T) => void) {
  const [typed, setTyped] = useState<{ readonly value: T } | null>(null);
  const saveNow = useRef(() => {});
  saveNow.current = () => {
    if (typed && typed.value !== saved) save(typed.value);
  };

  useEffect(() => {
    if (!typed) return;
    const waiting = setTimeout(() => saveNow.current(), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed]);
  // The field may go while something waits to be saved.
  useEffect(() => () => saveNow.current(), []);

  return {
    value: typed ? typed.value : saved,
    type: (value: T) => setTyped({ value }),
    leave: () => saveNow.current(),
    /** Shows the saved value again. */
    drop: () => setTyped(null),
  };
}
