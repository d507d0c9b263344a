import { useEffect, useRef, useState } from 'react';
import { beforeLeaving } from '../unsent.ts';

/** Milliseconds after the last key until the typed value is saved. */
const PAUSE_MS = 400;

/**
 * A value that is typed here and saved a moment later, or immediately on blur. A newer value from outside
 * replaces it once the typed value has been saved.
 * @param saved the value in the draft
 * @param save called once for each typed value
 * @param refused a typed value that could not be saved before: it is shown, and retried
 */
export function useTyped<T>(saved: T, save: (value: T) => void, refused?: T) {
  const [typedValue, setTypedValue] = useState<{ readonly value: T } | null>(() =>
    refused === undefined ? null : { value: refused },
  );
  const savedState = useRef<{ readonly value: T } | null>(null);
  const saveNow = useRef(() => {});
  saveNow.current = () => {
    if (!typedValue || typedValue === savedState.current) return;
    savedState.current = typedValue;
    save(typedValue.value);
  };

  useEffect(() => {
    if (!typedValue) return;
    const timer = setTimeout(() => saveNow.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typedValue]);
  useEffect(() => {
    setTypedValue((current) =>
      current && current === savedState.current && current.value === saved ? null : current,
    );
  }, [saved]);
  // The field or the page may be closed while a value waits to be saved.
  useEffect(() => {
    const removeSaver = beforeLeaving(() => saveNow.current());
    return () => {
      removeSaver();
      saveNow.current();
    };
  }, []);

  return {
    value: typedValue ? typedValue.value : saved,
    type: (value: T) => setTypedValue({ value }),
    leave: () => saveNow.current(),
  };
}
