import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { isSoundPart } from './file-part.ts';
import { isContent, type Repair } from './line-repairs.ts';

/**
 * Finds the key of a group of the whole file that the file has not, though its word is there: without its colon, or at
 * the end of another line.
 * @param lines the whole file
 */
export function lostKey(lines: readonly string[]): Repair | null {
  for (const key of absentGroups(lines)) {
    const bare = new RegExp(`^${key}\\s*[=;,.]?\\s*$`);
    const behind = new RegExp(`^([^#\\n]*\\S)\\s+${key}:\\s*$`);
    for (const [at, line] of lines.entries()) {
      if (bare.test(line)) return { kind: 'colon', at, lines: [`${key}:`], replaces: 1 };
      const before = behind.exec(line)?.[1];
      if (before !== undefined) return { kind: 'two-lines', at, lines: [before, `${key}:`], replaces: 1 };
    }
  }
  return null;
}

function absentGroups(lines: readonly string[]): readonly string[] {
  return Object.keys(site.shape).filter((key) => !lines.some((line) => line.startsWith(`${key}:`)));
}

/**
 * Finds lines whose group has lost its key: they cannot stand in the group before them, and can in one that the file
 * does not have.
 * @param lines the whole file
 * @param which groups that the file must have, or those that it may have
 * @returns the line before which the key is missing, with the key put there; null when nothing looks like that
 */
export function lostGroup(lines: readonly string[], which: 'required' | 'optional'): Repair | null {
  const absent = absentGroups(lines).filter((key) =>
    Object.entries(site.shape).some(
      ([name, schema]) => name === key && schema instanceof z.ZodDefault === (which === 'optional'),
    ),
  );
  if (absent.length === 0) return null;
  let group = '';
  for (const [at, line] of lines.entries()) {
    group = /^([A-Za-z]+):/.exec(line)?.[1] ?? group;
    if (!/^ {2}\S/.test(line) || !isContent(line) || !startsParagraph(lines, at)) continue;
    const own = lines.slice(at, endOf(lines, at));
    const isIn = (key: string) => isSoundPart([`${key}:`, ...own]);
    const key = isIn(group) ? undefined : absent.find(isIn);
    if (key !== undefined) return { kind: 'key-before', at, lines: [`${key}:`, line], replaces: 1 };
  }
  return null;
}

/** Whether an empty line stands before it, notes aside. */
function startsParagraph(lines: readonly string[], at: number): boolean {
  const before = lines.slice(0, at).findLast((line) => !line.trim().startsWith('#')) ?? '';
  return before.trim() === '';
}

/** Of a list one entry is enough to know it by. */
function endOf(lines: readonly string[], at: number): number {
  const isEnd = lines[at]?.startsWith('  - ') ? /^(?: {2}- |\S)/ : /^[^\s#]/;
  const end = lines.findIndex((line, place) => place > at && isEnd.test(line));
  return end < 0 ? lines.length : end;
}
