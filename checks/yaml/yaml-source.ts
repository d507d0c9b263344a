import { LineCounter, parseDocument } from 'yaml';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Position, Problem } from '../problems/problem.ts';
import { mergeMarks } from './merge-marks.ts';
import { readableText } from './readable-text.ts';
import { explainYamlErrors } from './yaml-errors.ts';
import { type Finding, scanTokens } from './yaml-tokens.ts';
import {
  locateNearest,
  locateNode,
  makeTree,
  PARSE_OPTIONS,
  plainValue,
  type YamlNode,
} from './yaml-tree.ts';

/** A readable YAML file with the position of every value. */
export interface YamlSource {
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  /** Records have no prototype; the content is not validated. */
  readonly value: unknown;
  /** Position of a value; if it is missing, of the nearest value around it. */
  positionOf(path: ValuePath): Position;
  /** Position of its key; for an entry of a list, of its start. */
  keyPositionOf(path: ValuePath): Position;
  /** The value exactly as typed if it is a single word or number, otherwise `null`. */
  writtenAt(path: ValuePath): string | null;
}

/**
 * Reads YAML strictly: no shorthand, no tags, no second document.
 * @param written the file as bytes (UTF-8) or text
 * @param file its name in problems
 * @returns the source, or `null` if it cannot be read; and all problems. Takes well under a second for any input.
 */
export function readYaml(
  written: string | Uint8Array,
  file: string,
): { source: YamlSource | null; problems: readonly Problem[] } {
  const readable = readableText(written, file);
  if ('problem' in readable) return { source: null, problems: [readable.problem] };
  const { text } = readable;
  const locate = createLocator(text);
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
  const document = parseDocument(text, PARSE_OPTIONS);
  if (document.errors.length > 0) {
    return { source: null, problems: problems(explainYamlErrors(document.errors, text, scan)) };
  }
  const root = makeTree(document.contents, text);
  const findings: Finding[] = [];
  const source: YamlSource = {
    file,
    text,
    value: root && plainValue(root, findings),
    positionOf: (path) => locate(...valueRange(root, path)),
    keyPositionOf: (path) => locate(...keyRange(root, path)),
    writtenAt(path) {
      const node = root && locateNode(root, path)?.node;
      return node?.kind === 'scalar' ? text.slice(node.start, node.end) : null;
    },
  };
  return { source, problems: problems(findings) };
}

type Range = readonly [start: number, end: number];

function valueRange(root: YamlNode | null, path: ValuePath): Range {
  if (!root) return [0, 0];
  const { node, item, indexPath } = locateNearest(root, path);
  if (indexPath.length < path.length) return keyRange(root, indexPath);
  if (node.kind === 'map' && node.style === 'block') return getRange(node.items[0]?.keyNode ?? node);
  if (node.start < node.end) return getRange(node);
  // If the value is missing, its key or dash is marked.
  return item ? getRange(item.keyNode ?? { start: item.start, end: item.start + 1 }) : [0, 0];
}

function keyRange(root: YamlNode | null, path: ValuePath): Range {
  if (!root) return [0, 0];
  const { item, indexPath } = locateNearest(root, path);
  if (indexPath.length < path.length) return keyRange(root, indexPath);
  return item?.keyNode ? getRange(item.keyNode) : valueRange(root, path);
}

function getRange({ start, end }: Pick<YamlNode, 'start' | 'end'>): Range {
  return [start, end];
}

/** Converts offsets to lines and columns; a mark stays on one line. */
function createLocator(text: string): (start: number, end: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  const textEnd = text.trimEnd().length;
  return (start, end) => {
    // The parser reports missing text at the end of the file after its last line.
    const from = Math.min(start, textEnd);
    const { line, col } = lines.linePos(from);
    const markedText =
      /^[^\r\n]*/.exec(text.slice(from, Math.min(Math.max(end, from + 1), from + 10_000)))?.[0].trimEnd() ??
      '';
    return { line, column: col, length: Math.max(1, markedText.length) };
  };
}
