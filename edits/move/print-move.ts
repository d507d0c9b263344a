import { diffLines } from 'diff';
import { type MessageKey, type MessageValues, translatePhrase } from '../../checks/message.ts';
import { printProblem } from '../../checks/problems/excerpt.ts';
import type { CheckLanguage, Wording } from '../../checks/problems/wording-type.ts';
import { countProblems } from '../../checks/report/report-text.ts';
import type { MovedFile, MovePlan } from './plan-move.ts';

type Ready = Extract<MovePlan, { kind: 'ready' }>;
type Unsound = Extract<MovePlan, { kind: 'unsound' }>;

/**
 * Prints every line that a move changes, and the next steps.
 * @param isDryRun true if nothing has been written
 */
export function printMove(plan: Ready, isDryRun: boolean, language: CheckLanguage): string {
  const translate = translator(language);
  const places = plan.files.flatMap(changedLines);
  const width = Math.max(...places.map(({ place }) => place.length));
  return blocks([
    headOf(plan, places.length, isDryRun ? 'would' : 'done', translate),
    places.map(({ place, text }) => `${place.padEnd(width)}  ${text}`).join('\n'),
    ...restOf(plan, language),
    ...(isDryRun ? [] : [translate('move.next')]),
  ]);
}

type Translate = (key: MessageKey, values?: MessageValues) => string;

function translator(language: CheckLanguage): Translate {
  return (key, values) => translatePhrase(key, values)[language];
}

/** Prints the reason why a page is not moved. */
export function printRefusal(wording: Wording, language: CheckLanguage): string {
  const { message, hint } = wording[language];
  return `${message}\n${hint}\n`;
}

/** Prints the problems of the site before or after a move. */
export function printUnsound({ when, problems, sources }: Unsound, language: CheckLanguage): string {
  return blocks([
    translator(language)(when === 'before' ? 'move.unsoundBefore' : 'move.unsoundAfter'),
    ...problems.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
    countProblems(problems, language),
  ]);
}

function headOf(
  { pages, files }: Ready,
  count: number,
  name: 'done' | 'would',
  translate: Translate,
): string {
  const [page, ...along] = pages;
  const counts = {
    places: translate('move.places', { count }),
    files: translate('move.files', { count: files.length }),
  };
  return [
    translate(`move.${name}`, { from: page?.from, to: page?.to, ...counts }),
    ...along.map(({ from, to }) => translate('move.along', { from, to })),
  ].join('\n');
}

/** Maximum number of characters of a changed line in a list. */
const MAX_LINE_LENGTH = 100;

/** Returns the changed lines of a file. */
function changedLines({ file, before, after }: MovedFile) {
  let line = 1;
  return diffLines(before, after).flatMap(({ value, count, added, removed }) => {
    if (removed) return [];
    const first = line;
    line += count;
    if (!added) return [];
    const lines = value.split('\n').slice(0, count);
    return lines.map((text, index) => ({
      place: `${file}:${first + index}`,
      text: text.trim().slice(0, MAX_LINE_LENGTH),
    }));
  });
}

function restOf({ notes, warnings, sources }: Ready, language: CheckLanguage): string[] {
  return [
    ...(notes.length > 0 ? [notes.map((note) => note[language]).join('\n')] : []),
    ...(warnings.length > 0 ? [translator(language)('move.warnings')] : []),
    ...warnings.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
  ];
}

function blocks(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
