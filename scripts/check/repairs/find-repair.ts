import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';
import { isRecord, schemaAt } from '../shape/schema-walk.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { isContent, isSuspect, type Repair, repairsOf } from './line-repairs.ts';

/** How many characters are read at most to try what could be meant; a page has three thousand. */
const readingLimit = 150_000;

/**
 * Finds the one line whose slip leaves a part of the file that cannot be read: with it mended, all of the part is sound.
 * @param lines the whole file
 * @param near lines, from 0, at which something was found to be wrong, the likeliest first
 * @returns the mended line or two, or null when no single slip explains what is there
 */
export function findRepair(lines: readonly string[], near: readonly number[]): Repair | null {
  const budget = { left: readingLimit };
  for (const at of near) {
    const whole = partAround(lines, at);
    const sections = sectionsAround(lines, at, whole);
    for (const part of sections ? [sections, whole] : [whole]) {
      const repair = repairIn(lines, at, part, budget);
      if (repair) return repair;
    }
  }
  return null;
}

function repairIn(
  lines: readonly string[],
  at: number,
  part: FilePart,
  budget: { left: number },
): Repair | null {
  const own = lines.slice(part.from, part.to);
  const size = own.join('\n').length;
  const isSound = (repaired: readonly string[]) => {
    budget.left -= size;
    return budget.left >= 0 && isSoundPart(repaired, part.before);
  };
  // What is wrong there is nothing that the part itself shows: a link to nowhere, a name that nothing has.
  if (isSound(own)) return null;
  for (const repair of attempts(own, at - part.from)) {
    if (budget.left < 0) return null;
    if (isSound(own.toSpliced(repair.at, repair.lines.length, ...repair.lines)))
      return { ...repair, at: part.from + repair.at };
  }
  return null;
}

/** First the lines that look wrong, then those nearby. */
function* attempts(lines: readonly string[], at: number): Generator<Repair> {
  const places = outwards(at, lines);
  const suspects = places.filter((place) => isSuspect(lines, place));
  for (const place of new Set([...suspects, ...places])) yield* repairsOf(lines, place, Math.abs(at - place));
}

/** The line itself, the next one, then upwards: what is wrong is seldom told before it was written. */
function outwards(at: number, lines: readonly string[]): number[] {
  const above = Array.from({ length: at }, (_, step) => at - 1 - step);
  const below = Array.from({ length: Math.min(4, lines.length - at - 1) }, (_, step) => at + 1 + step);
  return [at, ...above.slice(0, 1), ...below.slice(0, 1), ...above.slice(1), ...below.slice(1)].filter(
    (place) => isContent(lines[place] ?? ''),
  );
}

/** Some lines of site.yaml that can be read on their own: whole entries of a list, or a whole group. */
export interface FilePart {
  /** The first line, from 0. */
  readonly from: number;
  /** The line after the last one. */
  readonly to: number;
  /** What stands before them when they are read; empty when the first line is the group's key. */
  readonly before: string;
}

const parts: Readonly<Record<string, z.core.$ZodType>> = site.shape;

/** What the sections of a page are read with. */
const pageAround = 'pages:\n  - id: any\n    path: /any\n    texts: site\n';

/**
 * The part of the file around a line: the entry that it is in; at the start of one also those before and after it.
 * @param at a line, from 0
 */
export function partAround(lines: readonly string[], at: number): FilePart {
  // A key at the start of a line may have changed places with an entry of the list before it.
  const top = lastBefore(lines, isTop(lines[at] ?? '') ? at : at + 1, isTop, 0);
  const end = firstFrom(lines, at + 1, isTop);
  const key = keyOf(lines[top]) ?? '';
  // A group has no entries of its own that could be read alone.
  if (!isList(key)) return { from: top, to: end, before: '' };
  const isStart = (line: string) => isTop(line) || isEntry(line);
  const { from, to } = entriesAround(lines, at, { from: top, to: end }, isStart);
  if (from > top) return { from, to, before: `${key}:\n` };
  // An entry right before the key may be the first one of its list.
  const listBefore = isEntry(lines[top - 1] ?? '') ? keyOf(lines[lastBefore(lines, top, isTop, 0)]) : null;
  return listBefore === null ? { from, to, before: '' } : { from: top - 1, to, before: `${listBefore}:\n` };
}

/**
 * The sections of a page around a line: quicker to read than all of the page.
 * @param page what `partAround` gives for the line
 * @returns null when the line is in no section
 */
