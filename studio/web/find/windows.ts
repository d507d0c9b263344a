/** Windows that open over any screen. */
export type WindowName = 'find' | 'keys';

const EVENT = 'studio-window';

/** Opens a window, from anywhere. */
export function openWindow(name: WindowName): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: name }));
}

/** @returns stops listening */
export function onOpenWindow(name: WindowName, open: () => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === name) open();
  };
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
