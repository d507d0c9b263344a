import type { Problem, ProblemCode } from '../problems/problem.ts';
import { inShort } from '../problems/wording.ts';
import type { Wording } from '../problems/wording-type.ts';
import { repairWords } from '../problems/words/repair-words.ts';
import { yamlWords } from '../problems/words/yaml-words.ts';
import { misplacedLine, topLines } from './file-part.ts';
import { findRepair } from './find-repair.ts';
import {
  breakChange,
  type Change,
  formerKind,
  indentChange,
  lostEnd,
  onlyChange,
  saidOfChange,
} from './former-lines.ts';
import { indentOf, isContent, type Repair } from './line-repairs.ts';
import { lostGroup, lostKey } from './lost-group.ts';
import { mendedLine } from './mended-line.ts';

/** How many slips are looked for in one file. */
const mostRepairs = 3;

/**
 * Finds the slips that others follow from: a line out of place makes many later lines wrong. A line counts as the slip
 * when all is well around it once it is mended.
 * @param text the file
 * @param problems what is wrong with it, in the order of the file
 * @param readAgain what is wrong with the file when it is written like this
 * @param former the file before the edit, as far as it is known
 * @returns one problem for each slip, and what is wrong besides; as it came when no slip is found
 */
export function explainByRepair(
  text: string,
  file: string,
  problems: readonly Problem[],
  readAgain: (text: string) => readonly Problem[],
  former: string | null = null,
): readonly Problem[] {
  const written = text.split('\n');
  return slipsIn(text, file, problems, readAgain, former).map((problem) => ({
    ...problem,
    ...withinLine(problem, written[problem.line - 1] ?? ''),
  }));
}

/** A mark that was found in a mended line, where that line as it was written has it. */
function withinLine({ column, length }: Problem, written: string): Pick<Problem, 'column' | 'length'> {
  const end = written.trimEnd().length + 1;
  const from = Math.min(column, end);
  return { column: from, length: Math.max(1, Math.min(length, end - from)) };
}

function slipsIn(
  text: string,
  file: string,
  problems: readonly Problem[],
  readAgain: (text: string) => readonly Problem[],
  former: string | null,
): readonly Problem[] {
  const lines = text.split('\n');
  const end = lostEnd(former, text);
  if (end) return [problemAtLine(lines, file, end.at, repairWords.lostEnd(end.gone))];
  const told: Problem[] = [];
  let rest = problems;
  while (rest.length > 0 && told.length < mostRepairs) {
    const change = former === null ? null : onlyChange(former.split('\n'), lines);
    const kind = kindChange(change, rest);
    if (kind) return [...told, problemAtLine(lines, file, kind.at, kind.wording)];
    const exact = change && breakChange(change);
    if (!exact && !isTangled(rest, lines)) break;
    const repair = exact ?? likelyRepair(lines, rest, change);
    if (!repair) return [...told, ...withoutRepair({ lines, file }, rest, change)];
    const before = rest.find(({ line, wording }) => line === repair.at + 1 && !vague.has(wording));
    told.push(before && isClear(repair) ? before : problemOf(repair, lines, file));
    // An empty line stands for each that was joined to another, so that those below keep their numbers.
    const joined = Array<string>(Math.max(0, repair.replaces - repair.lines.length)).fill('');
    lines.splice(repair.at, repair.replaces, ...repair.lines, ...joined);
    rest = readAgain(lines.join('\n'));
    // What stands below a line that was put in has another number there; it is told when that line is mended.
    if (repair.lines.length > repair.replaces) return told;
  }
  return [...told, ...rest];
}

function likelyRepair(
  lines: readonly string[],
  problems: readonly Problem[],
  change: Change | null,
): Repair | null {
  const near = [...new Set(problems.slice(0, 3).map(({ line }) => line - 1))];
  return (
    (change && indentChange(change)) ??
    lostKey(lines) ??
    lostGroup(lines, 'required') ??
    findRepair(lines, [...near, ...topLines(lines, near[0] ?? 0)]) ??
    lostGroup(lines, 'optional')
  );
}

/** What is said when an edit gave a thing another kind, and nothing but the lines below it is wrong for that. */
function kindChange(
  change: Change | null,
  problems: readonly Problem[],
): { readonly at: number; readonly wording: Wording } | null {
  const kind = change && formerKind(change);
  if (!change || kind === null) return null;
  const isBelow = problems.every(({ line, code }) =>
    line === change.at + 1 ? code === 'wrong-place' : line > change.at + 1 && ofOtherKind.has(code),
  );
  return isBelow ? { at: change.at, wording: repairWords.kindChanged(kind) } : null;
}

