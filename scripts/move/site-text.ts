import { CST, Lexer, type Node, type ParsedNode, parseDocument } from 'yaml';
import type { ProblemPath } from '../check/problems/problem.ts';
import { nodesAt, plainValue } from '../check/yaml/yaml-value.ts';

/** site.yaml as text to be edited, with the place of everything in it. */
export interface SiteText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly value: unknown;
  readonly root: ParsedNode | null;
}

/** From the first character of a thing to the one after its last. */
export type Range = readonly [start: number, end: number];

/**
 * Reads site.yaml once more, to know where each thing begins and ends.
 * @param text a site.yaml that is sound
 */
export function readSiteText(text: string): SiteText {
  const { contents } = parseDocument(text, { version: '1.2', uniqueKeys: false, keepSourceTokens: true });
  return { text, root: contents, value: plainValue(contents).value };
}

/** Where a value stands, with its quotes; of a group that takes lines of its own up to the end of its last line. */
export function rangeAt({ root }: SiteText, path: ProblemPath): Range {
  const { node, depth } = nodesAt(root, path);
  const range = (node as Node | null)?.range;
  if (depth < path.length || !range) throw new RangeError(`Nothing stands at ${path.join('.')}.`);
  return [range[0], range[1]];
}

/** The number of the line that a value starts on, from 1. */
export function lineOf(site: SiteText, path: ProblemPath): number {
  return site.text.slice(0, rangeAt(site, path)[0]).split('\n').length;
}

/** Every note in the file: from behind its `#` to the end of its line. */
export function commentsIn(text: string): Range[] {
  const comments: Range[] = [];
  let offset = 0;
  let scalarFollows = false;
  // The lexer marks with control characters of its own what the next word is.
  for (const token of new Lexer().lex(text)) {
    if (token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR) {
      scalarFollows = token === CST.SCALAR;
      continue;
    }
    if (token.startsWith('#') && !scalarFollows) comments.push([offset + 1, offset + token.length]);
    scalarFollows = false;
    offset += token.length;
  }
  return comments;
}

/**
 * A value as it was typed with an address in place of another: quotes stay.
 * @param written `"/verdskra"`
 */
export function retyped(written: string, before: string, after: string): string {
  if (written.includes(before)) return written.replace(before, after);
  // The address was typed in a roundabout way, as with `\/`.
  const quote = written.startsWith("'") ? "'" : '"';
  return `${quote}${after}${quote}`;
}

/** The line end that the file has. */
export function lineEndOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Where the line of an offset starts. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends, before its line end. */
export function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Where the line after that of an offset starts, or the text ends. */
export function afterLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}
