import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type MessageKey, type MessageValues, phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import type { LiveState } from './live-channel.ts';

/** Something that is wrong with the content, in the language of the panel. */
export interface Mistake {
  readonly severity: 'error' | 'warning';
  /** `site.yaml:12:7` */
  readonly place: string;
  readonly message: string;
  /** The lines around the place with a pointer, or nothing. */
  readonly excerpt: readonly string[];
  /** What to type instead. */
  readonly hint: string;
}

/** A message of the preview itself, in the group `preview` of the messages of the checks. */
export type PreviewMessage = Extract<MessageKey, `preview.${string}`>;

/** Upper limit of listed problems: each open page receives all of them. */
const MOST_LISTED = 50;

const styles = readFileSync(join(import.meta.dirname, 'browser/panel.css'), 'utf8');

/**
 * The panel that lists what is wrong; empty where nothing is. `browser/live-page.js` shows it in a shadow root.
 * @param note what the reader sees behind the panel, where there is an error
 */
export function panelHtml(
  mistakes: readonly Mistake[],
  language: CheckLanguage,
  note: PreviewMessage,
): string {
  if (mistakes.length === 0) return '';
  const text = textIn(language);
  const errors = mistakes.filter(({ severity }) => severity === 'error');
  const warnings = mistakes.filter(({ severity }) => severity === 'warning');
  const isError = errors.length > 0;
  const count = isError
    ? text('preview.errors', { count: errors.length })
    : text('preview.warnings', { count: warnings.length });
  const look = isError ? 'errors' : 'warnings';
  return [
    `<style>${styles}</style>`,
    `<section class="panel ${look}" lang="${language}" aria-label="${text('preview.problems')}">`,
    `<header><div role="alert"><strong>${count}</strong> <span>${text(isError ? note : 'preview.publishable')}</span></div>`,
    `<button type="button" class="hide" data-hide>${text('preview.hide')}</button></header>`,
    '<div class="list">',
    list(errors, language),
    isError && warnings.length > 0
      ? `<details><summary>${text('preview.warnings', { count: warnings.length })}</summary>${list(warnings, language)}</details>`
      : list(warnings, language),
    '</div></section>',
    `<button type="button" class="pill ${look}" lang="${language}" data-show hidden>${count}</button>`,
  ].join('');
}

function list(mistakes: readonly Mistake[], language: CheckLanguage): string {
  if (mistakes.length === 0) return '';
  const left = mistakes.length - MOST_LISTED;
  const more = left > 0 ? `<p class="more">${textIn(language)('preview.more', { left })}</p>` : '';
  return `<ol>${mistakes.slice(0, MOST_LISTED).map(item).join('')}</ol>${more}`;
}

function item({ severity, place, message, excerpt, hint }: Mistake): string {
  return [
    `<li class="${severity}">`,
    `<p class="message">${escapeHtml(message)}</p>`,
    `<p class="place"><code>${escapeHtml(place)}</code></p>`,
    excerpt.length > 0 ? `<pre tabindex="0">${excerpt.map(row).join('\n')}</pre>` : '',
    `<p class="hint">${escapeHtml(hint)}</p>`,
    '</li>',
  ].join('');
}

/** A row of an excerpt: `12 | a line of the file`, or below it ` | ^^^`. */
function row(text: string): string {
  const [, number = '', rest = text] = /^( *\d* \| ?)(.*)$/s.exec(text) ?? [];
  const isPointer = !/\d/.test(number) && /^ *\^+$/.test(rest);
  const line = isPointer ? rest.replace(/\^+/, (carets) => `<mark>${carets}</mark>`) : escapeHtml(rest);
  return `<span>${number}</span>${line}`;
}

/**
 * The note over a page whose form was sent by script: the preview stores nothing.
 * @param count how many forms were sent; another one is another note
 */
export function formNote(count: number, language: CheckLanguage): string {
  if (count === 0) return '';
  const text = textIn(language);
  return [
    `<style>${styles}</style><section class="note" lang="${language}" data-count="${count}">`,
    `<div role="alert"><p class="message">${text('preview.formsTitle')}</p><p>${text('preview.forms')}</p></div>`,
    `<button type="button" data-close>${text('preview.hide')}</button></section>`,
  ].join('');
}

/** The page that is shown while there is no valid site; the panel over it lists why. */
export function noSitePage(language: CheckLanguage): string {
  const text = textIn(language);
  return documentHtml(language, text('preview.noSiteTitle'), `<p>${text('preview.noSite')}</p>`);
}

/** The page for one whose code failed. Errors of the compiler bring a place and the lines around it. */
export function brokenPage(error: unknown, language: CheckLanguage): string {
  const text = textIn(language);
  const {
    message,
    stack = '',
    frame = '',
  }: Partial<Error & { frame: string }> = error instanceof Error ? error : { message: String(error) };
  const details = stripVTControlCharacters(`${frame}\n\n${stack}`).trim();
  return documentHtml(
    language,
    text('preview.brokenTitle'),
    `<p><strong>${escapeHtml(stripVTControlCharacters(message ?? ''))}</strong></p>
<pre>${escapeHtml(details)}</pre>
<p>${text('preview.triesAgain')}</p>`,
  );
}

function documentHtml(language: CheckLanguage, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root{color-scheme:light dark;font:400 1rem/1.5 system-ui,sans-serif}
body{max-width:52rem;margin:0 auto;padding:2rem 1.25rem}
pre{overflow-x:auto;font:400 .875rem/1.5 ui-monospace,monospace}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/**
 * Adds the script that keeps a page current.
 * @param state what the page is made from
 */
export function withLiveScript(html: string, state: LiveState): string {
  const script = `<script type="module" src="/@live/live-page.js" data-live="${escapeHtml(JSON.stringify(state))}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** Gives messages of the preview in a language, safe inside an element or a quoted attribute. */
function textIn(language: CheckLanguage) {
  return (key: PreviewMessage, values?: MessageValues) => escapeHtml(phraseOf(key, values)[language]);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
