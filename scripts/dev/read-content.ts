import { relative, sep } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import { phraseOf } from '../check/message.ts';
import { excerptOf } from '../check/problems/excerpt.ts';
import type { Problem } from '../check/problems/problem.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { errorCode } from '../check/project/content-files.ts';
import { readProject } from '../check/project/read-project.ts';
import { reportText } from '../check/report/report-text.ts';
import type { Mistake } from './overlay.ts';

/** The content of the files at this moment. */
export interface ContentReading {
  /** null when there is nothing that could be shown. */
  readonly project: Project | null;
  /** All problems, with the messages of npm run check. */
  readonly mistakes: readonly Mistake[];
  /** The contents of the files that were read, by name. */
  readonly sources: Readonly<Record<string, string>>;
  /** The same for the terminal; empty when there is nothing. */
  readonly report: string;
}

/** What the content is compared with, as npm run check does. */
const REVISION = 'HEAD';

/**
 * Reads the site for the preview. Never throws: a file that cannot be opened is a mistake like any other.
 * @param folder with site.yaml, locales and content
 */
export function readContent(folder: string, language: CheckLanguage): ContentReading {
  try {
    const { project, problems, sources } = readProject(folder, { revision: REVISION });
    return {
      project,
      mistakes: problems.map((problem) => toMistake(problem, sources[problem.file] ?? '', language)),
      sources,
      report: problems.length > 0 ? reportText(problems, sources, { language }) : '',
    };
  } catch (error) {
    const mistake = unreadable(error, folder, language);
    const report = `${mistake.message}\n${mistake.hint}\n`;
    return { project: null, mistakes: [mistake], sources: {}, report };
  }
}

function toMistake(problem: Problem, source: string, language: CheckLanguage): Mistake {
  const { severity, file, line, column, wording } = problem;
  const place = `${file}:${line}:${column}`;
  return { severity, place, excerpt: excerptOf(problem, source), ...wording[language] };
}

/** site.yaml is missing, or the system does not allow a file to be opened. */
function unreadable(error: unknown, folder: string, language: CheckLanguage): Mistake {
  const file = fileOf(error, folder);
  const values = { file, folder, why: String(error), context: errorCode(error) ?? undefined };
  return {
    severity: 'error',
    place: file,
    message: phraseOf('preview.unreadable', values)[language],
    excerpt: [],
    hint: phraseOf('preview.restore', values)[language],
  };
}

/** The file that could not be opened; site.yaml where the error names none. */
function fileOf(error: unknown, folder: string): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  const file = relative(folder, path).split(sep).join('/');
  return path === '' || file === '' || file.startsWith('..') ? 'site.yaml' : file;
}