/** What is told when no mended line makes all well: a line that is in the wrong list, or what an edit has changed. */
function withoutRepair(
  { lines, file }: { readonly lines: readonly string[]; readonly file: string },
  problems: readonly Problem[],
  change: Change | null,
): readonly Problem[] {
  const misplaced = misplacedLine(lines, (problems[0]?.line ?? 1) - 1);
  if (misplaced) return [problemAtLine(lines, file, misplaced.at, misplaced.wording)];
  const left = withoutSequels(problems);
  if (!change || left.some(({ code }) => code !== 'yaml-syntax')) return left;
  const wording = saidOfChange(change);
  // A short change that makes later lines unreadable is to blame for them; what is clear is told as it is.
  return wording === null || left.some((problem) => isClearIn(problem, change))
    ? left
    : [problemAtLine(lines, file, change.at, wording)];
}

/** What is said when a line does not fit where it stands; what to write there, or elsewhere, is not known yet. */
const vague: ReadonlySet<Wording> = new Set([
  yamlWords.misaligned,
  yamlWords.stray,
  yamlWords.noColonOnLine,
  yamlWords.noColonAfterKey,
  yamlWords.unreadable,
]);

/** Whether a problem says well what is wrong in the lines that were changed. */
function isClearIn({ line, wording }: Problem, { at, now }: Change): boolean {
  return line > at && line <= at + now.length && !vague.has(wording);
}

/** Where the text cannot be read, what is told further on is mostly a sequel; what is not is told when it can be. */
function withoutSequels(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(({ code }) => code === 'yaml-syntax');
  return problems.filter((problem) => problem === first || problem.code !== 'yaml-syntax');
}

/** What is wrong with the keys of a thing that has got another kind. */
const ofOtherKind: ReadonlySet<ProblemCode> = new Set(['unknown-key', 'missing-key', 'unknown-value']);

/** Signs at the start of a line or a value that mean something else in YAML than what they were typed for. */
const oddSign = /^\s*[*+\u2022]\s|^\s*(?:- )?[A-Za-z]+: [@*&!%`]/;

function isTangled(problems: readonly Problem[], lines: readonly string[]): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    errors.length > 1 ||
    errors.some(
      ({ wording, code, line }) =>
        vague.has(wording) ||
        wording === yamlWords.secondColon ||
        code === 'duplicate-key' ||
        oddSign.test(lines[line - 1] ?? ''),
    )
  );
}

/** Slips that are told well by what the line itself shows. */
function isClear({ kind }: Repair): boolean {
  return ['tab', 'colon', 'bracket-end', 'bracket-start', 'bracket-extra', 'quote'].includes(kind);
}

function problemOf(repair: Repair, lines: readonly string[], file: string): Problem {
  return problemAtLine(lines, file, repair.at, saidOf(repair, lines));
}

function problemAtLine(lines: readonly string[], file: string, at: number, wording: Wording): Problem {
  const written = lines[at] ?? '';
  const start = /^\s*/.exec(written)?.[0].length ?? 0;
  return {
    code: 'yaml-syntax',
    severity: 'error',
    file,
    line: at + 1,
    column: start + 1,
    length: Math.max(1, written.trim().length),
    path: [],
    wording,
  };
}

function saidOf({ kind, at, replaces, lines: meantLines }: Repair, lines: readonly string[]): Wording {
  const [meant = '', next = ''] = meantLines;
  if (kind === 'indent-block')
    return repairWords[kind](replaces - 1, indentOf(lines[at] ?? ''), indentOf(meant));
  if (kind === 'two-lines') return repairWords[kind](inShort(next));
  if (kind === 'indent') {
    const spaces = indentOf(meant);
    const like = [at - 1, at + 1, at - 2, at + 2].find((place) => {
      const line = lines[place] ?? '';
      return isContent(line) && indentOf(line) === spaces;
    });
    return repairWords.indent(indentOf(lines[at] ?? ''), spaces, like === undefined ? null : like + 1);
  }
  if (kind === 'key-before') return repairWords[kind](meant.trim());
  if (kind === 'entry-before') return repairWords[kind](/^\s*- (\w+):/.exec(meant)?.[1] ?? 'id');
  return repairWords[kind](mendedLine(meant, lines[at] ?? ''));
}
