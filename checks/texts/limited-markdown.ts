import { Marked } from 'marked';

/** Characters: more than a document of 100,000 needs that has a link and two emphases in every sentence. */
const MAX_SEARCHED_LENGTH = 5_000_000;

/**
 * A Markdown parser for one document. At each character that may be markup, marked searches the rest of the paragraph:
 * thousands of them take minutes. Beyond `MAX_SEARCHED_LENGTH` characters, the rest of a paragraph is plain text.
 */
export function createMarkdownParser(): Marked {
  let searchedLength = 0;
  const tokenizer = (text: string) => {
    searchedLength += text.length;
    return searchedLength > MAX_SEARCHED_LENGTH ? { type: 'text', raw: text, text } : undefined;
  };
  return new Marked({ extensions: [{ name: 'rest', level: 'inline', tokenizer }] });
}
