import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { isSoundPart } from './file-part.ts';
import { isContent, type Repair } from './line-repairs.ts';

/**
 * Finds lines whose group has lost its key: they cannot stand in the group before them, and can in one that the file
 * does not have.
 * @param lines the whole file
 * @param which groups that the file must have, or those that it may have
 * @returns the line before which the key is missing, with the key put there; null when nothing looks like that
 */
export function lostGroup(lines: readonly string[], which: 'required' | 'optional'): Repair | null {
  const absent = Object.entries(site.shape).flatMap(([key, schema]) => {
    const isWanted = schema instanceof z.ZodDefault === (which === 'optional');
    return isWanted && !lines.some((line) => line.startsWith(`${key}:`)) ? [key] : [];
  });
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
