// Keeps an open page of the preview current: reloads it after an edit, and shows mistakes in a panel over it.
// Runs in the browser, in development only.

const script = document.querySelector('script[data-live]');
/** The state that this page was made from. */
const made = JSON.parse(script.dataset.live);

/** Where the problems that the reader has hidden are stored, for all pages of the tab. */
const HIDDEN = 'preview-hidden';

let isHydrated = false;
let note = made.note;
let events;

function receive(state) {
  // On a hydrated page Vite replaces the code itself.
  if (state.version !== made.version || (state.code !== made.code && !isHydrated)) {
    events.close();
    location.reload();
    return;
  }
  showPanel(state.overlay);
  if (state.note !== note) showNote(state.note);
  note = state.note;
}

// A browser keeps few connections to a host: a page in the background has none and catches up when it is shown.
function listen() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/@live');
  events.onmessage = ({ data }) => receive(JSON.parse(data));
}

/**
 * Shows the panel of problems over the page, or removes it. After the reader has hidden it, it opens again when there is
 * a new error; warnings alone never open it.
 */
function showPanel(html) {
  const root = show('dev-problems', html);
  if (!root) return;
  const panel = root.querySelector('.panel');
  const pill = root.querySelector('[data-show]');
  const hide = root.querySelector('[data-hide]');
  const errors = [...root.querySelectorAll('li.error .message')].map(({ textContent }) => textContent);
  const hidden = JSON.parse(sessionStorage.getItem(HIDDEN) ?? '[]');

  const open = (isOpen) => {
    panel.hidden = !isOpen;
    pill.hidden = isOpen;
  };
  const hideByReader = () => {
    sessionStorage.setItem(HIDDEN, JSON.stringify(errors));
    open(false);
    pill.focus();
  };
  hide.onclick = hideByReader;
  panel.onkeydown = ({ key }) => {
    if (key === 'Escape') hideByReader();
  };
  pill.onclick = () => {
    sessionStorage.removeItem(HIDDEN);
    open(true);
    hide.focus();
  };
  open(errors.some((message) => !hidden.includes(message)));
}

/** Shows a note over the page until the reader closes it. */
function showNote(html) {
  const root = show('dev-note', html);
  root?.querySelector('[data-close]').addEventListener('click', () => root.host.remove());
}

/**
 * Fills an element outside of <body>, so that neither React nor the page's styles reach it; removes it for an empty text.
 * What has the focus keeps it.
 */
function show(name, html) {
  const existing = document.querySelector(name);
  if (html === '') {
    existing?.remove();
    return null;
  }
  const host = existing ?? document.documentElement.appendChild(document.createElement(name));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const focused = root.activeElement?.className;
  root.innerHTML = html;
  if (focused) queueMicrotask(() => root.querySelector(`button[class="${focused}"]`)?.focus());
  return root;
}

addEventListener('hydrated', () => {
  isHydrated = true;
});
document.addEventListener('visibilitychange', listen);
showPanel(made.overlay);
listen();
