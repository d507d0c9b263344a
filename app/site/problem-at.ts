import type { Problem, ProblemCode, ProblemPath } from './problem.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * A problem with something in a file.
 * @param path the thing; its value is marked, or its key with `mark: 'key'`
 */
export function problemAt(
  source: YamlSource,
  code: ProblemCode,
  path: ProblemPath,
  words: {
    readonly message: string;
    readonly hint: string;
    readonly severity?: Problem['severity'];
    readonly mark?: 'value' | 'key';
  },
): Problem {
  const { message, hint, severity = 'error', mark = 'value' } = words;
  const position = mark === 'key' ? source.keyPositionOf(path) : source.positionOf(path);
  return { code, severity, file: source.file, ...position, path, message, hint };
}
