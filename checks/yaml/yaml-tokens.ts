import { CST, Lexer } from 'yaml';
import { translateMessage, translatePhrase } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { inQuotes, type Wording } from '../problems/wording-type.ts';

/** A mistake at an offset in the text, before lines and columns are known. */
export interface Finding {
  readonly code: ProblemCode;
  readonly offset: number;
  readonly length: number;
  readonly wording: Wording;
}

/** Result of the scan. */
export interface TokenScan {
  /** Syntax that this file must not use. */
  readonly refused: readonly Finding[];
  /** Brackets that were opened and not closed, in the order of their positions. */
  readonly unclosed: readonly OpenBracket[];
  /** Quoted texts, with their start and end. */
  readonly quotes: readonly { readonly start: number; readonly end: number }[];
}

/** A bracket that has not been closed. */
interface OpenBracket {
  readonly offset: number;
  readonly bracket: '{' | '[';
}

/** Deeper files are refused: the parser recurses, and no page needs it. */
const MAX_DEPTH = 40;
/** Upper limit of findings for one file. */
const MAX_FINDINGS = 200;

/**
 * Scans the tokens of the text without building a tree.
 * @param text YAML
 * @returns shorthands, which are refused, and positions that improve later messages
 */
export function scanTokens(text: string): TokenScan {
  const refused: Finding[] = [];
  const quotes: { start: number; end: number }[] = [];
  const open: OpenBracket[] = [];
  const unclosed: OpenBracket[] = [];
  const columns: number[] = [];
  for (const { type, token, offset, column } of listTokens(text)) {
    if (type === 'double-quoted-scalar' || type === 'single-quoted-scalar')
      quotes.push({ start: offset, end: offset + token.length });
    else unclosed.push(...trackBrackets(type, offset, open));
    const finding = findRefusal(type, token, offset);
    if (finding) refused.push(finding);
    if (open.length === 0 && STARTS_VALUE.has(String(type))) enterColumn(columns, column);
    // A value next to its key counts as one more.
    const isTooDeep = columns.length + open.length > MAX_DEPTH;
    if (isTooDeep) refused.push(createTooDeep(offset));
    if (isTooDeep || refused.length >= MAX_FINDINGS) break;
  }
  return { refused, quotes, unclosed: [...unclosed, ...open] };
}

/** Tokens that keys, values and entries of lists start with. */
const STARTS_VALUE: ReadonlySet<string> = new Set([
  'scalar',
  'single-quoted-scalar',
  'double-quoted-scalar',
  'seq-item-ind',
  'explicit-key-ind',
]);

/** Tracks the columns of the nodes around a position, from the outermost inwards. */
function enterColumn(columns: number[], column: number): void {
  while ((columns.at(-1) ?? -1) > column) columns.pop();
  if ((columns.at(-1) ?? -1) < column) columns.push(column);
}

/**
 * Tracks the open brackets.
 * @param open is updated to the brackets that are open after the token
 * @returns brackets that can no longer be closed
 */
function trackBrackets(type: Token['type'], offset: number, open: OpenBracket[]): OpenBracket[] {
  if (type === 'flow-map-start') open.push({ offset, bracket: '{' });
  if (type === 'flow-seq-start') open.push({ offset, bracket: '[' });
  if (type === 'flow-error-end') return open.splice(0);
  if (type !== 'flow-map-end' && type !== 'flow-seq-end') return [];
  // A bracket closes the last one of its own kind; those within it were never closed.
  const index = open.findLastIndex(({ bracket }) => bracket === (type === 'flow-map-end' ? '{' : '['));
  if (index >= 0) return open.splice(index).slice(1);
  open.pop();
  return [];
}

interface Token {
  readonly type: CST.TokenType | 'flow-error-end' | null;
  readonly token: string;
  readonly offset: number;
  /** From 0. */
  readonly column: number;
}

/** Lists the tokens; the lexer marks the type of the next word with control characters. */
function* listTokens(text: string): Generator<Token> {
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

function findRefusal(type: Token['type'], token: string, offset: number): Finding | null {
  const index = { offset, length: token.length };
  if (type === 'directive-line')
    return { code: 'yaml-syntax', ...index, wording: translateMessage('yaml.percentLine') };
  if (type !== 'anchor' && type !== 'alias' && type !== 'tag') return null;
  const written = token.length > 60 ? translatePhrase('yaml.this') : inQuotes(token);
  return {
    code: 'yaml-alias',
    ...index,
    wording: translateMessage('yaml.shorthand', { written, context: type }),
  };
}

function createTooDeep(offset: number): Finding {
  return {
    code: 'too-deep',
    offset,
    length: 1,
    wording: translateMessage('yaml.tooDeep', { limit: MAX_DEPTH }),
  };
}
