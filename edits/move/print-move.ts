import { diffLines } from 'diff';
import { type MessageKey, type MessageValues, translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage, Wording } from '../../checks/problems/wording-type.ts';
import { countProblems, printProblem } from '../../checks/report/report-text.ts';
import type { MovedFile, MovePlan } from './plan-move.ts';

type Ready = Extract<MovePlan, { kind: 'ready' }>;
type Unsound = Extract<MovePlan, { kind: 'unsound' }>;

/**
 * Prints every line that a move changes, and the next steps.
 * @param isDryRun true if nothing has been written
 */
export function printMove(plan: Ready, isDryRun: boolean, language: CheckLanguage): string {
  const translate = createTranslate(language);
  const changes = plan.files.flatMap(listChangedLines);
  const width = Math.max(...changes.map(({ place }) => place.length));
  return joinBlocks([
    printHeading(plan, changes.length, isDryRun ? 'would' : 'done', translate),
    changes.map(({ place, text }) => `${place.padEnd(width)}  ${text}`).join('\n'),
    ...printNotes(plan, language),
    ...(isDryRun ? [] : [translate('move.next')]),
  ]);
}

type Translate = (key: MessageKey, values?: MessageValues) => string;

function createTranslate(language: CheckLanguage): Translate {
  return (key, values) => translatePhrase(key, values)[language];
}

/** Prints the reason why a page is not moved. */
export function printRefusal(wording: Wording, language: CheckLanguage): string {
  const { message, hint } = wording[language];
  return `${message}\n${hint}\n`;
}

/** Prints the problems of the site before or after a move. */
export function printUnsound({ when, problems, sources }: Unsound, language: CheckLanguage): string {
  return joinBlocks([
    createTranslate(language)(when === 'before' ? 'move.unsoundBefore' : 'move.unsoundAfter'),
    ...problems.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
    countProblems(problems, language),
  ]);
}

function printHeading(
  { pages, files }: Ready,
  count: number,
  name: 'done' | 'would',
  translate: Translate,
): string {
  const [page, ...others] = pages;
  const counts = {
    places: translate('move.places', { count }),
    files: translate('move.files', { count: files.length }),
  };
  return [
    translate(`move.${name}`, { from: page?.from, to: page?.to, ...counts }),
    ...others.map(({ from, to }) => translate('move.along', { from, to })),
  ].join('\n');
}

/** Maximum number of characters of a changed line in a list. */
const MAX_LINE_LENGTH = 100;

/** Returns the changed lines of a file. */
function listChangedLines({ file, before, after }: MovedFile) {
  let line = 1;
  return diffLines(before, after).flatMap(({ value, count, added, removed }) => {
    if (removed) return [];
    const firstLine = line;
    line += count;
    if (!added) return [];
    const lines = value.split('\n').slice(0, count);
    return lines.map((text, index) => ({
      place: `${file}:${firstLine + index}`,
      text: text.trim().slice(0, MAX_LINE_LENGTH),
    }));
  });
}

function printNotes({ notes, warnings, sources }: Ready, language: CheckLanguage): string[] {
  return [
    ...(notes.length > 0 ? [notes.map((note) => note[language]).join('\n')] : []),
    ...(warnings.length > 0 ? [createTranslate(language)('move.warnings')] : []),
    ...warnings.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
  ];
}

function joinBlocks(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
