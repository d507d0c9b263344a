import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Problem, ProblemCode, ProblemPath } from './problem.ts';
import type { Wording } from './wording-type.ts';

/**
 * A problem with something in a file.
 * @param path the thing; its value is marked, or its key with `mark: 'key'`
 */
export function problemAt(
  source: YamlSource,
  code: ProblemCode,
  path: ProblemPath,
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
