import type { Project } from '../../app/data/project.ts';
import { printProblem } from '../../app/site/problems/excerpt.ts';
import type { Problem } from '../../app/site/problems/problem.ts';
import { readProject } from '../project/read-project.ts';
import { reportText } from '../report/report-text.ts';
import type { Mistake } from './mistake.ts';

/** What the files say at this moment. */
export interface ContentReading {
  /** null when there is nothing that could be shown. */
  readonly project: Project | null;
  /** What keeps the site from being published; empty when it is sound. */
  readonly mistakes: readonly Mistake[];
  /** The contents of the files that were read, by name. */
  readonly sources: Readonly<Record<string, string>>;
  /** Everything that was found, warnings too, for the terminal; empty when there is nothing. */
  readonly report: string;
}

/**
 * Reads the site for the preview. Never throws: a file that cannot be opened is a mistake like any other.
 * @param folder where site.yaml, locales and content lie
 */
export function readContent(folder: string): ContentReading {
  try {
    const { project, sound, problems, sources } = readProject(folder);
    return {
      project,
      mistakes: sound ? [] : problems.map((problem) => toMistake(problem, sources[problem.file] ?? '')),
      sources,
      report: problems.length > 0 ? reportText(problems, sources) : '',
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      project: null,
      mistakes: [{ place: 'site.yaml', message, excerpt: '', hint: 'Put the file back, or save it again.' }],
      sources: {},
      report: `${message}\n`,
    };
  }
}

function toMistake(problem: Problem, source: string): Mistake {
  const { file, line, column, said } = problem;
  const { message, hint } = said.en;
  // The first line says where and what, the last one is the hint.
  const excerpt = printProblem(problem, source).split('\n').slice(1, -1).join('\n');
  return { place: `${file}:${line}:${column}`, message, excerpt, hint };
}
