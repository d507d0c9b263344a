import { expect, test } from 'vitest';
import type { Problem, ProblemCode } from '../../../checks/problems/problem.ts';
import type { CheckLanguage } from '../../../checks/problems/wording-type.ts';
import { type ProjectReading, readProjectFiles } from '../../../checks/project/read-project.ts';
import { printProblem } from '../../../checks/report/report-text.ts';
import { expectSameInIcelandic } from '../problems/same-in-icelandic.ts';
import { splitOutput } from '../site/problem-cases/problem-case.ts';
import { editFiles, type FileEdit, smallProject } from './small-project.ts';

type Files = Readonly<Record<string, string>>;

/** A file that the project does not have. */
interface NewFile {
  readonly file: string;
  readonly text: string;
}

export type ProjectEdit = FileEdit | NewFile;

/** A mistake and its complete output: one for each code. */
export interface ProblemCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly edits: readonly ProjectEdit[];
  readonly english: readonly string[];
  /** First and last line in Icelandic; the lines between are the same. */
  readonly icelandic: readonly string[];
}

/**
 * Describes a mistake.
 * @returns a tag for the output: all in English, an empty line, and the first and the last line in Icelandic
 */
export function problemCase(code: ProblemCode, name: string, edits: readonly ProjectEdit[]) {
  return (output: TemplateStringsArray): ProblemCase => ({ code, name, edits, ...splitOutput(output) });
}

/** A further mistake of a code: its place, and its message and hint. */
export type MessageCase = readonly [
  name: string,
  edits: readonly ProjectEdit[],
  place: string,
  message: string,
];

/**
 * Describes such a mistake.
 * @returns a tag for its place, and on the next line the message and the hint
 */
export function messageCase(name: string, edits: readonly ProjectEdit[]) {
  return (output: TemplateStringsArray): MessageCase => {
    const [place = '', message = ''] = output.join('').trim().split('\n');
    return [name, edits, place, message];
  };
}

/** A mistake whose message another case has, and its place. */
export type PlaceCase = readonly [name: string, edits: readonly ProjectEdit[], place: string];

interface Reading {
  /** Project that is edited. */
  readonly project?: Files;
  /** Previous version of the files. */
  readonly before?: Files | null;
}

/** Reads a project, by default the small one, after some edits. */
export function readCase(
  edits: readonly ProjectEdit[],
  { project = smallProject, before = null }: Reading = {},
): ProjectReading {
  const fileEdits = edits.flatMap((edit) => ('file' in edit ? [] : [edit]));
  const newFiles = edits.flatMap((edit) => ('file' in edit ? [[edit.file, edit.text]] : []));
  const files = { ...editFiles(project, fileEdits), ...Object.fromEntries(newFiles) };
  const base = before && { revision: 'HEAD', files: new Map(Object.entries(before)) };
  return readProjectFiles(new Map(Object.entries(files)), { base });
}

/** Asserts the complete output about a mistake, in both languages. */
export function expectPrinted({ code, english, icelandic }: ProblemCase, reading: ProjectReading): void {
  const rows = (language: CheckLanguage) =>
    reading.problems.flatMap((problem) =>
      printProblem(problem, reading.sources[problem.file] ?? '', language).split('\n'),
    );
  expect(rows('en')).toEqual(english);
  const [first, last] = icelandic;
  expect(rows('is')).toEqual([first, ...english.slice(1, -1), last]);
  expect(reading.problems.map((problem) => problem.code)).toEqual([code]);
}

/** Tests that each mistake is one problem, with its place and its message. */
export function testMessages(cases: readonly MessageCase[], reading?: Reading): void {
  test.each(cases)('%s', (_, edits, place, message) => {
    const { problems } = readCase(edits, reading);
    const messages = problems.map((problem) => [
      formatPlace(problem),
      `${problem.wording.en.message} ${problem.wording.en.hint}`,
    ]);
    expect(messages).toEqual([[place, message]]);
    problems.forEach(expectSameInIcelandic);
  });
}

/** Tests that each mistake is one problem at its place. */
export function testPlaces(cases: readonly PlaceCase[], reading?: Reading): void {
  test.each(cases)('%s', (_, edits, place) => {
    expect(readCase(edits, reading).problems.map(formatPlace)).toEqual([place]);
  });
}

/** Place and code of a problem: `content/en/story.md:3:1 stale-text (warning)`. */
export function formatPlace({ file, line, column, code, severity }: Problem): string {
  return `${file}:${line}:${column} ${code}${severity === 'warning' ? ' (warning)' : ''}`;
}

/** The same without the column: `content/en/story.md:3 stale-text`. */
export function brief({ file, line, code }: Pick<Problem, 'file' | 'line' | 'code'>): string {
  return `${file}:${line} ${code}`;
}

/** Replaces a text of the small project in both languages. */
export function inBoth(file: string, key: string, is: string, en: string): FileEdit[] {
  return [
    [`locales/is/${file}`, `"is ${key}"`, JSON.stringify(is)],
    [`locales/en/${file}`, `"en ${key}"`, JSON.stringify(en)],
  ];
}

/** Appends paragraphs to the document of both languages. */
export function story(is: string, en: string): FileEdit[] {
  const end = '{{price.hourly}}.\n';
  return [
    ['content/is/story.md', end, `${end}\n${is}\n`],
    ['content/en/story.md', end, `${end}\n${en}\n`],
  ];
}
