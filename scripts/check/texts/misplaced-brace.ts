import type { JsonRepair } from './json-repairs.ts';

/**
 * Finds a group that is not closed, or is closed twice, by the spaces at the starts of lines.
 * @param lines a file of texts that cannot be read
 * @returns null when the brackets agree with the spaces
 */
export function misplacedBrace(lines: readonly string[]): JsonRepair | null {
  /** How far in the groups start that are open. */
  const open: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\s*\}\s*\}/.test(line)) return { slip: 'closing-extra', at, meant: line.replace(/\}\s*\}/, '}') };
    const repair = /^\s*[}\]]/.test(line) ? closing(line, at, open) : between(line, at, open);
    if (repair) return repair;
    if (/[{[]\s*$/.test(line)) open.push(indentOf(line));
  }
  const last = open.at(-1);
  if (last === undefined) return null;
  return { slip: 'closing-missing', at: lines.length - 1, meant: `${' '.repeat(last)}}` };
}

function closing(line: string, at: number, open: number[]): JsonRepair | null {
  const indent = indentOf(line);
  const group = open.pop();
  if (group === undefined || indent > group) return { slip: 'closing-extra', at, meant: '' };
  return indent < group ? { slip: 'closing-missing', at, meant: `${' '.repeat(group)}}` } : null;
}

/** A name stands further in than the group that it is in. */
function between(line: string, at: number, open: readonly number[]): JsonRepair | null {
  const group = open.at(-1);
  if (group === undefined || indentOf(line) > group) return null;
  return { slip: 'closing-missing', at, meant: `${' '.repeat(group)}},` };
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
