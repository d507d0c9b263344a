import { stripVTControlCharacters } from 'node:util';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { escapeHtml } from './escape-html.ts';
import { previewWords } from './preview-words.ts';

/**
 * The page that stands in while there is no sound site to show.
 * @param overlay the panel that says why
 */
export function noSitePage(overlay: string, language: CheckLanguage): string {
  const { noSiteTitle, noSite } = previewWords[language];
  return document(
    language,
    noSiteTitle,
    `<p>${escapeHtml(noSite)}</p>
<dev-problems data-inline><template shadowrootmode="open">${overlay}</template></dev-problems>`,
  );
}

/** The page that stands in for one whose code failed; it tries again by itself after an edit. */
export function brokenPage(error: unknown, language: CheckLanguage): string {
  const { brokenTitle, triesAgain } = previewWords[language];
  const { message, details } = describe(error);
  return document(
    language,
    brokenTitle,
    `<p><strong>${escapeHtml(message)}</strong></p><pre>${escapeHtml(details)}</pre>
<p>${escapeHtml(triesAgain)}</p>`,
  );
}

/** What an error says; errors of the compiler bring a place and the lines around it. */
function describe(error: unknown): { message: string; details: string } {
  if (!(error instanceof Error)) return { message: String(error), details: '' };
  const { frame } = error as { frame?: unknown };
  const stack = error.stack ?? '';
  const trace = stack.includes(error.message)
    ? stack.slice(stack.indexOf(error.message) + error.message.length).trim()
    : stack;
  const place = typeof frame === 'string' ? `${stripVTControlCharacters(frame)}\n\n` : '';
  return { message: stripVTControlCharacters(error.message), details: place + trace };
}

function document(language: CheckLanguage, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;font:400 1rem/1.5 system-ui,sans-serif}
body{max-width:52rem;margin:0 auto;padding:2rem 1.25rem}
pre{overflow-x:auto;font:400 .875rem/1.5 ui-monospace,monospace}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
