import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { fileProblem } from './file-problem.ts';
import type { Problem, ProblemCode } from './problem.ts';
import type { Wording } from './wording-type.ts';

/**
 * A problem of a value in a file.
 * @param path path of the value, which is marked; `mark: 'key'` marks its key
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
 * A missing file that the site needs.
 * @param kind its content: the hint explains how to create it
 */
export function missingFile(file: string, kind: 'texts' | 'document'): Problem {
  return fileProblem(file, 'missing-file', translateMessage('file.missing', { file, context: kind }));
}
