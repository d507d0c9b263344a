import { Marked } from 'marked';
import type { RunningText } from '../../../app/site/section-view.ts';

/**
 * Makes HTML of a document. HTML inside it is shown as it is written, never run.
 * @returns the HTML and its second-level headings, each with the id that a link leads to: `part-3`, the same in every
 *   language
 */
export function readMarkdown(markdown: string): RunningText {
  // Some editors put a mark at the start of a file.
  const text = markdown.replace(/^\uFEFF/, '');
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`;
        const id = `part-${headings.length + 1}`;
        headings.push({ id, text: this.parser.parseInline(tokens, this.parser.textRenderer) });
        return `<h2 id="${id}">${html}</h2>\n`;
      },
    },
    // A link leads to a page, a place on one, an address outside, a mailbox or a phone; never to a script.
    walkTokens(token) {
      const leads = token.type === 'link' || token.type === 'image';
      if (leads && !/^([/#]|https:|mailto:|tel:)/i.test(token.href)) token.href = '';
    },
  });
  return { html: String(marked.parse(text)).trim(), headings };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
