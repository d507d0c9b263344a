import type { Problem } from '../../scripts/check/problems/problem.ts';
import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import type { ProblemView } from '../api.ts';

/** A problem of the checks in the person's language. */
export function problemView(problem: Problem, language: CheckLanguage): ProblemView {
  const { severity, wording, file, line } = problem;
  const { message, hint } = wording[language];
  return {
    severity,
    message,
    hint: hint === '' ? null : hint,
    source: sourceOf(problem),
    place: `${file}:${line}`,
  };
}

function sourceOf({ file, path }: Problem): string | null {
  const namespace = /^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1];
  if (namespace !== undefined && path.length > 0) return `text:${namespace}:${path.join('.')}`;
  // Items of lists are known by their names, which a position does not tell.
  if (file !== 'site.yaml' || path.length === 0 || path.some((part) => typeof part === 'number')) return null;
  return `value:${path.map((part) => encodeURIComponent(part)).join('/')}`;
}
