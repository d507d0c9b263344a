import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Position, Problem, ProblemPath } from '../problems/problem.ts';
import { mergeMarks } from './merge-marks.ts';
import { readableText } from './readable-text.ts';
import { explainYamlErrors } from './yaml-errors.ts';
import { type Finding, scanTokens } from './yaml-tokens.ts';
import { nodesAt, plainValue } from './yaml-value.ts';

/** A YAML file that could be read, and where everything in it is. */
export interface YamlSource {
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  /** Records have no prototype; the content is not validated. */
  readonly value: unknown;
  /** Where the value is; for something that is not there, the nearest thing around it. */
  positionOf(path: ProblemPath): Position;
  /** Where its key is; for an entry of a list, where the entry starts. */
  keyPositionOf(path: ProblemPath): Position;
  /** The value exactly as it was typed when it is a single word or number, else null. */
  writtenAt(path: ProblemPath): string | null;
}

/**
 * Reads YAML strictly: no shorthand, no tags, no second document.
 * @param written the file as bytes (UTF-8) or text
 * @param file its name, for problems
 * @returns the source, or null when it cannot be read; and all problems. Takes well under a second for any input.
 */
export function readYaml(
  written: string | Uint8Array,
  file: string,
): { source: YamlSource | null; problems: readonly Problem[] } {
  const readable = readableText(written, file);
  if ('problem' in readable) return { source: null, problems: [readable.problem] };
  const { text } = readable;
  const locate = locator(text);
  const problems = (findings: readonly Finding[]): Problem[] =>
    findings.map(({ offset, length, code, wording }) => ({
      code,
      severity: 'error',
      file,
      ...locate(offset, offset + length),
      path: [],
      wording,
    }));

  const marks = mergeMarks(text);
  if (marks.length > 0) return { source: null, problems: problems(marks) };
  const scan = scanTokens(text);
  if (scan.refused.length > 0) return { source: null, problems: problems(scan.refused) };
  const document = parseDocument(text, parseOptions);
  if (document.errors.length > 0) {
    return { source: null, problems: problems(explainYamlErrors(document.errors, text, scan)) };
  }
  const root: unknown = document.contents;
  const { value, findings } = plainValue(root);
  const source: YamlSource = {
    file,
    text,
    value,
    positionOf: (path) => locate(...valueRange(root, text, path)),
    keyPositionOf: (path) => locate(...keyRange(root, text, path)),
    writtenAt(path) {
      const { node, depth } = nodesAt(root, path);
      return depth === path.length && isScalar(node) && node.range
        ? text.slice(node.range[0], node.range[1])
        : null;
    },
  };
  return { source, problems: problems(findings) };
}

/** The parser compares every key with every other, which takes half a minute for large maps; `plainValue` does it instead. */
const parseOptions = {
  version: '1.2',
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const;

type Range = readonly [start: number, end: number];

function valueRange(root: unknown, text: string, path: ProblemPath): Range {
  const { node, key, depth } = nodesAt(root, path);
  if (depth < path.length) return keyRange(root, text, path.slice(0, depth));
  const range = rangeOf(node);
  if (!range) return rangeOf(key) ?? [0, 0];
  if (isMap(node) && !node.flow) return rangeOf(node.items[0]?.key) ?? range;
  if (range[0] < range[1]) return range;
  // Nothing is there: the key marks it, or the dash of the list.
  const dash = text.lastIndexOf('-', range[0]);
  return rangeOf(key) ?? (dash >= 0 ? [dash, dash + 1] : range);
}

function keyRange(root: unknown, text: string, path: ProblemPath): Range {
  const { key, depth } = nodesAt(root, path);
  if (depth < path.length) return keyRange(root, text, path.slice(0, depth));
  return rangeOf(key) ?? valueRange(root, text, path);
}

function rangeOf(node: unknown): Range | null {
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], range[1]] : null;
}

/** Turns places in the text into lines and columns; a mark stays on one line. */
function locator(text: string): (start: number, end: number) => Position {
  const lines = new LineCounter();
  for (let newline = -1; ; ) {
    lines.addNewLine(newline + 1);
    newline = text.indexOf('\n', newline + 1);
    if (newline < 0) break;
  }
  const textEnd = text.trimEnd().length;
  return (start, end) => {
    // The parser reports what is missing at the end of the file behind its last line.
    const from = Math.min(start, textEnd);
    const { line, col } = lines.linePos(from);
    const marked =
      /^[^\r\n]*/.exec(text.slice(from, Math.min(Math.max(end, from + 1), from + 10_000)))?.[0].trimEnd() ??
      '';
    return { line, column: col, length: Math.max(1, marked.length) };
  };
}
