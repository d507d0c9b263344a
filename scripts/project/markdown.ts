import { Marked } from 'marked';

/** HTML inside a text is shown as it is written, never run. */
const marked = new Marked({
  async: false,
  renderer: { html: ({ text }) => escapeHtml(text) },
  // A link leads to a page, a place on one, an address outside, a mailbox or a phone; never to a script.
  walkTokens(token) {
    if ((token.type === 'link' || token.type === 'image') && !/^([/#]|https:|mailto:|tel:)/i.test(token.href))
      token.href = '';
  },
});

/** Makes HTML of a running text. */
export function markdownToHtml(markdown: string): string {
  return String(marked.parse(markdown)).trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
