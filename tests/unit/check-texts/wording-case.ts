import type { Problem, ProblemCode } from '../../../scripts/check/problems/problem.ts';
import { type ProjectReading, projectOf } from '../../../scripts/check/project/read-project.ts';
import { editedProject, type FileEdit, smallProject } from '../texts/small-project.ts';

/** A mistake in the words of the small project and everything that is printed about it. */
export interface WordingCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly edits: readonly (FileEdit | NewFile)[];
  readonly printed: readonly string[];
  /** The message and the hint in Icelandic. */
  readonly icelandic: readonly [message: string, hint: string];
}

/** A file that the small project has not. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Reads the small project with a mistake.
 * @param before the files that it is held against; `true` stands for the project without the mistake
 */
export function readingOf(
  edits: WordingCase['edits'],
  before: Readonly<Record<string, string>> | boolean = false,
): ProjectReading {
  const known = before === true ? smallProject : before;
  const base = known === false ? null : { revision: 'HEAD', files: new Map(Object.entries(known)) };
  return projectOf(new Map(Object.entries(filesOf(edits))), { base });
}

function filesOf(edits: WordingCase['edits']): Record<string, string> {
  const changed = edits.flatMap((edit) => ('file' in edit ? [] : [edit]));
  const added = edits.flatMap((edit) => ('file' in edit ? [[edit.file, edit.text]] : []));
  return { ...editedProject(...changed), ...Object.fromEntries(added) };
}

/** Where a problem is and what it is: `content/en/story.md:3 markup-mismatch`. */
export function brief({ file, line, code }: Pick<Problem, 'file' | 'line' | 'code'>): string {
  return `${file}:${line} ${code}`;
}

/** A text of both languages in place of one of the small project. */
export function inBoth(file: string, find: string, is: string, en: string): FileEdit[] {
  return [
    [`locales/is/${file}`, `"is ${find}"`, JSON.stringify(is)],
    [`locales/en/${file}`, `"en ${find}"`, JSON.stringify(en)],
  ];
}

/** More paragraphs in the running text of both languages, after those that are there. */
export function story(is: string, en: string): FileEdit[] {
  const end = '{{price.hourly}}.\n';
  return [
    ['content/is/story.md', end, `${end}\n${is}\n`],
    ['content/en/story.md', end, `${end}\n${en}\n`],
  ];
}
