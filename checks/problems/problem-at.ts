import type { ValuePath } from '../../schema/value-path.ts';
import { wordingOf } from '../message.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { fileProblem } from './file-problem.ts';
import type { Problem, ProblemCode } from './problem.ts';
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

/**
 * A file that the site needs and that is not there.
 * @param kind what it holds: the hint explains how to make it
 */
export function missingFile(file: string, kind: 'texts' | 'document'): Problem {
  return fileProblem(file, 'missing-file', wordingOf('file.missing', { file, context: kind }));
}
