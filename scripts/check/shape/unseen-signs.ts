import { wordingOf } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { hasUnseenSigns, withPlainSpaces } from './plain-signs.ts';

/** What is said of these names what was written; with a sign in it that nobody sees, that looks right. */
const naming: ReadonlySet<ProblemCode> = new Set([
  'unknown-key',
  'bad-format',
  'unknown-value',
  'unknown-path',
  'unknown-reference',
  'unknown-icon',
]);

/**
 * Says of what is wrong because of a sign that nobody sees, or a space that is no plain one, that it is there.
 * @param text the file
 */
export function explainUnseenSigns(problems: readonly Problem[], text: string): readonly Problem[] {
  if (problems.length === 0 || !hasUnseenSigns(text)) return problems;
  const lines = text.split('\n');
  return problems.map((problem) => {
    const { code, line, column, length } = problem;
    const marked = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
    if (!naming.has(code) || !hasUnseenSigns(marked)) return problem;
    return { ...problem, wording: wordingOf('quote.unseen', { plain: withPlainSpaces(marked).trim() }) };
  });
}
