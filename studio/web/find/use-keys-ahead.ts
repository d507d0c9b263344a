import { useEffect, useRef, useState } from 'react';

/** Milliseconds until a field has the focus on a screen that has just opened. */
const MAX_WAIT_MS = 1000;

/** Keeps the keys that are pressed while a screen opens, and types them into the field that then has the focus. */
export function useKeysAhead() {
  /** `null` while keys are not kept. */
  const keys = useRef<string | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keys.current === null || event.key === 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Backspace') keys.current = keys.current.slice(0, -1);
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) keys.current += event.key;
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  const [actions] = useState(() => ({
    areKept: () => keys.current !== null,
    keep: () => {
      keys.current = '';
    },
    forget: () => {
      keys.current = null;
    },
    /** @param isForField true if the screen gives the focus to a field, now or in a moment */
    release(isForField: boolean): void {
      if (keys.current === null) return;
      const type = () => {
        if (isForField && !isField(document.activeElement)) return;
        const text = keys.current;
        stop();
        // As a person types: the field notices, and it can be undone.
        if (text && isField(document.activeElement)) document.execCommand('insertText', false, text);
      };
      // A field has its selection only after it has the focus.
      const typeSoon = () => queueMicrotask(type);
      const stop = () => {
        keys.current = null;
        clearTimeout(timer);
        document.removeEventListener('focusin', typeSoon);
      };
      const timer = setTimeout(stop, MAX_WAIT_MS);
      document.addEventListener('focusin', typeSoon);
      type();
    },
  }));
  return actions;
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || (element instanceof HTMLElement && element.isContentEditable);
}
