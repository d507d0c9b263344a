import { Lexer, type Tokens } from 'marked';
import type { RunningText } from '../../app/site/views.ts';
import { parseParagraphs } from '../../checks/texts/markdown-blocks.ts';
import { htmlTokens, readAttribute } from './html-tokens.ts';

/**
 * Wraps all text of a rendered document by the block that it comes from.
 * @param markdown the source of the document, facts filled in
 * @param wrap takes the number of the block, from 1
 */
export function markDocument(
  { html, headings }: RunningText,
  markdown: string,
  wrap: (block: number, text: string) => string,
): RunningText {
  // As marked reads it, so that positions are the same.
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const starts = parseParagraphs(text).map(({ index }) => index);
  const blockAt = (index: number) => starts.findLastIndex((start) => start <= index) + 1 || 1;
  const parts = splitDocument(text).map(({ index, items }) => [index, ...items].map(blockAt));
  const blockByHeading = new Map<string, number>();

  /** The blocks of the current part: of itself, and of its items. */
  let part: readonly number[] = [];
  let partIndex = 0;
  let item = 0;
  let depth = 0;
  const enter = (name: string, tag: string) => {
    if (depth === 0) {
      part = parts[partIndex++] ?? [];
      item = 0;
      blockByHeading.set(readAttribute(tag, 'id') ?? '', part[0] ?? 1);
    } else if (depth === 1 && name === 'li') item++;
  };
  const markedTokens = [...htmlTokens(html)].map((token) => {
    if (token.kind === 'open') {
      enter(token.name, token.written);
      if (!token.isVoid) depth++;
    }
    if (token.kind === 'close') depth--;
    const isVisible = token.kind === 'text' && token.written.trim() !== '';
    return isVisible ? wrap(part[item] ?? part[0] ?? 1, token.written) : token.written;
  });
  return {
    html: markedTokens.join(''),
    headings: headings.map(({ id, text }) => ({ id, text: wrap(blockByHeading.get(id) ?? 1, text) })),
  };
}

interface DocumentPart {
  readonly index: number;
  /** Starts of the items of a list, each of which may be a separate block. */
  readonly items: readonly number[];
}

/** Splits a document into the parts that become one element each. */
function splitDocument(text: string): DocumentPart[] {
  let index = 0;
  return new Lexer().blockTokens(text).flatMap((token): DocumentPart[] => {
    const start = index;
    index += token.raw.length;
    if (token.type === 'space' || token.type === 'def' || token.type === 'html') return [];
    const items = token.type === 'list' ? (token as Tokens.List).items : [];
    let offset = start;
    const itemStarts = items.map(({ raw }) => {
      offset += raw.length;
      return offset - raw.length;
    });
    return [{ index: start, items: itemStarts }];
  });
}
