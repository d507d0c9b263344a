import type { Problem, ProblemCode } from '../problems/problem.ts';

/** What makes a paragraph state something else than in the other languages. */
const slips: ReadonlySet<ProblemCode> = new Set([
  'heading-order',
  'markup-mismatch',
  'missing-alternative',
  'untranslated-text',
]);

/**
 * Leaves out what a slip in a paragraph brings about: that the languages do not state the same there. An empty
 * heading has lost its number, a picture is a link more, a link with open brackets is none, and a copied paragraph has
 * the dates of another language. A point that was added or taken out changes the paragraph as well.
 * @param sources the contents of the files that the problems name
 */
export function withoutParagraphEchoes(
  problems: readonly Problem[],
  sources: Readonly<Record<string, string>>,
): Problem[] {
  const paragraphOf = ({ file, line }: Problem): string | null => {
    const name = /^content\/[^/]+\/([^/]+)$/.exec(file)?.[1];
    if (name === undefined) return null;
    const before = (sources[file] ?? '').split('\n').slice(0, line).join('\n');
    return `${name} ${before.split(/\n\s*\n/).length}`;
  };
  const slipped = new Set(problems.filter(({ code }) => slips.has(code)).map(paragraphOf));
  slipped.delete(null);
  if (slipped.size === 0) return [...problems];
  const inFile = (problem: Problem) => `${problem.file} ${paragraphOf(problem)}`;
  const marked = new Set(problems.filter(({ code }) => slips.has(code)).map(inFile));
  return problems.filter((problem) => {
    if (problem.code === 'stale-text') return paragraphOf(problem) === null || !marked.has(inFile(problem));
    return problem.code !== 'text-mismatch' || !slipped.has(paragraphOf(problem));
  });
}
