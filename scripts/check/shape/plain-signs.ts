import { wordingOf } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';

/** Invisible characters: of no width, and hyphens that show at the end of a line only. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Spaces that look like the plain one. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** Whether a text has invisible characters or unusual spaces. */
function hasUnseenSigns(text: string): boolean {
  return text.search(unseen) >= 0 || text.search(oddSpaces) >= 0;
}

/** A text with plain spaces and without invisible characters. */
export function withPlainSpaces(text: string): string {
  return text.replace(oddSpaces, ' ').replace(unseen, '');
}

/** A text as it is typed on a keyboard: plain spaces and hyphens for dashes. */
export function withPlainSigns(text: string): string {
  return withPlainSpaces(text).replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** The messages of these quote what was written, which looks right with an invisible character in it. */
const naming: ReadonlySet<ProblemCode> = new Set([
  'unknown-key',
  'bad-format',
  'unknown-value',
  'unknown-path',
  'unknown-reference',
  'unknown-icon',
]);

/**
 * Explains problems that come from an invisible character or an unusual space.
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
