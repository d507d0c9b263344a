import { printProblem } from '../check/problems/excerpt.ts';
import type { CheckLanguage, Wording } from '../check/problems/wording-type.ts';
import { countProblems } from '../check/report/report-text.ts';
import { changedPlaces } from './change.ts';
import { changedLines } from './changed-lines.ts';
import { moveWords } from './move-words.ts';
import type { FileEdit, MovePlan } from './plan-move.ts';

type Ready = Extract<MovePlan, { kind: 'ready' }>;
type Unsound = Extract<MovePlan, { kind: 'unsound' }>;

/** What was changed, place by place, and what to do next. */
export function printMoved(plan: Ready, language: CheckLanguage): string {
  const words = moveWords[language];
  return blocks([
    headOf(plan, language, 'done'),
    placesOf(plan.edits, language),
    ...restOf(plan, language),
    words.next,
  ]);
}

/** What would be changed, line by line. */
export function printDryRun(plan: Ready, language: CheckLanguage): string {
  return blocks([headOf(plan, language, 'would'), ...plan.edits.map(linesOf), ...restOf(plan, language)]);
}

/** Why a page is not moved. */
export function printRefusal(wording: Wording, language: CheckLanguage): string {
  const { message, hint } = wording[language];
  return `${message}\n${hint}\n`;
}

/** What is wrong with the site, or would be. */
export function printUnsound({ when, problems, sources }: Unsound, language: CheckLanguage): string {
  const { unsoundBefore, unsoundAfter } = moveWords[language];
  return blocks([
    when === 'before' ? unsoundBefore : unsoundAfter,
    ...problems.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
    countProblems(problems, language),
  ]);
}

function headOf({ pages, edits }: Ready, language: CheckLanguage, key: 'done' | 'would'): string {
  const [page, ...along] = pages;
  const words = moveWords[language];
  const places = edits.reduce((sum, { changes }) => sum + changes.length, 0);
  return [
    words[key](page?.from ?? '', page?.to ?? '', places, edits.length),
    ...along.map(({ from, to }) => words.along(from, to)),
  ].join('\n');
}

function placesOf(edits: readonly FileEdit[], language: CheckLanguage): string {
  const { added, removed } = moveWords[language];
  const rows = edits.flatMap(({ file, text, changes }) =>
    changedPlaces(text, changes).map(({ line, column, before, after }) => {
      const place = `${file}:${line}:${column}`;
      if (before === '') return { place, what: added(bare(after)) };
      return { place, what: after === '' ? removed(bare(before)) : `${before} → ${after}` };
    }),
  );
  const width = Math.max(...rows.map(({ place }) => place.length));
  return rows.map(({ place, what }) => `${place.padEnd(width)}  ${what}`).join('\n');
}

/** An entry of a list without its dash or comma. */
function bare(entry: string): string {
  return entry.replace(/^[-,] /, '').replace(/,$/, '');
}

function linesOf({ file, text, changes }: FileEdit): string {
  const lines = changedLines(text, changes).flatMap(({ lineBefore, lineAfter, before, after }) => [
    ...before.map((line, place) => ({ sign: '-', number: lineBefore + place, line })),
    ...after.map((line, place) => ({ sign: '+', number: lineAfter + place, line })),
  ]);
  const width = Math.max(...lines.map(({ number }) => String(number).length));
  const rows = lines.map(
    ({ sign, number, line }) => `${sign} ${String(number).padStart(width)} | ${shown(line)}`,
  );
  return [file, ...rows].join('\n');
}

/** A line that a terminal shows as it is written: no control characters. */
function shown(line: string): string {
  return line.replace(/[^\P{Cc}\t]/gu, '·');
}

function restOf({ notes, warnings, sources }: Ready, language: CheckLanguage): string[] {
  return [
    ...(notes.length > 0 ? [notes.map((note) => note[language]).join('\n')] : []),
    ...(warnings.length > 0 ? [moveWords[language].warnings] : []),
    ...warnings.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
  ];
}

function blocks(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
