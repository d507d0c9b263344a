import type { Problem } from '../problems/problem.ts';
import type { Said } from '../problems/said.ts';
import { inShort } from '../problems/wording.ts';
import { repairWords } from '../problems/words/repair-words.ts';
import { yamlWords } from '../problems/words/yaml-words.ts';
import { misplacedLine, topLines } from './file-part.ts';
import { findRepair } from './find-repair.ts';
import { indentOf, isContent, type Repair } from './line-repairs.ts';

/** How many slips are looked for in one file. */
const mostRepairs = 3;

/**
 * Finds the slips that others follow from: a line out of place makes many later lines wrong. A line counts as the slip
 * when all is well around it once it is mended.
 * @param text the file
 * @param problems what is wrong with it, in the order of the file
 * @param readAgain what is wrong with the file when it is written like this
 * @returns one problem for each slip, and what is wrong besides; as it came when no slip is found
 */
export function explainByRepair(
  text: string,
  file: string,
  problems: readonly Problem[],
  readAgain: (text: string) => readonly Problem[],
): readonly Problem[] {
  const lines = text.split('\n');
  const told: Problem[] = [];
  let rest = problems;
  while (isTangled(rest) && told.length < mostRepairs) {
    const near = [...new Set(rest.slice(0, 3).map(({ line }) => line - 1))];
    const repair = findRepair(lines, [...near, ...topLines(lines, near[0] ?? 0)]);
    if (!repair) {
      const misplaced = misplacedLine(lines, near[0] ?? 0);
      return misplaced === null
        ? [...told, ...rest]
        : [...told, problemAtLine(lines, file, misplaced.at, misplaced.said)];
    }
    const before = rest.find(({ line, said }) => line === repair.at + 1 && !vague.has(said));
    told.push(before && isClear(repair) ? before : problemOf(repair, lines, file));
    lines.splice(repair.at, repair.replaces, ...repair.lines);
    rest = readAgain(lines.join('\n'));
    // What stands below a line that was put in has another number there; it is told when that line is mended.
    if (repair.lines.length > repair.replaces) return told;
  }
  return [...told, ...rest];
}

/** What is said when a line does not fit where it stands; the slip may be elsewhere. */
const vague: ReadonlySet<Said> = new Set([yamlWords.misaligned, yamlWords.stray]);

function isTangled(problems: readonly Problem[]): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 1 || errors.some(({ said, code }) => vague.has(said) || code === 'duplicate-key');
}

/** Slips that are told well by what the line itself shows. */
function isClear({ kind }: Repair): boolean {
  return ['tab', 'colon', 'bracket-end', 'bracket-start', 'bracket-extra', 'quote'].includes(kind);
}

function problemOf(repair: Repair, lines: readonly string[], file: string): Problem {
  return problemAtLine(lines, file, repair.at, saidOf(repair, lines));
}

function problemAtLine(lines: readonly string[], file: string, at: number, said: Said): Problem {
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
    said,
  };
}

function saidOf({ kind, at, lines: [meant = ''] }: Repair, lines: readonly string[]): Said {
  if (kind === 'indent') {
    const spaces = indentOf(meant);
    const like = [at - 1, at + 1, at - 2, at + 2].find((place) => {
      const line = lines[place] ?? '';
      return isContent(line) && indentOf(line) === spaces;
    });
    return repairWords.indent(indentOf(lines[at] ?? ''), spaces, like === undefined ? null : like + 1);
  }
  if (kind === 'key-before') return repairWords[kind](meant.trim());
  return repairWords[kind](inShort(meant));
}
