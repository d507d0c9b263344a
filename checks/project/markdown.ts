import { foldText } from '../../app/site/fold-text.ts';
import type { RunningText } from '../../app/site/views.ts';
import { createMarkdownParser } from '../texts/limited-markdown.ts';

/**
 * Renders a document as HTML. HTML inside it is shown as text, never run.
 * @param ids ids of its second-level headings in order; the table of contents and links point to them
 */
export function renderMarkdown(markdown: string, ids: readonly string[] = []): RunningText {
  // Some editors put a byte order mark at the start of a file.
  const text = markdown.replace(/^\uFEFF/, '');
  const headings: { id: string; text: string }[] = [];
  const marked = createMarkdownParser().use({
    async: false,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`;
        const id = ids[headings.length] ?? `part-${headings.length + 1}`;
        headings.push({ id, text: this.parser.parseInline(tokens, this.parser.textRenderer) });
        return `<h2 id="${id}">${html}</h2>\n`;
      },
    },
    // A link points to a page, a part of one, an outside address, a mailbox or a phone; never to a script.
    walkTokens(token) {
      const isLinkOrImage = token.type === 'link' || token.type === 'image';
      if (isLinkOrImage && !/^([/#]|https:|mailto:|tel:)/i.test(token.href)) token.href = '';
    },
  });
  return { html: String(marked.parse(text)).trim(), headings };
}

/**
 * Ids of the second-level headings of a document, from its name and their text: `terms-liability` for
 * `## 9. Liability`. Adding or moving a heading changes no other id.
 * @param markdown document in the default language, whose ids all languages use; its facts may be unresolved
 */
export function headingIds(name: string, markdown: string): string[] {
  const counts = new Map<string, number>();
  return renderMarkdown(markdown.replace(/\{\{[^{}]*\}\}/g, '')).headings.map(({ text }) => {
    const foldedText = foldText(text.replace(/&#?\w+;/g, ' ').replace(/^\d+(?:\.\d+)*[.)]?\s+/, ''));
    const id = `${name}-${foldedText}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
