import { z } from 'zod';
import { isRecord } from '../../schema/plain-value.ts';
import { schemaAt } from '../../schema/schema-walk.ts';
import { site } from '../../schema/site.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { isContent, isSuspect, listRepairs, type Repair } from './line-repairs.ts';

/** Upper limit of characters that are read to try repairs; a page has three thousand. */
const MAX_READ_LENGTH = 300_000;

/**
 * Finds the one line whose mistake makes a part of the file invalid: once it is repaired, the schema accepts the part.
 * @param lines the whole file
 * @param lineNumbers lines with problems, from 0, the likeliest first
 * @returns the repaired line, or `null` if no single mistake explains the problems
 */
export function findRepair(lines: readonly string[], lineNumbers: readonly number[]): Repair | null {
  const budget = { left: MAX_READ_LENGTH };
  for (const at of lineNumbers) {
    const repair = repairPart(lines, at, findPart(lines, at), budget);
    if (repair) return repair;
  }
  return null;
}

function repairPart(
  lines: readonly string[],
  at: number,
  part: FilePart,
  budget: { left: number },
): Repair | null {
  const partLines = lines.slice(part.from, part.to);
  const size = partLines.join('\n').length;
  const isSound = (repaired: readonly string[]) => {
    budget.left -= size;
    return budget.left >= 0 && isSoundPart(repaired, part.before);
  };
  // The mistake is not in the form of the part, but a broken link or an unknown name.
  if (isSound(partLines)) return null;
  for (const repair of listAttempts(partLines, at - part.from)) {
    if (budget.left < 0) return null;
    if (isSound(partLines.with(repair.at, repair.line))) return { ...repair, at: part.from + repair.at };
  }
  return null;
}

/** Tries the suspicious lines first, then those nearby. */
function* listAttempts(lines: readonly string[], at: number): Generator<Repair> {
  const candidates = listNearbyLines(at, lines);
  const suspects = candidates.filter((index) => isSuspect(lines, index));
  for (const index of new Set([...suspects, ...candidates]))
    yield* listRepairs(lines, index, Math.abs(at - index));
}

/** Lists the line itself, its neighbors, then lines above: a mistake is seldom noticed before its own line. */
function listNearbyLines(at: number, lines: readonly string[]): number[] {
  const linesAbove = Array.from({ length: at }, (_, step) => at - 1 - step);
  const linesBelow = Array.from({ length: Math.min(4, lines.length - at - 1) }, (_, step) => at + 1 + step);
  return [
    at,
    ...linesAbove.slice(0, 1),
    ...linesBelow.slice(0, 1),
    ...linesAbove.slice(1),
    ...linesBelow.slice(1),
  ].filter((index) => isContent(lines[index] ?? ''));
}

/** Lines of site.yaml that can be read on their own: whole entries of a list, or a whole group. */
interface FilePart {
  /** The first line, from 0. */
  readonly from: number;
  /** The line after the last one. */
  readonly to: number;
  /** Text put before them to read them; empty if the first line is the group's key. */
  readonly before: string;
}

const GROUP_SCHEMAS: Readonly<Record<string, z.core.$ZodType>> = site.shape;

/**
 * Returns the part of the file around a line: its entry; at the start of one, also the entries before and after it.
 * @param at a line, from 0
 */
function findPart(lines: readonly string[], at: number): FilePart {
  // A key at the start of a line may have been swapped with an entry of the list before it.
  const top = findLastBefore(lines, isTop(lines[at] ?? '') ? at : at + 1, isTop, 0);
  const end = findFirstFrom(lines, at + 1, isTop);
  const key = readKey(lines[top]) ?? '';
  // A group has no entries that could be read alone.
  if (!isList(key)) return { from: top, to: end, before: '' };
  const isStart = (line: string) => isTop(line) || isEntry(line);
  const partLines = findLastBefore(lines, at + 1, isStart, top);
  const next = Math.min(end, findFirstFrom(lines, at + 1, isStart));
  // If the start of an entry is wrong, the entry before it is usually incomplete.
  const isAtStart = at - partLines <= 1;
  const from = Math.max(top, isAtStart ? findLastBefore(lines, partLines, isStart, top) : partLines);
  const to = isAtStart ? Math.min(end, findFirstFrom(lines, next + 1, isStart)) : next;
  return { from, to, before: from > top ? `${key}:\n` : '' };
}

/**
 * Returns true if lines can be read and the schema accepts them.
 * @param before text to read them with, unless they start with a top-level key
 */
function isSoundPart(lines: readonly string[], before = ''): boolean {
  const text = `${isTop(lines[0] ?? '') ? '' : before}${lines.join('\n')}\n`;
  const { source, problems } = readYaml(text, '');
  const value = source?.value;
  if (problems.length > 0) return false;
  // Only comments.
  if (source && value === null) return true;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([key, group]) => {
    const schema = Object.hasOwn(GROUP_SCHEMAS, key) ? GROUP_SCHEMAS[key] : undefined;
    return schema !== undefined && z.safeParse(schema, group).success;
  });
}

/** Lists the first lines of the file's content, of the part around a line, and of the part after it. */
export function topLines(lines: readonly string[], at: number): number[] {
  const top = findLastBefore(lines, at + 1, isTop, -1);
  const next = findFirstFrom(lines, at + 1, isTop);
  const first = findFirstFrom(lines, 0, isContent);
  return [first, top, next].filter((line) => line >= 0 && line < lines.length);
}

function isList(key: string): boolean {
  return Object.hasOwn(GROUP_SCHEMAS, key) && schemaAt({}, [key]).schema instanceof z.core.$ZodArray;
}

function isTop(line: string): boolean {
  return /^[A-Za-z]+:(\s|$)/.test(line);
}

function isEntry(line: string): boolean {
  return /^ {2}- /.test(line);
}

function readKey(line: string | undefined): string | null {
  return /^([A-Za-z]+):/.exec(line ?? '')?.[1] ?? null;
}

function findLastBefore(
  lines: readonly string[],
  before: number,
  matches: (line: string) => boolean,
  fallback: number,
): number {
  for (let index = before - 1; index >= 0; index--) if (matches(lines[index] ?? '')) return index;
  return fallback;
}

function findFirstFrom(lines: readonly string[], from: number, matches: (line: string) => boolean): number {
  for (let index = from; index < lines.length; index++) if (matches(lines[index] ?? '')) return index;
  return lines.length;
}
