// Keeps an open page of the preview current: reloads it after an edit, and shows mistakes in a panel over it.
// Vite serves it, so that it shares Vite's connection. Runs in the browser, in development only.

const { version } = document.querySelector('script[data-version]').dataset;

/** Where the report that the reader has closed is stored, for all pages of the tab. */
const CLOSED = 'preview-closed';

let isHydrated = false;
addEventListener('hydrated', () => {
  isHydrated = true;
});

import.meta.hot.on('preview:state', (state) => {
  if (state.version === version) showProblems(state.overlay);
  else location.reload();
});
// On a hydrated page Vite replaces the code itself.
import.meta.hot.on('preview:code', () => {
  if (!isHydrated) location.reload();
});
import.meta.hot.on('preview:note', (html) => show('dev-note', html));
import.meta.hot.send('preview:ready');

/** A panel that the reader has closed stays closed until something else is wrong. */
function showProblems(html) {
  const details = show('dev-problems', html)?.querySelector('details');
  if (!details) return;
  const report = details.textContent;
  if (sessionStorage.getItem(CLOSED) === report) details.open = false;
  // Its first opening is an event, too.
  details.addEventListener('toggle', () => {
    if (details.open) sessionStorage.removeItem(CLOSED);
    else sessionStorage.setItem(CLOSED, report);
  });
}

/**
 * Fills an element outside of <body>, so that neither React nor the page's styles reach it; removes it for an empty text.
 * The focus stays in the panel.
 */
function show(name, html) {
  const existing = document.querySelector(name);
  if (html === '') {
    existing?.remove();
    return null;
  }
  const host = existing ?? document.documentElement.appendChild(document.createElement(name));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hadFocus = root.activeElement !== null;
  root.innerHTML = html;
  if (hadFocus) root.querySelector('summary').focus();
  return root;
}
