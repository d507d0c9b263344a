import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import type { CheckLanguage } from '../../../scripts/check/problems/wording-type.ts';
import { checkFolder } from '../../../scripts/check/project/read-project.ts';

/** A problem as a person reads it, line by line: the sentence, the place, the excerpt, the hint. */
export type ReadProblem = readonly string[];

/** What the panel of the preview lists, errors before warnings. */
export function listedIn(overlay: string): ReadProblem[] {
  return [...overlay.matchAll(/<li .*?<\/li>/gs)].map(([item]) =>
    item
      .replace(/<\/(p|pre)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .split('\n')
      .filter((line) => line !== ''),
  );
}

/** What npm run check prints for a folder in the same order; a preview lists fifty of each severity at most. */
export function printedFor(folder: string, language: CheckLanguage): ReadProblem[] {
  const { problems, sources } = checkFolder(folder, { revision: 'HEAD' });
  const of = (severity: string) => problems.filter((problem) => problem.severity === severity).slice(0, 50);
  return [...of('error'), ...of('warning')].map((problem) => {
    const [head = '', ...rest] = printProblem(problem, sources[problem.file] ?? '', language).split('\n');
    const { file, line, column, wording } = problem;
    const place = `${file}:${line}:${column}`;
    const { message } = wording[language];
    if (!head.startsWith(place) || !head.endsWith(message))
      throw new Error(`Not printed as expected: ${head}`);
    return [message, place, ...rest.map((row) => row.slice(2))];
  });
}
