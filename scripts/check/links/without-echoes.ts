import type { Problem, ProblemCode } from '../problems/problem.ts';

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
  const unnamed = new Set(problems.filter(({ code }) => code === 'missing-alternative').map(placeOf));
  // Words that are not written yet, or are those of another language, state something else as well.
  const others = new Set(
    problems.filter(({ code }) => code === 'missing-text' || code === 'untranslated-text').map(textOf),
  );
  const isPageGone = problems.some(({ code, path }) => code === 'removed-path' && path[0] === 'pages');
  return problems.filter((problem) => {
    if (problem.code === 'unlinked-page') return !unwritten.has(pageOf(problem));
    if (problem.code === 'unused-text') return !isPageGone;
    // A picture that is not there lacks its words as well; with words, it is told.
    if (problem.code === 'unknown-path') return !unnamed.has(placeOf(problem));
    if (!echoes.has(problem.code)) return true;
    if (problem.code !== 'untranslated-text' && problem.path.length > 0 && others.has(textOf(problem)))
      return false;
    const first = problem.file.replace(/^(locales|content)\/[^/]+\//, `$1/${defaultLanguage}/`);
    return !slipped.has(textOf(problem)) && !slipped.has(textOf({ ...problem, file: first }));
  });
}

function placeOf({ file, line }: Problem): string {
  return `${file} ${line}`;
}

/** A page by its place in site.yaml. */
function pageOf({ file, path }: Problem): string {
  return `${file} ${path.slice(0, 2).join('.')}`;
}

/** The text of a key, or a whole running text. */
function textOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return `${file} ${path.join('.')}`;
}
