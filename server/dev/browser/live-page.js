// Keeps an open page of the preview current: reloads it after an edit, and shows mistakes in a panel over it.
// Vite serves it, so that it shares Vite's connection. Runs in the browser, in development only.

const { version } = document.querySelector('script[data-version]').dataset;

let isHydrated = false;
addEventListener('hydrated', () => {
  isHydrated = true;
});

import.meta.hot.on('preview:state', (state) => {
  if (state.version === version) show('dev-problems', state.overlay);
  else location.reload();
});
// On a hydrated page Vite replaces the code itself.
import.meta.hot.on('preview:code', () => {
  if (!isHydrated) location.reload();
});
import.meta.hot.on('preview:note', (html) => show('dev-note', html));
import.meta.hot.send('preview:ready');

/**
 * Fills an element outside of <body>, so that neither React nor the page's styles reach it; removes it for an empty text.
 * The focus stays in the panel.
 */
function show(name, html) {
  const existing = document.querySelector(name);
  if (html === '') {
    existing?.remove();
    return;
  }
  const host = existing ?? document.documentElement.appendChild(document.createElement(name));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hadFocus = root.activeElement !== null;
  root.innerHTML = html;
  if (hadFocus) root.querySelector('summary').focus();
}
