import { escapeHtml } from './escape-html.ts';
import type { Mistake } from './mistake.ts';

/**
 * The panel that lists mistakes, for the overlay and for the page that stands in for a site; empty without mistakes.
 * It brings its own styles and is put where the page's own do not reach it.
 * @param note what the reader sees behind the panel
 */
export function mistakesHtml(mistakes: readonly Mistake[], note: string): string {
  if (mistakes.length === 0) return '';
  const count = mistakes.length === 1 ? '1 problem' : `${mistakes.length} problems`;
  return [
    `<style>${styles}</style>`,
    '<details open role="alert">',
    `<summary>${count} <small>${escapeHtml(note)}</small></summary>`,
    `<ol>${mistakes.map(item).join('')}</ol>`,
    '</details>',
  ].join('');
}

function item({ place, message, excerpt, hint }: Mistake): string {
  return [
    `<li><code>${escapeHtml(place)}</code>`,
    `<p><strong>${escapeHtml(message)}</strong></p>`,
    excerpt === '' ? '' : `<pre>${escapeHtml(excerpt)}</pre>`,
    hint === '' ? '' : `<p>${escapeHtml(hint)}</p>`,
    '</li>',
  ].join('');
}

const styles = `
details{position:fixed;inset:auto 0 0;z-index:2147483647;max-height:70vh;overflow:auto;margin:0;padding:0 1.25rem;
background:#15191d;color:#f4f6f7;border-top:4px solid #ff6a3d;font:400 1rem/1.5 system-ui,sans-serif;text-align:start}
summary{position:sticky;top:0;padding:.75rem 0;background:#15191d;font-weight:700;cursor:pointer}
small{margin-inline-start:.75rem;font-weight:400;color:#b9c3ca}
ol{list-style:none;margin:0;padding:0}
li{padding:.75rem 0;border-top:1px solid #37424a}
p{margin:.25rem 0}
code{color:#ffb199}
pre{margin:.5rem 0;padding:.75rem;overflow-x:auto;background:#0b0e10;border-radius:.25rem}
code,pre{font:400 .875rem/1.5 ui-monospace,monospace}`.replaceAll('\n', '');
