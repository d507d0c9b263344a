import type { Problem } from '../check/problems/problem.ts';

/** The problems that were not there before a move. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const problem of before) counts.set(nameOf(problem), (counts.get(nameOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = counts.get(nameOf(problem)) ?? 0;
    counts.set(nameOf(problem), left - 1);
    return left <= 0;
  });
}

/** What a problem is about. Lines of site.yaml and places among the redirects are others after a move. */
function nameOf({ code, file, path, line }: Problem): string {
  const thing = path[0] === 'redirects' ? ['redirects', path[2]] : path;
  return JSON.stringify([code, file, thing, file === 'site.yaml' ? null : line]);
}
