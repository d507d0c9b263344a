// Keeps an open page of the preview current: new content shows where the reader is, mistakes in a panel over it until
// they are mended. Runs in the browser, in development only.
import { showNote, showPanel } from './panel.js';
import { isStarted, reload, stateOf, updatePage } from './update-page.js';

/** What this page was made from, and what the server has now. */
let shown = stateOf(document);
let latest = shown;
let isUpdating = false;
let events;

async function take(state) {
  const isNoted = state.note !== '' && state.note !== latest.note;
  latest = state;
  showPanel(state.overlay);
  if (isNoted) showNote(state.note);
  if (isUpdating) return;
  isUpdating = true;
  while (isStale()) {
    const asked = latest;
    const updated = hasOtherCode() ? await reload() : await updatePage();
    // The server is away; when it is back it tells the state again.
    if (updated === null) break;
    shown = updated;
    // The page may be newer than what was told, but never older.
    if (latest === asked) latest = updated;
  }
  isUpdating = false;
}

function isStale() {
  return hasOtherCode() || latest.version !== shown.version || (latest.rows && !shown.rows);
}

/** Code that runs in the page already is replaced by Vite alone, or not at all. */
function hasOtherCode() {
  return latest.run !== shown.run || (latest.code !== shown.code && !isStarted());
}

// A browser keeps few connections to a host; a page that nobody sees does without and catches up when it is seen.
function listen() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(new URL('.', import.meta.url).pathname.slice(0, -1));
  events.onmessage = ({ data }) => take(JSON.parse(data));
}

showPanel(shown.overlay);
document.addEventListener('visibilitychange', listen);
listen();
