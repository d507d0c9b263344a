import { escapeHtml } from '../escape-html.ts';
import type { KitExample } from './kit-example.ts';
import { KIT_PATH } from './kit-names.ts';

/** Of what the kit adds to its pages; nothing of it reaches into the examples. */
const styles = `
.kit-contents,.kit-caption{font:400 .8125rem/1.6 ui-monospace,monospace;padding:.75rem 1.25rem;color:#fff;background:#33414c}
.kit-contents ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.5rem 0 0;padding:0;list-style:none}
.kit-contents a,.kit-caption a{color:inherit}
.kit-caption{position:relative;z-index:1;margin:0}
`;

/**
 * Adds to a page of the kit what the components do not draw: a list of contents, a caption over each example, and a
 * button that sends where that is what the example is about, as only a script shows it.
 * @param html the page as the components have drawn it; React must not start on it
 * @param examples those of the page, in order
 * @param sending the word on a button that sends
 */
export function kitPage(html: string, examples: readonly KitExample[], sending: string): string {
  const captioned = examples.reduce((page, example) => withCaption(page, example, sending), html);
  return captioned
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(/<main\b[^>]*>/, (main) => main + contents(examples));
}

function withCaption(html: string, example: KitExample, sending: string): string {
  const start = startOf(html, example);
  if (start < 0) return html.replace('</main>', () => `${caption(example, ', draws nothing')}</main>`);
  const rest = html.slice(start);
  return html.slice(0, start) + caption(example, '') + (isSending(example) ? sendingIn(rest, sending) : rest);
}

/** Where the outermost element of an example begins; -1 where it draws nothing. */
function startOf(html: string, { id }: KitExample): number {
  const place = html.indexOf(` id="${id}"`);
  return place < 0 ? -1 : html.lastIndexOf('<', place);
}

function caption({ id, kind, variation }: KitExample, note: string): string {
  return `<p class="kit-caption" id="about-${id}"><a href="${KIT_PATH}/${kind}#about-${id}">${kind}</a> · ${escapeHtml(variation + note)}</p>`;
}

function isSending({ state }: KitExample): boolean {
  return state?.of === 'form' && state.stage === 'sending';
}

/** The first button of a form as a script leaves it while the form is on its way. */
function sendingIn(html: string, sending: string): string {
  return html.replace(
    /<button type="submit"([^>]*)>[^<]*/,
    (_, attributes: string) =>
      `<button type="submit" aria-disabled="true"${attributes}>${escapeHtml(sending)}`,
  );
}

function contents(examples: readonly KitExample[]): string {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const links =
    kinds.length > 1
      ? kinds.map((kind) => {
          const ofKind = examples.filter((example) => example.kind === kind);
          return `<li><a href="#about-${ofKind[0]?.id}">${kind}</a> (${ofKind.length})</li>`;
        })
      : examples.map(({ id, variation }) => `<li><a href="#about-${id}">${escapeHtml(variation)}</a></li>`);
  const all = kinds.length > 1 ? '' : `<a href="${KIT_PATH}">${KIT_PATH}</a>`;
  return `<nav class="kit-contents" aria-label="${KIT_PATH}">${all}<ul>${links.join('')}</ul></nav>`;
}
