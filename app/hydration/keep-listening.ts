/**
 * Lets the script inside the page (`start-script.ts`) hear keys and clicks before React does. Until React has read the
 * page's state it stops those that it cannot give to anything yet (React 19.3, `dispatchEvent`), and Escape would leave a
 * menu open.
 */
export function keepListening(): void {
  const { onclick, onkeydown } = window;
  Object.assign(window, { onclick: null, onkeydown: null });
  if (onclick) window.addEventListener('click', onclick, { capture: true });
  if (onkeydown) window.addEventListener('keydown', onkeydown, { capture: true });
}