export function sectionsAround(lines: readonly string[], at: number, page: FilePart): FilePart | null {
  const head = lastBefore(lines, at, (line) => /^ {4}sections:$/.test(line), -1);
  const isPages = page.before === 'pages:\n' || lines[page.from] === 'pages:';
  if (!isPages || head < page.from) return null;
  const next = firstFrom(lines, head + 1, (line) => /^ {0,5}[^\s#]/.test(line));
  if (next <= at) return null;
  const isStart = (line: string) => /^ {6}- /.test(line);
  const range = { from: head, to: Math.min(next, page.to) };
  const { from, to } = entriesAround(lines, at, range, isStart);
  return { from, to, before: from === head ? pageAround : `${pageAround}    sections:\n` };
}

interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The entries of a list that a line may belong to; where one starts wrong, it is mostly the one before it that is not whole. */
function entriesAround(
  lines: readonly string[],
  at: number,
  range: LineRange,
  isStart: (line: string) => boolean,
): LineRange {
  const own = lastBefore(lines, at + 1, isStart, range.from);
  const next = Math.min(range.to, firstFrom(lines, at + 1, isStart));
  if (at - own > 1) return { from: Math.max(range.from, own), to: next };
  return {
    from: Math.max(range.from, lastBefore(lines, own, isStart, range.from)),
    to: Math.min(range.to, firstFrom(lines, next + 1, isStart)),
  };
}

/**
 * Whether lines can be read, and the schema has nothing against them.
 * @param before what they are read with, unless they start with a key of the whole file
 */
export function isSoundPart(lines: readonly string[], before = ''): boolean {
  const text = `${isTop(lines[0] ?? '') ? '' : before}${lines.join('\n')}\n`;
  const { source, problems } = readYaml(text, '');
  const value = source?.value;
  if (problems.length > 0) return false;
  // Nothing but notes.
  if (source && value === null) return true;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([key, inner]) => {
    const schema = Object.hasOwn(parts, key) ? parts[key] : undefined;
    return schema !== undefined && accepts(schema, inner);
  });
}

/** Where the file begins, the part of a line and the part after it. */
export function topLines(lines: readonly string[], at: number): number[] {
  const top = lastBefore(lines, at + 1, isTop, -1);
  const next = firstFrom(lines, at + 1, isTop);
  const first = firstFrom(lines, 0, isContent);
  return [first, top, next].filter((line) => line >= 0 && line < lines.length);
}

/**
 * Lines that cannot stand in their part of the file whatever is mended: an entry with a dash where keys are, or the
 * other way round.
 * @param at a line of the part, from 0
 * @returns the first such line, from 0, and what is said about it; null when there is none
 */
export function misplacedLine(lines: readonly string[], at: number): { at: number; wording: Wording } | null {
  const top = lastBefore(lines, at + 1, isTop, 0);
  const end = firstFrom(lines, top + 1, isTop);
  const key = keyOf(lines[top]) ?? '';
  if (!Object.hasOwn(parts, key)) return null;
  const inList = isList(key);
  const is = (line: string) => (inList ? /^ {2}[A-Za-z]/.test(line) : isEntry(line));
  const found = firstFrom(lines.slice(0, end), top + 1, is);
  if (found >= end) return null;
  return {
    at: found,
    wording: inList
      ? wordingOf('repair.keyInList', { list: key })
      : wordingOf('repair.entryInGroup', { group: key }),
  };
}

function isList(key: string): boolean {
  return Object.hasOwn(parts, key) && schemaAt(site, {}, [key]).schema instanceof z.core.$ZodArray;
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
}

function isTop(line: string): boolean {
  return /^[A-Za-z]+:(\s|$)/.test(line);
}

function isEntry(line: string): boolean {
  return /^ {2}- /.test(line);
}

function keyOf(line: string | undefined): string | null {
  return /^([A-Za-z]+):/.exec(line ?? '')?.[1] ?? null;
}

function lastBefore(
  lines: readonly string[],
  before: number,
  is: (line: string) => boolean,
  otherwise: number,
): number {
  for (let place = before - 1; place >= 0; place--) if (is(lines[place] ?? '')) return place;
  return otherwise;
}

function firstFrom(lines: readonly string[], from: number, is: (line: string) => boolean): number {
  for (let place = from; place < lines.length; place++) if (is(lines[place] ?? '')) return place;
  return lines.length;
}
