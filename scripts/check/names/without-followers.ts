import type { Problem } from '../problems/problem.ts';

/** The list at the top of the file that a key names a thing of. */
const lists: Readonly<Record<string, string>> = {
  form: 'forms',
  set: 'packages',
  rate: 'rates',
  of: 'rates',
};

/**
 * Leaves out what follows from something that is told already: a redirect that was changed into a wrong one is no
 * longer what it was; a name that was made that of another thing is missing; a second hero has the name of the first.
 */
export function withoutFollowers(problems: readonly Problem[]): Problem[] {
  const wrongRedirect = new Set(
    problems
      .filter(({ code, path }) => code !== 'removed-path' && path[0] === 'redirects')
      .map(({ path }) => path[1]),
  );
  const renamed = new Set(
    problems
      .filter(({ code, path }) => code === 'duplicate-id' && path.length === 3)
      .map(({ path }) => path[0]),
  );
  const conflicts = new Set(
    problems.filter(({ code }) => code === 'redirect-conflict').map(({ path }) => path[1]),
  );
  const wrongPage = new Set(problems.filter(({ code }) => code === 'wrong-page').map(entryOf));
  return problems.filter(({ code, path }) => {
    if (code === 'removed-path' && path[0] === 'redirects') return !wrongRedirect.has(path[1]);
    // An entry the wrong way round hides a page, and leads to where there is none.
    if (code === 'unknown-path' && path[0] === 'redirects') return !conflicts.has(path[1]);
    if (code === 'unknown-reference') return !renamed.has(lists[String(path.at(-1))] ?? '');
    return code !== 'duplicate-id' || !wrongPage.has(entryOf({ path }));
  });
}

function entryOf({ path }: Pick<Problem, 'path'>): string {
  return JSON.stringify(path.slice(0, -1));
}
