import { id } from '../../../schema/identifiers.ts';
import { calendarDay } from '../../../schema/lifetime.ts';
import { type SeedString, seedStrings } from '../links/seed-strings.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { placeInText } from '../problems/problem-at.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type ProjectContent, seedFile } from '../project/project-content.ts';
import { dayOf, repaired } from '../shape/repair.ts';

/** Checks the sample rows: that the file can be read, and the names, days and languages of news and projects. */
export function seedRows({ site, sources }: ProjectContent): Problem[] {
  // A language that has a folder, but is not on the site, is reported at its folder.
  const folders = new Set(Object.keys(sources).map((file) => /^locales\/([^/]+)\//.exec(file)?.[1]));
  const sql = sources[seedFile] ?? '';
  const at = (code: ProblemCode, index: number, length: number, wording: Wording): Problem => ({
    code,
    severity: 'error',
    file: seedFile,
    ...placeInText(sql, index, length),
    path: [],
    wording,
  });
  const mistake = firstSeedMistake(sql);
  // From a lost quote on, all texts are something else.
  if (mistake) return [at('bad-format', mistake.index, mistake.length, mistake.wording)];
  const codes = site.languages.map(({ code }) => code);
  const names = new Map<string, number>();
  return [...seedStrings(sql, new Set(codes))].flatMap((text) => {
    const { code, wording } = judge(text, sql, codes, names) ?? {};
    if (code === 'unknown-value' && folders.has(text.written)) return [];
    return code && wording ? [at(code, text.index, text.written.length, wording)] : [];
  });
}

/** The columns that name a row, by table. */
const nameColumns: Readonly<Record<string, string>> = { news: 'slug', projects: 'id' };

interface Mistake {
  readonly code: ProblemCode;
  readonly wording: Wording;
}

function judge(
  { table, column, language, written, index }: SeedString,
  sql: string,
  codes: readonly string[],
  names: Map<string, number>,
): Mistake | null {
  if (language !== null) return null;
  if (column === 'published_at')
    return isMoment(written) ? null : badFormat(wordingOf('seed.moment', { written, meant: dayOf(written) }));
  if (column === nameColumns[table]) {
    if (!id.safeParse(written).success) return badFormat(nameWording(written));
    const line = names.get(`${table} ${written}`);
    names.set(`${table} ${written}`, line ?? placeInText(sql, index, 1).line);
    return line === undefined
      ? null
      : { code: 'duplicate-id', wording: wordingOf('seed.nameAgain', { written, line }) };
  }
  const isCode =
    column === 'translations' && /^'\s*,\s*jsonb_build_object\(/.test(sql.slice(index + written.length));
  return isCode && !codes.includes(written)
    ? { code: 'unknown-value', wording: wordingOf('seed.language', { written, codes }) }
    : null;
}

function nameWording(written: string): Wording {
  return wordingOf('seed.name', { written, meant: repaired(written, id) });
}

function badFormat(wording: Wording): Mistake {
  return { code: 'bad-format', wording };
}

/** `2026-11-04T09:00:00Z`, or without a time. */
function isMoment(written: string): boolean {
  const [day = '', time] = written.split(/[T ]/);
  const isTime =
    time === undefined || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?$/.test(time);
  return isTime && calendarDay.safeParse(day).success;
}

/** A place from which the file is read in another way than it was meant. */
interface SeedMistake {
  readonly index: number;
  readonly length: number;
  readonly wording: Wording;
}

/** `array['a']` and `jsonb_build_object('a', 'b')` take brackets; these keywords have none. */
const alone: ReadonlySet<string> = new Set(['null', 'true', 'false', 'default']);
const token = /--[^\n]*|'(?:[^']|'')*'|'|[()[\],;:]|[\p{L}_][\p{L}\d_.]*/gu;
const head = /\binsert\s+into\s+(?:\w+\.)?\w+\s*\([^()]*\)\s*values/gi;

/**
 * Finds the first text in `insert into … values …` that is not between its quotes, or not parted from the next one.
 * @returns null when there is none
 */
function firstSeedMistake(sql: string): SeedMistake | null {
  for (const { 0: whole, index } of sql.matchAll(head)) {
    const mistake = mistakeFrom(sql, index + whole.length);
    if (mistake) return mistake;
  }
  return null;
}

function mistakeFrom(sql: string, start: number): SeedMistake | null {
  let last: Sign | null = null;
  for (const { 0: sign, index } of sql.slice(start).matchAll(token)) {
    if (sign === ';') return null;
    if (sign.startsWith('--')) continue;
    const next = { sign, index: start + index };
    const mistake = last && mistakeBetween(last, next, sql);
    if (mistake) return mistake;
    last = next;
  }
  return null;
}

interface Sign {
  readonly sign: string;
  readonly index: number;
}

function mistakeBetween(last: Sign, next: Sign, sql: string): SeedMistake | null {
  const isText = last.sign.startsWith("'");
  if (isText && next.sign.startsWith("'")) return at(last, wordingOf('seed.noComma'));
  // A quote within a text ends it, and a lost one lets it run on to the next: then words follow.
  if (isText && isWord(next.sign)) return at(last, wordingOf('seed.quoteInside'));
  const isCall = /^\s*[([]/.test(sql.slice(next.index + next.sign.length));
  if (isWord(next.sign) && !isCall && !alone.has(next.sign.toLowerCase()))
    return at(next, wordingOf('seed.noQuotes'));
  return next.sign === "'" ? at(next, wordingOf('seed.quoteInside')) : null;
}

function at({ sign, index }: Sign, wording: Wording): SeedMistake {
  return { index, length: sign.split('\n', 1)[0]?.length ?? 1, wording };
}

function isWord(sign: string): boolean {
  return /^[\p{L}_]/u.test(sign);
}
