/*
 * What is typed and not saved or sent yet, by what it is for. It outlives going to another screen and back; before the
 * window is closed, the browser asks.
 */
const typed = new Map<string, string>();

/** Null for nothing. */
export function typedOf(what: string): string | null {
  return typed.get(what) ?? null;
}

/** @param text null when it is saved */
export function keepTyped(what: string, text: string | null): void {
  if (text === null) typed.delete(what);
  else typed.set(what, text);
}

window.addEventListener('beforeunload', (event) => {
  if (typed.size > 0) event.preventDefault();
});
