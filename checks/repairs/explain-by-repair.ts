import { noPhrase, translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { secondColon, vagueWordings } from '../yaml/yaml-errors.ts';
import { findRepair, topLines } from './find-repair.ts';
import { countIndent, isContent, type Repair, repairedLine } from './line-repairs.ts';

/** Upper limit of repairs tried per file. */
const MAX_REPAIRS = 3;

/**
 * Finds the lines that other problems follow from: a misplaced line makes many later lines wrong. A line is the cause
 * if everything around it is valid once it is repaired.
 * @param text the file
 * @param problems problems of the file, in file order
 * @param readAgain returns the problems of a text of the file
 * @returns one problem for each cause, and the unrelated ones; the problems unchanged if no cause is found
 */
export function explainByRepair(
  text: string,
  file: string,
  problems: readonly Problem[],
  readAgain: (text: string) => readonly Problem[],
): readonly Problem[] {
  const lines = text.split('\n');
  return findCauses([...lines], file, problems, readAgain).map((problem) => ({
    ...problem,
    ...markWithin(problem, lines[problem.line - 1] ?? ''),
  }));
}

/** Moves a mark from a repaired line to its position in the written line. */
function markWithin({ column, length }: Problem, sourceLine: string): Pick<Problem, 'column' | 'length'> {
  const end = sourceLine.trimEnd().length + 1;
  const from = Math.min(column, end);
  return { column: from, length: Math.max(1, Math.min(length, end - from)) };
}

function findCauses(
  lines: string[],
  file: string,
  problems: readonly Problem[],
  readAgain: (text: string) => readonly Problem[],
): readonly Problem[] {
  const causes: Problem[] = [];
  let remaining = problems;
  while (remaining.length > 0 && causes.length < MAX_REPAIRS && isTangled(remaining, lines)) {
    const nearbyLines = [...new Set(remaining.slice(0, 3).map(({ line }) => line - 1))];
    const repair = findRepair(lines, [...nearbyLines, ...topLines(lines, nearbyLines[0] ?? 0)]);
    if (!repair) return [...causes, ...keepFirstSyntaxError(remaining)];
    const clearProblem = remaining.find(
      ({ line, wording }) => line === repair.at + 1 && !vagueWordings.has(wording),
    );
    // The parser's message about a missing colon is clearer than the repair.
    causes.push(
      clearProblem && repair.kind === 'colon' ? clearProblem : problemAtRepair(repair, lines, file),
    );
    lines[repair.at] = repair.line;
    remaining = readAgain(lines.join('\n'));
  }
  return [...causes, ...remaining];
}

/** If the text cannot be read, later syntax errors usually follow from the first one. */
function keepFirstSyntaxError(problems: readonly Problem[]): readonly Problem[] {
  const firstError = problems.find(({ code }) => code === 'yaml-syntax');
  return problems.filter((problem) => problem === firstError || problem.code !== 'yaml-syntax');
}

/** Characters at the start of a line or value that mean something else in YAML than intended. */
const ODD_SIGN = /^\s*[*+\u2022]\s|^\s*(?:- )?[A-Za-z]+: [@*&!%`]/;

/** Returns true if the problems may follow from one line, so that searching for a repair is worthwhile. */
function isTangled(problems: readonly Problem[], lines: readonly string[]): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    errors.length > 1 ||
    errors.some(
      ({ wording, code, line }) =>
        vagueWordings.has(wording) ||
        wording === secondColon ||
        code === 'duplicate-key' ||
        ODD_SIGN.test(lines[line - 1] ?? ''),
    )
  );
}

function problemAtRepair(repair: Repair, lines: readonly string[], file: string): Problem {
  const brokenLine = lines[repair.at] ?? '';
  const start = /^\s*/.exec(brokenLine)?.[0].length ?? 0;
  return {
    code: 'yaml-syntax',
    severity: 'error',
    file,
    line: repair.at + 1,
    column: start + 1,
    length: Math.max(1, brokenLine.trim().length),
    path: [],
    wording: describeRepair(repair, lines),
  };
}

function describeRepair({ kind, at, line: repairedText }: Repair, lines: readonly string[]): Wording {
  const brokenLine = lines[at] ?? '';
  if (kind !== 'indent')
    return translateMessage(`repair.${kind}`, { meant: repairedLine(repairedText, brokenLine) });
  const spaces = countIndent(repairedText);
  const alignedLine = [at - 1, at + 1, at - 2, at + 2].find((index) => {
    const line = lines[index] ?? '';
    return isContent(line) && countIndent(line) === spaces;
  });
  const shift = countIndent(brokenLine) - spaces;
  const phraseNumber = (key: 'repair.spaces' | 'repair.distance', number: number) =>
    translatePhrase(key, { number, context: String(number) });
  return translateMessage('repair.indent', {
    distance: phraseNumber('repair.distance', Math.abs(shift)),
    spaces: phraseNumber('repair.spaces', spaces),
    like:
      alignedLine === undefined ? noPhrase : translatePhrase('repair.asOnLine', { line: alignedLine + 1 }),
    context: shift > 0 ? 'right' : 'left',
  });
}
