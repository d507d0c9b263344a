import { relative, sep } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import { excerptOf } from '../check/problems/excerpt.ts';
import type { Problem } from '../check/problems/problem.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { errorCode } from '../check/project/content-files.ts';
import { readProject } from '../check/project/read-project.ts';
import { reportText } from '../check/report/report-text.ts';
import type { EditorLink } from './editor-link.ts';
import type { Mistake } from './mistake.ts';
import { previewWords } from './preview-words.ts';

/** What the files say at this moment. */
export interface ContentReading {
  /** null when there is nothing that could be shown. */
  readonly project: Project | null;
  /** Everything that is wrong, in the words of npm run check. */
  readonly mistakes: readonly Mistake[];
  /** The contents of the files that were read, by name. */
  readonly sources: Readonly<Record<string, string>>;
  /** The same for the terminal; empty when there is nothing. */
  readonly report: string;
}

export interface ContentOptions {
  /** Where site.yaml, locales and content lie. */
  readonly folder: string;
  readonly language: CheckLanguage;
  readonly editorLink: EditorLink;
}

/** What the content is compared with, as npm run check does. */
const REVISION = 'HEAD';

/** Reads the site for the preview. Never throws: a file that cannot be opened is a mistake like any other. */
export function readContent({ folder, language, editorLink }: ContentOptions): ContentReading {
  try {
    const { project, problems, sources } = readProject(folder, { revision: REVISION });
    return {
      project,
      mistakes: problems.map((problem) => {
        const excerpt = excerptOf(problem, sources[problem.file] ?? '');
        return toMistake(problem, excerpt, language, editorLink);
      }),
      sources,
      report: problems.length > 0 ? reportText(problems, sources, { language }) : '',
    };
  } catch (error) {
    const mistake = unreadable(error, folder, language);
    return {
      project: null,
      mistakes: [mistake],
      sources: {},
      report: `${mistake.message}\n${mistake.hint}\n`,
    };
  }
}

function toMistake(
  problem: Problem,
  excerpt: readonly string[],
  language: CheckLanguage,
  editorLink: EditorLink,
): Mistake {
  const { severity, file, line, column, wording } = problem;
  const { message, hint } = wording[language];
  return { severity, place: `${file}:${line}:${column}`, opens: editorLink(problem), message, excerpt, hint };
}

/** site.yaml is gone, or the system lets nobody open a file. */
function unreadable(error: unknown, folder: string, language: CheckLanguage): Mistake {
  const words = previewWords[language];
  const file = fileOf(error, folder);
  const isGone = file === 'site.yaml' && errorCode(error) === 'ENOENT';
  return {
    severity: 'error',
    place: file,
    opens: null,
    message: isGone
      ? words.missingSite(folder)
      : words.cannotOpen(file, words.reasons[errorCode(error) ?? ''] ?? String(error)),
    excerpt: [],
    hint: isGone ? words.putBack(file) : words.saveAgain,
  };
}

/** The file that could not be opened; site.yaml where the error names none. */
function fileOf(error: unknown, folder: string): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  const file = relative(folder, path).split(sep).join('/');
  return path === '' || file === '' || file.startsWith('..') ? 'site.yaml' : file;
}
