import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';
import type { LiveState } from './live-state.ts';

/** Where a page listens for changes. */
export const LIVE_CHANNEL = '/@live';

/** Where the script that keeps a page current lies. */
export const LIVE_SCRIPT = '/@live/page.js';

/** The script that keeps a page current. */
export const liveScript = readFileSync(join(import.meta.dirname, 'live-page.js'), 'utf8');

/**
 * Adds the script to a page.
 * @param state what the page is made from
 */
export function withLiveScript(html: string, state: LiveState): string {
  const script = `<script defer src="${LIVE_SCRIPT}" data-state="${escapeHtml(JSON.stringify(state))}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}
