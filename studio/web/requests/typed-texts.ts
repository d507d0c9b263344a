/*
 * Texts that are typed and not saved or sent yet. They stay in this tab, also when it is loaded again; before it is closed, the
 * browser asks.
 */
const PREFIX = 'studioTyped ';

/** Null for nothing. */
export function typedOf(what: string): string | null {
  return sessionStorage.getItem(PREFIX + what);
}

/** @param text null when it is saved */
export function keepTyped(what: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(PREFIX + what);
  else sessionStorage.setItem(PREFIX + what, text);
}

window.addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((name) => name.startsWith(PREFIX))) event.preventDefault();
});
