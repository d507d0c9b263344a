import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { isRecord, schemaAt } from '../accept/schema-walk.ts';
import type { Said } from '../problems/said.ts';
import { repairWords } from '../problems/words/repair-words.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { isContent } from './line-repairs.ts';

/** Some lines of site.yaml that can be read on their own: whole entries of a list, or a whole group. */
export interface FilePart {
  /** The first line, from 0. */
  readonly from: number;
  /** The line after the last one. */
  readonly to: number;
  /** The key that they lie under; empty when the first line is that key. */
  readonly under: string;
}

const parts: Readonly<Record<string, z.core.$ZodType>> = site.shape;

/**
 * The part of the file around a line: the entry that it is in; at the start of one also those before and after it.
 * @param at a line, from 0
 */
export function partAround(lines: readonly string[], at: number): FilePart {
  // A key at the start of a line may have changed places with an entry of the list before it.
  const top = lastBefore(lines, isTop(lines[at] ?? '') ? at : at + 1, isTop, 0);
  const end = firstFrom(lines, at + 1, isTop);
  const isStart = (line: string) => isTop(line) || /^ {2}- /.test(line);
  const own = lastBefore(lines, at + 1, isStart, top);
  // Where an entry starts wrong, it is mostly the one before it that is not whole.
  const from = at - own > 1 ? own : Math.max(top, lastBefore(lines, own, isStart, top));
  const next = Math.min(end, firstFrom(lines, at + 1, isStart));
  const to = at - own > 1 ? next : Math.min(end, firstFrom(lines, next + 1, isStart));
  // A group has no entries of its own that could be read alone.
  if (!isList(keyOf(lines[top]) ?? '')) return { from: top, to, under: '' };
  return { from, to, under: from === top ? '' : (keyOf(lines[top]) ?? '') };
}

/** Whether lines can be read, and the schema has nothing against them. */
export function isSoundPart(lines: readonly string[], { under }: FilePart): boolean {
  const starts = under === '' || isTop(lines[0] ?? '');
  const text = `${starts ? '' : `${under}:\n`}${lines.join('\n')}\n`;
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

/**
 * Lines that cannot stand in their part of the file whatever is mended: an entry with a dash where keys are, or the
 * other way round.
 * @param at a line of the part, from 0
 * @returns the first such line, from 0, and what is said about it; null when there is none
 */
export function misplacedLine(lines: readonly string[], at: number): { at: number; said: Said } | null {
  const top = lastBefore(lines, at + 1, isTop, 0);
  const end = firstFrom(lines, top + 1, isTop);
  const key = keyOf(lines[top]) ?? '';
  if (!Object.hasOwn(parts, key)) return null;
  const inList = isList(key);
  const is = (line: string) => (inList ? /^ {2}[A-Za-z]/ : /^ {2}- /).test(line);
  const found = firstFrom(lines.slice(0, end), top + 1, is);
  if (found >= end) return null;
  return { at: found, said: inList ? repairWords.keyInList(key) : repairWords.entryInGroup(key) };
}

/** Where the file begins, the part of a line and the part after it. */
export function topLines(lines: readonly string[], at: number): number[] {
  const top = lastBefore(lines, at + 1, isTop, -1);
  const next = firstFrom(lines, at + 1, isTop);
  const first = firstFrom(lines, 0, isContent);
  return [first, top, next].filter((line) => line >= 0 && line < lines.length);
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
