import { relative, sep } from 'node:path';
import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { decodeFiles, errorCode, readBase, readContentFiles } from '../../checks/project/content-files.ts';
import { countProblems, reportText } from '../../checks/report/report-text.ts';
import type { DraftRenderer, DraftState } from '../../render/preview/draft-renderer.ts';
import { renderPanel } from './overlay.ts';

/** The current content of the files. */
export interface PreviewContent {
  /** The files as a draft, based on the last commit. */
  readonly draft: DraftState;
  /** All problems for the terminal, as npm run check prints them; empty if there are none. */
  readonly report: string;
  /** The same as the panel over pages. */
  readonly overlay: string;
  /** True if pages are made from these files; an error leaves the previous pages. */
  readonly isShown: boolean;
}

/** Revision that the content is compared with, as in npm run check. */
const REVISION = 'HEAD';

/**
 * Reads the content of a folder. Never throws: a file that cannot be opened is a problem like any other.
 * @param previous the previous draft, which stays if a file cannot be opened
 */
export function readContent(
  folder: string,
  drafts: DraftRenderer,
  previous: DraftState,
  language: CheckLanguage,
): PreviewContent {
  try {
    const draft = readDraft(folder);
    const { project, problems, sources } = drafts.read(draft);
    const isShown = project !== null;
    if (problems.length === 0) return { draft, report: '', overlay: '', isShown };
    const report = reportText(problems, sources, { language });
    const isError = problems.some(({ severity }) => severity === 'error');
    const note = isError ? chooseNote(isShown, drafts, draft) : 'preview.publishable';
    const title = `${countProblems(problems, language)}. ${translatePhrase(note)[language]}`;
    return { draft, report, overlay: renderProblemPanel(title, report, isError, language), isShown };
  } catch (error) {
    const report = describeUnreadable(error, folder, language);
    const title = translatePhrase(chooseNote(false, drafts, previous))[language];
    return {
      draft: previous,
      report,
      overlay: renderProblemPanel(title, report, true, language),
      isShown: false,
    };
  }
}

function readDraft(folder: string): DraftState {
  const files = decodeFiles(readContentFiles(folder));
  const base = readBase(folder, REVISION)?.files;
  return base === undefined ? { files } : { files, base: decodeFiles(base) };
}

/** Message about the page under the panel, if there is an error. */
function chooseNote(isShown: boolean, drafts: DraftRenderer, draft: DraftState) {
  if (isShown) return 'preview.notPublished';
  return drafts.project(draft) ? 'preview.asBefore' : 'preview.noEarlier';
}

function renderProblemPanel(title: string, text: string, isOpen: boolean, language: CheckLanguage): string {
  return renderPanel({ language, label: translatePhrase('preview.problems')[language], title, text, isOpen });
}

/** Reports that site.yaml is missing, or that the system does not allow a file to be opened. */
function describeUnreadable(error: unknown, folder: string, language: CheckLanguage): string {
  const file = findFile(error, folder);
  const values = { file, folder, why: String(error), context: errorCode(error) ?? undefined };
  return `${translatePhrase('preview.unreadable', values)[language]}\n${translatePhrase('preview.restore', values)[language]}\n`;
}

/** The file that could not be opened; site.yaml if the error names none. */
function findFile(error: unknown, folder: string): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  const file = relative(folder, path).split(sep).join('/');
  return path === '' || file === '' || file.startsWith('..') ? 'site.yaml' : file;
}
