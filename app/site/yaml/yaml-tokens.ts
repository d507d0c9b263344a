import { CST, Lexer } from 'yaml';
import type { ProblemCode } from '../problems/problem.ts';
import { BracketWatch, type OpenBracket } from './bracket-watch.ts';

/** A mistake at a place in the text, before lines and columns are known. */
export interface Finding {
  readonly code: ProblemCode;
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string;
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
const tokenLimit = 80_000;
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
    else if (count > tokenLimit) refused.push(tooMany(offset));
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

const shorthands: Partial<Record<string, string>> = {
  anchor: 'names a value (&) to repeat it elsewhere',
  alias: 'stands for a value from elsewhere (*)',
  tag: 'gives a value a type (!)',
};

function refusal(type: Token['type'], token: string, offset: number): Finding | null {
  if (type === 'directive-line') {
    const message = 'A line that starts with % has no meaning here.';
    return { code: 'yaml-syntax', offset, length: token.length, message, hint: 'Take the line out.' };
  }
  const meaning = shorthands[type ?? ''];
  if (meaning === undefined) return null;
  return {
    code: 'yaml-alias',
    offset,
    length: token.length,
    message: `${token.length > 60 ? 'This' : `“${token}”`} ${meaning}, which is not used in this file.`,
    hint: 'Write the value out where it is needed. If it is meant as text, put it in quotes.',
  };
}

function tooDeep(offset: number): Finding {
  return {
    code: 'too-deep',
    offset,
    length: 1,
    message: `From here on things lie more than ${depthLimit} levels inside one another.`,
    hint: 'Check the brackets and the spaces at the start of the lines.',
  };
}

function tooMany(offset: number): Finding {
  return {
    code: 'file-too-large',
    offset,
    length: 1,
    message: `The file has more than ${tokenLimit} words and signs; what follows is not read.`,
    hint: 'Check that the right file was saved under this name.',
  };
}
