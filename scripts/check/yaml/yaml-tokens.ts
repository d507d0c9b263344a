import { CST, Lexer } from 'yaml';
import { phraseOf, wordingOf } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { inQuotes, type Wording } from '../problems/wording-type.ts';

/** A mistake at a place in the text, before lines and columns are known. */
export interface Finding {
  readonly code: ProblemCode;
  readonly offset: number;
  readonly length: number;
  readonly wording: Wording;
}

/** What a first look at the text brings. */
export interface TokenScan {
  /** Things that this file must not use. The parser may only run when there are none. */
  readonly refused: readonly Finding[];
  /** Brackets that were opened and not closed, in the order of their places. */
  readonly unclosed: readonly OpenBracket[];
  /** Quoted texts: where each starts and ends. */
  readonly quotes: readonly { readonly start: number; readonly end: number }[];
}

/** Deeper files are refused: the parser recurses, and no page needs it. */
export const depthLimit = 40;
/** A site of ten times as many pages as ours has 160,000. */
const tokenLimit = 250_000;
/** A bracket that closes nothing keeps the parser busier than a word does. */
const strayWeight = 4;
/** Nobody mends more mistakes than this at once. */
const enough = 200;

/**
 * Looks at the words of the text without building anything, in time and memory proportional to its size.
 * @param text YAML
 * @returns shorthands and depths that are refused, and places that make later messages better
 */
export function scanTokens(text: string): TokenScan {
  const refused: Finding[] = [];
  const quotes: { start: number; end: number }[] = [];
  const brackets = new BracketWatch();
  let count = 0;
  for (const { type, token, offset, column } of tokensOf(text)) {
    brackets.see(type, offset, column);
    if (type === 'double-quoted-scalar' || type === 'single-quoted-scalar')
      quotes.push({ start: offset, end: offset + token.length });
    const finding = refusal(type, token, offset);
    if (finding) refused.push(finding);
    count++;
    if (brackets.depth > depthLimit) refused.push(tooDeep(offset));
    else if (count + (strayWeight - 1) * brackets.strays > tokenLimit) refused.push(tooMany(offset));
    else if (refused.length < enough) continue;
    break;
  }
  return { refused, quotes, unclosed: brackets.finish() };
}

interface Token {
  readonly type: CST.TokenType | 'flow-error-end' | null;
  readonly token: string;
  readonly offset: number;
  /** From 0. */
  readonly column: number;
}

/** The lexer marks with control characters of its own what the next word is. */
function* tokensOf(text: string): Generator<Token> {
  let offset = 0;
  let lineStart = 0;
  let scalarFollows = false;
  for (const token of new Lexer().lex(text)) {
    if (token === CST.DOCUMENT) continue;
    if (token === CST.SCALAR) {
      scalarFollows = true;
      continue;
    }
    const type = scalarFollows ? 'scalar' : CST.tokenType(token);
    scalarFollows = false;
    yield { type, token, offset, column: offset - lineStart };
    if (token === CST.FLOW_END) continue;
    const newline = token.lastIndexOf('\n');
    if (newline >= 0) lineStart = offset + newline + 1;
    offset += token.length;
  }
}

function refusal(type: Token['type'], token: string, offset: number): Finding | null {
  const place = { offset, length: token.length };
  if (type === 'directive-line')
    return { code: 'yaml-syntax', ...place, wording: wordingOf('yaml.percentLine') };
  if (!isShorthand(type)) return null;
  return {
    code: 'yaml-alias',
    ...place,
    wording: wordingOf('yaml.shorthand', {
      written: token.length > 60 ? phraseOf('yaml.this') : inQuotes(token),
      context: type,
    }),
  };
}

function isShorthand(type: Token['type']): type is 'anchor' | 'alias' | 'tag' {
  return type === 'anchor' || type === 'alias' || type === 'tag';
}

function tooDeep(offset: number): Finding {
  return { code: 'too-deep', offset, length: 1, wording: wordingOf('yaml.tooDeep', { limit: depthLimit }) };
}

function tooMany(offset: number): Finding {
  return {
    code: 'file-too-large',
    offset,
    length: 1,
    wording: wordingOf('file.tooManyWords', { limit: tokenLimit }),
  };
}

/** A bracket that has not been closed yet. */
interface OpenBracket {
  readonly offset: number;
  readonly bracket: '{' | '[';
}

/** Counts how deep things lie, by brackets and by columns, while words come in one after the other. */
class BracketWatch {
  readonly #open: OpenBracket[] = [];
  readonly #unclosed: OpenBracket[] = [];
  readonly #columns: number[] = [];
  #strays = 0;

  /** How many brackets closed nothing. */
  get strays(): number {
    return this.#strays;
  }

  /** How many things lie around the last word; a value beside its key counts as one more. */
  get depth(): number {
    return this.#columns.length + this.#open.length;
  }

  /**
   * Takes the next word in.
   * @param type what the lexer calls it
   * @param offset where it starts in the text
   * @param column where it starts in its line
   */
  see(type: string | null, offset: number, column: number): void {
    switch (type) {
      case 'flow-map-start':
        this.#open.push({ offset, bracket: '{' });
        break;
      case 'flow-seq-start':
        this.#open.push({ offset, bracket: '[' });
        break;
      case 'flow-map-end':
        this.#close('{');
        break;
      case 'flow-seq-end':
        this.#close('[');
        break;
      case 'flow-error-end':
        this.#unclosed.push(...this.#open.splice(0));
        break;
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
      case 'seq-item-ind':
      case 'explicit-key-ind':
        if (this.#open.length === 0) this.#enter(column);
        break;
      default:
    }
  }

  /** All brackets that were never closed. */
  finish(): readonly OpenBracket[] {
    return [...this.#unclosed, ...this.#open];
  }

  /** A bracket closes the last one of its own sort; those within it were never closed. */
  #close(bracket: OpenBracket['bracket']): void {
    const place = this.#open.findLastIndex((open) => open.bracket === bracket);
    if (place < 0) {
      if (!this.#open.pop()) this.#strays++;
      return;
    }
    this.#unclosed.push(...this.#open.splice(place).slice(1));
  }

  #enter(column: number): void {
    while ((this.#columns.at(-1) ?? -1) > column) this.#columns.pop();
    if ((this.#columns.at(-1) ?? -1) < column) this.#columns.push(column);
  }
}
