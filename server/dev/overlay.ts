import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { escapeHtml } from '../forms/reply-to-form.ts';

const styles = readFileSync(join(import.meta.dirname, 'browser/panel.css'), 'utf8');

interface Panel {
  readonly language: CheckLanguage;
  /** Subject of the panel, for screen readers. */
  readonly label: string;
  /** Text that shows while the panel is closed, too. */
  readonly title: string;
  readonly text: string;
  readonly isOpen: boolean;
}

/** A panel over the page, which `browser/live-page.js` shows in a shadow root. */
export function renderPanel({ language, label, title, text, isOpen }: Panel): string {
  return `<style>${styles}</style><section lang="${language}" aria-label="${escapeHtml(label)}">
<details${isOpen ? ' open' : ''}><summary><span role="alert">${escapeHtml(title)}</span></summary><pre tabindex="0">${escapeHtml(text)}</pre></details>
</section>`;
}

/** The note over a page whose form was sent by script: the preview stores nothing. */
export function renderFormNote(language: CheckLanguage): string {
  const title = translatePhrase('preview.formsTitle')[language];
  const text = translatePhrase('preview.forms')[language];
  return renderPanel({ language, label: title, title, text, isOpen: true });
}

/** The page that is shown while there is no valid site; the panel over it lists the problems. */
export function renderNoSitePage(language: CheckLanguage): string {
  const title = translatePhrase('preview.noSiteTitle')[language];
  return renderDocument(language, title, `<p>${translatePhrase('preview.noSite')[language]}</p>`);
}

/** The page in place of one whose code failed. Compiler errors come with a position and the lines around it. */
export function renderErrorPage(error: unknown, language: CheckLanguage): string {
  const { message, stack, frame }: Partial<Error & { frame: string }> =
    error instanceof Error ? error : { message: String(error) };
  const details = [message, frame, stack].filter((part) => part !== undefined).join('\n\n');
  const body = `<pre>${escapeHtml(stripVTControlCharacters(details))}</pre>
<p>${translatePhrase('preview.triesAgain')[language]}</p>`;
  return renderDocument(language, translatePhrase('preview.brokenTitle')[language], body);
}

/** Adds the script that keeps a page current, which Vite serves. */
export function withLiveScript(html: string, version: string): string {
  const script = `<script type="module" src="/server/dev/browser/live-page.js" data-version="${version}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

function renderDocument(language: CheckLanguage, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:52rem;margin:2rem auto;padding:0 1.25rem}pre{overflow-x:auto}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
}
