// Keeps an open page of the preview current: new content loads the page again, where the reader was; mistakes show as a
// panel over it until they are mended. Runs in the browser, in development only.
{
  const shown = JSON.parse(document.currentScript.dataset.state);
  const channel = new URL('.', document.currentScript.src).pathname.slice(0, -1);
  let panel;
  let events;

  function take(state) {
    const staleCode = state.code !== shown.code && !('__reactRouterContext' in window);
    const lateRows = state.rows && !shown.rows;
    if (state.version !== shown.version || staleCode || lateRows) location.reload();
    else showOverlay(state.overlay);
  }

  function showOverlay(html) {
    if (panel ? html === shown.overlay : html === '') return;
    shown.overlay = html;
    // Outside of <body>, and with styles of its own: React and the page's styles do not touch it.
    panel ??= document.documentElement.appendChild(document.createElement('dev-problems'));
    const root = panel.shadowRoot ?? panel.attachShadow({ mode: 'open' });
    root.innerHTML = html;
  }

  // A browser keeps few connections to a host; a page that nobody sees does without and catches up when it is seen.
  function listen() {
    events?.close();
    if (document.hidden) return;
    events = new EventSource(channel);
    events.onmessage = ({ data }) => take(JSON.parse(data));
  }

  showOverlay(shown.overlay);
  document.addEventListener('visibilitychange', listen);
  listen();
}
