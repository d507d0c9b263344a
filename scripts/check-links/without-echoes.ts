import type { Problem, ProblemCode } from '../../app/site/problems/problem.ts';

const slips: ReadonlySet<ProblemCode> = new Set([
  'unknown-path',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
]);
const echoes: ReadonlySet<ProblemCode> = new Set([
  'text-mismatch',
  'markup-mismatch',
  'same-link-text',
  'stale-text',
  'untranslated-text',
]);

/**
 * Leaves out what a slip in a link brings about: two languages with other links, a change without its translations. The
 * slip says it all. A page that has no texts yet need not be linked yet.
 * @param defaultLanguage the one that the others are compared with
 */
export function withoutEchoes(problems: readonly Problem[], defaultLanguage: string): Problem[] {
  const slipped = new Set(problems.filter(({ code }) => slips.has(code)).map(textOf));
  const unwritten = new Set(problems.filter(({ code }) => code === 'missing-text').map(pageOf));
  return problems.filter((problem) => {
    if (problem.code === 'unlinked-page') return !unwritten.has(pageOf(problem));
    if (!echoes.has(problem.code)) return true;
    const first = problem.file.replace(/^(locales|content)\/[^/]+\//, `$1/${defaultLanguage}/`);
    return !slipped.has(textOf(problem)) && !slipped.has(textOf({ ...problem, file: first }));
  });
}

/** A page by its place in site.yaml. */
function pageOf({ file, path }: Problem): string {
  return `${file} ${path.slice(0, 2).join('.')}`;
}

/** The text of a key, or a whole running text. */
function textOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return `${file} ${path.join('.')}`;
}
