import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';
import type { LiveState } from './live-state.ts';

/** Where a page listens for changes. */
export const LIVE_CHANNEL = '/@live';

/** The modules that keep a page current, by address; they run in the browser as they are. */
export const liveModules: ReadonlyMap<string, string> = readModules();

/** Makes the start of React on a page wait for ever where the page has become another one meanwhile. */
const guard =
  'if(new URL(import.meta.url).pathname!==document.documentElement.dataset.start){location.reload();await new Promise(()=>{})}';

/**
 * Adds the modules to a page.
 * @param state what the page is made from
 */
export function withLiveScript(html: string, state: LiveState): string {
  const script = `<script type="module" src="${LIVE_CHANNEL}/live-page.js" data-live="${escapeHtml(JSON.stringify(state))}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/**
 * Adds to the module that starts React on a page that it starts on no other: the words of an open page are replaced while
 * the module is being loaded.
 */
export function withGuard(module: string): string {
  return `${guard}\n${module}`;
}

function readModules(): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, 'browser');
  return new Map(
    readdirSync(folder).map((name) => [`${LIVE_CHANNEL}/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}
