import { type MessageKey, type MessageValues, phraseOf } from '../check/message.ts';
import { printProblem } from '../check/problems/excerpt.ts';
import type { CheckLanguage, Wording } from '../check/problems/wording-type.ts';
import { countProblems } from '../check/report/report-text.ts';
import type { FileEdit, MovePlan } from './plan-move.ts';
import { changedPlaces } from './text-changes.ts';

type Ready = Extract<MovePlan, { kind: 'ready' }>;
type Unsound = Extract<MovePlan, { kind: 'unsound' }>;

/**
 * Every place that a move changes, and what to do next.
 * @param isDryRun whether nothing has been written
 */
export function printMove(plan: Ready, isDryRun: boolean, language: CheckLanguage): string {
  const translate = translator(language);
  return blocks([
    headOf(plan, isDryRun ? 'would' : 'done', translate),
    placesOf(plan.edits, translate),
    ...restOf(plan, language),
    ...(isDryRun ? [] : [translate('move.next')]),
  ]);
}

type Translate = (key: MessageKey, values?: MessageValues) => string;

function translator(language: CheckLanguage): Translate {
  return (key, values) => phraseOf(key, values)[language];
}

/** Why a page is not moved. */
export function printRefusal(wording: Wording, language: CheckLanguage): string {
  const { message, hint } = wording[language];
  return `${message}\n${hint}\n`;
}

/** What is wrong with the site, or would be. */
export function printUnsound({ when, problems, sources }: Unsound, language: CheckLanguage): string {
  return blocks([
    translator(language)(when === 'before' ? 'move.unsoundBefore' : 'move.unsoundAfter'),
    ...problems.map((problem) => printProblem(problem, sources[problem.file] ?? '', language)),
    countProblems(problems, language),
  ]);
}

function headOf({ pages, edits }: Ready, name: 'done' | 'would', translate: Translate): string {
  const [page, ...along] = pages;
  const count = edits.reduce((sum, { changes }) => sum + changes.length, 0);
  const places = translate('move.places', { count });
  const files = translate('move.files', { count: edits.length });
  return [
    translate(`move.${name}`, { from: page?.from, to: page?.to, places, files }),
    ...along.map(({ from, to }) => translate('move.along', { from, to })),
  ].join('\n');
}

function placesOf(edits: readonly FileEdit[], translate: Translate): string {
  const rows = edits.flatMap(({ file, text, changes }) =>
    changedPlaces(text, changes).map(({ line, column, before, after }) => {
      const place = `${file}:${line}:${column}`;
      if (before === '') return { place, what: translate('move.added', { written: bare(after) }) };
      const removed = translate('move.removed', { written: bare(before) });
      return { place, what: after === '' ? removed : `${before} → ${after}` };
    }),
  );
  const width = Math.max(...rows.map(({ place }) => place.length));
  return rows.map(({ place, what }) => `${place.padEnd(width)}  ${what}`).join('\n');
}

/** An entry of a list without its dash or comma. */
function bare(entry: string): string {
  return entry.replace(/^[-,] /, '').replace(/,$/, '');
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
