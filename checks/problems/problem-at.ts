import type { ValuePath } from '../../schema/value-path.ts';
import { wordingOf } from '../message.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Position, Problem, ProblemCode } from './problem.ts';
import type { Wording } from './wording-type.ts';

/**
 * A problem with something in a file.
 * @param path the thing; its value is marked, or its key with `mark: 'key'`
 */
export function problemAt(
  source: YamlSource,
  code: ProblemCode,
  path: ValuePath,
  {
    wording,
    severity = 'error',
    mark = 'value',
  }: {
    readonly wording: Wording;
    readonly severity?: Problem['severity'];
    readonly mark?: 'value' | 'key';
  },
): Problem {
  const position = mark === 'key' ? source.keyPositionOf(path) : source.positionOf(path);
  return { code, severity, file: source.file, ...position, path, wording };
}

/** Where the problem of a whole file is. */
const start: Position = { line: 1, column: 1, length: 1 };

/** An error in a file whose contents have no paths; without a position it is that of the whole file. */
export function fileProblem(file: string, code: ProblemCode, wording: Wording, at = start): Problem {
  return { code, severity: 'error', file, ...at, path: [], wording };
}

/**
 * The position of something in a file.
 * @param text the whole file; a byte order mark at its start is not counted
 * @param index where it starts, from 0
 * @param length how long it is; at least 1 is marked
 */
export function placeInText(text: string, index: number, length: number): Position {
  const before = text
    .slice(0, index)
    .replace(/^\uFEFF/, '')
    .split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: Math.max(1, length) };
}

/**
 * A file that the site needs and that is not there.
 * @param kind what it holds: the hint explains how to make it
 */
export function missingFile(file: string, kind: 'texts' | 'document'): Problem {
  return fileProblem(file, 'missing-file', wordingOf('file.missing', { file, context: kind }));
}
