import { createHash } from 'node:crypto';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mistake } from './mistake.ts';
import { overlayStyles } from './overlay-styles.ts';
import { type PreviewWords, previewWords } from './preview-words.ts';

/** More than these nobody mends at once, and each open page is sent all of them. */
const MOST_LISTED = 50;

/**
 * The panel that lists what is wrong, for the overlay and for the page that stands in for a site; empty where nothing
 * is. It brings its own styles and is put where the page's own do not reach it. `browser/panel.js` lets the reader hide
 * it; its items say by `data-id` which of them were there before, though lines may have moved.
 * @param note what the reader sees behind the panel, where there is an error
 */
export function overlayHtml(
  mistakes: readonly Mistake[],
  language: CheckLanguage,
  note: (words: PreviewWords) => string,
): string {
  if (mistakes.length === 0) return '';
  const words = previewWords[language];
  const errors = mistakes.filter(({ severity }) => severity === 'error');
  const warnings = mistakes.filter(({ severity }) => severity === 'warning');
  const [look, count, sentence] =
    errors.length > 0
      ? ['errors', words.errors(errors.length), note(words)]
      : ['warnings', words.warnings(warnings.length), words.publishable];
  return [
    `<style>${overlayStyles}</style>`,
    `<section class="panel ${look}" lang="${language}" aria-label="${escapeHtml(words.problems)}">`,
    `<header><div role="alert"><strong>${count}</strong> <span>${escapeHtml(sentence)}</span></div>`,
    `<button type="button" data-hide>${words.hide}</button></header>`,
    '<div class="list">',
    list(errors, words),
    warnings.length > 0 ? warningList(warnings, errors.length === 0, words) : '',
    '</div></section>',
    `<button type="button" class="pill ${look}" lang="${language}" data-show hidden>${count}</button>`,
  ].join('');
}

/** Warnings hold nothing up: they are folded away below errors. */
function warningList(warnings: readonly Mistake[], isAll: boolean, words: PreviewWords): string {
  if (isAll) return list(warnings, words);
  return `<details><summary>${words.warnings(warnings.length)}</summary>${list(warnings, words)}</details>`;
}

function list(mistakes: readonly Mistake[], words: PreviewWords): string {
  if (mistakes.length === 0) return '';
  const left = mistakes.length - MOST_LISTED;
  const ids = idsOf(mistakes);
  const listed = mistakes
    .slice(0, MOST_LISTED)
    .map((mistake, place) => item(mistake, ids[place] ?? '', words));
  return `<ol>${listed.join('')}</ol>${left > 0 ? `<p class="more">${escapeHtml(words.more(left))}</p>` : ''}`;
}

function item(mistake: Mistake, id: string, words: PreviewWords): string {
  const { severity, message, excerpt, hint } = mistake;
  return [
    `<li class="${severity}" data-id="${id}">`,
    `<p class="message">${escapeHtml(message)}</p>`,
    placeHtml(mistake, words),
    excerpt.length > 0 ? `<pre tabindex="0">${excerpt.map(row).join('\n')}</pre>` : '',
    hint === '' ? '' : `<p class="hint">${escapeHtml(hint)}</p>`,
    '</li>',
  ].join('');
}

function placeHtml({ place, opens }: Mistake, words: PreviewWords): string {
  const code = `<code>${escapeHtml(place)}</code>`;
  return opens === null
    ? `<p class="place">${code}</p>`
    : `<p class="place"><a href="${escapeHtml(opens)}" title="${escapeHtml(words.openInEditor)}">${code}</a></p>`;
}

/** A row of an excerpt: `12 | a line of the file`, or below it ` | ^^^`. */
function row(text: string): string {
  const [, number = '', rest = text] = /^( *\d* \| ?)(.*)$/s.exec(text) ?? [];
  const isPointer = !/\d/.test(number) && /^ *\^+$/.test(rest);
  const line = isPointer ? rest.replace(/\^+/, (carets) => `<mark>${carets}</mark>`) : escapeHtml(rest);
  return `<span>${number}</span>${line}`;
}

/** Which mistake each is, wherever it stands in its file; one that is there again is another one. */
function idsOf(mistakes: readonly Mistake[]): string[] {
  const counts = new Map<string, number>();
  return mistakes.map(({ place, message }) => {
    const [file = ''] = place.split(':');
    const id = createHash('sha256').update(`${file}\0${message}`).digest('base64url').slice(0, 12);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id}.${count}`;
  });
}
