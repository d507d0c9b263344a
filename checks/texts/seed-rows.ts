import { id } from '../../schema/identifiers.ts';
import { calendarDay } from '../../schema/lifetime.ts';
import {
  nameColumns,
  type SeedSign,
  type SeedString,
  seedInserts,
  seedStrings,
} from '../links/seed-strings.ts';
import { translateMessage } from '../message.ts';
import { fileProblem, placeInText } from '../problems/file-problem.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type ProjectContent, SEED_FILE } from '../project/project-content.ts';
import { parseDay, repaired } from '../shape/repair.ts';

/** Checks that the sample rows can be read, and the names, days and languages of news and projects. */
export function seedRows({ site, sources }: ProjectContent): Problem[] {
  // A language with a folder that is not on the site is reported at its folder.
  const folders = new Set(Object.keys(sources).map((file) => /^locales\/([^/]+)\//.exec(file)?.[1]));
  const sql = sources[SEED_FILE] ?? '';
  const createProblem = (code: ProblemCode, wording: Wording, index: number, length: number) =>
    fileProblem(SEED_FILE, code, wording, placeInText(sql, index, length));
  const mistake = findFirstMistake(sql);
  // After a missing quote, all strings are shifted.
  if (mistake) return [createProblem('bad-format', mistake.wording, mistake.index, mistake.length)];
  const codes = site.languages.map(({ code }) => code);
  const names = new Map<string, number>();
  return [...seedStrings(sql, new Set(codes))].flatMap((text) => {
    const problem = checkString(text, sql, codes, names);
    if (!problem || (problem.code === 'unknown-value' && folders.has(text.written))) return [];
    return [createProblem(problem.code, problem.wording, text.index, text.written.length)];
  });
}

interface Mistake {
  readonly code: ProblemCode;
  readonly wording: Wording;
}

function checkString(
  { table, column, language, written, index }: SeedString,
  sql: string,
  codes: readonly string[],
  names: Map<string, number>,
): Mistake | null {
  if (language !== null) return null;
  if (column === 'published_at') {
    if (isMoment(written)) return null;
    const wording = translateMessage('seed.moment', { written, meant: parseDay(written) });
    return { code: 'bad-format', wording };
  }
  if (column === nameColumns[table]) {
    if (!id.safeParse(written).success) {
      const wording = translateMessage('seed.name', { written, meant: repaired(written, id) });
      return { code: 'bad-format', wording };
    }
    const line = names.get(`${table} ${written}`);
    names.set(`${table} ${written}`, line ?? placeInText(sql, index, 1).line);
    if (line === undefined) return null;
    return { code: 'duplicate-id', wording: translateMessage('seed.nameAgain', { written, line }) };
  }
  const isCode =
    column === 'translations' && /^'\s*,\s*jsonb_build_object\(/.test(sql.slice(index + written.length));
  if (!isCode || codes.includes(written)) return null;
  return { code: 'unknown-value', wording: translateMessage('seed.language', { written, codes }) };
}

/** Returns true for `2026-11-04T09:00:00Z`, also without a time. */
function isMoment(written: string): boolean {
  const [day = '', time] = written.split(/[T ]/);
  const isTime =
    time === undefined || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?$/.test(time);
  return isTime && calendarDay.safeParse(day).success;
}

/** Position from which the file is parsed differently than intended. */
interface SeedMistake {
  readonly index: number;
  readonly length: number;
  readonly wording: Wording;
}

/** `array['a']` and `jsonb_build_object('a', 'b')` take brackets; these keywords do not. */
const KEYWORDS: ReadonlySet<string> = new Set(['null', 'true', 'false', 'default']);

/**
 * Finds the first text in `insert into … values …` that is not quoted, or not separated from the next one.
 * @returns `null` if there is none
 */
function findFirstMistake(sql: string): SeedMistake | null {
  for (const { signs } of seedInserts(sql))
    for (const [index, next] of signs.entries()) {
      const mistake = findMistakeBetween(signs[index - 1], next, sql);
      if (mistake) return mistake;
    }
  return null;
}

function findMistakeBetween(previous: SeedSign | undefined, next: SeedSign, sql: string): SeedMistake | null {
  const isWord = /^[\p{L}_]/u.test(next.sign);
  if (previous?.sign.startsWith("'")) {
    if (next.sign.startsWith("'")) return mistakeAt(previous, translateMessage('seed.noComma'));
    // A quote within a text ends it, and a missing one extends it to the next quote: then words follow.
    if (isWord) return mistakeAt(previous, translateMessage('seed.quoteInside'));
  }
  const isCall = /^\s*[([]/.test(sql.slice(next.index + next.sign.length));
  if (isWord && !isCall && !KEYWORDS.has(next.sign.toLowerCase()))
    return mistakeAt(next, translateMessage('seed.noQuotes'));
  return next.sign === "'" ? mistakeAt(next, translateMessage('seed.quoteInside')) : null;
}

function mistakeAt({ sign, index }: SeedSign, wording: Wording): SeedMistake {
  return { index, length: sign.split('\n', 1)[0]?.length ?? 1, wording };
}
