import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from './escape-html.ts';
import type { Mistake } from './mistake.ts';
import { mistakesHtml } from './mistakes-html.ts';

/** The page that stands in while there is no sound site to show. */
export function noSitePage(mistakes: readonly Mistake[]): string {
  return document(
    'The site cannot be shown yet',
    '<p>It appears here by itself as soon as this is mended.</p>',
    mistakesHtml(mistakes, 'There is no earlier version to show.'),
  );
}

/** The page that stands in for one whose code failed; it tries again by itself after an edit. */
export function brokenPage(error: unknown): string {
  const { message, details } = describe(error);
  return document(
    'The page could not be drawn',
    `<p><strong>${escapeHtml(message)}</strong></p><pre>${escapeHtml(details)}</pre>
<p>The page tries again by itself when the code or the content changes.</p>`,
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

function document(title: string, body: string, panel = ''): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root{color-scheme:light dark;font:400 1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
pre{overflow-x:auto;font:400 .875rem/1.5 ui-monospace,monospace}
</style>
</head>
<body>
<h1>${title}</h1>
${body}
${panel}
</body>
</html>
`;
}
