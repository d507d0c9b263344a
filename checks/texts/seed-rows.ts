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
  const at = (code: ProblemCode, wording: Wording, index: number, length: number) =>
    fileProblem(SEED_FILE, code, wording, placeInText(sql, index, length));
  const mistake = firstSeedMistake(sql);
  // After a missing quote, all strings are shifted.
  if (mistake) return [at('bad-format', mistake.wording, mistake.index, mistake.length)];
  const codes = site.languages.map(({ code }) => code);
  const names = new Map<string, number>();
  return [...seedStrings(sql, new Set(codes))].flatMap((text) => {
    const found = judge(text, sql, codes, names);
    if (!found || (found.code === 'unknown-value' && folders.has(text.written))) return [];
    return [at(found.code, found.wording, text.index, text.written.length)];
  });
}

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
  if (column === 'published_at') {
    if (isMoment(written)) return null;
    return {
      code: 'bad-format',
      wording: translateMessage('seed.moment', { written, meant: parseDay(written) }),
    };
  }
  if (column === nameColumns[table]) {
    const meant = repaired(written, id);
    if (!id.safeParse(written).success)
      return { code: 'bad-format', wording: translateMessage('seed.name', { written, meant }) };
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
const ALONE: ReadonlySet<string> = new Set(['null', 'true', 'false', 'default']);

/**
 * Finds the first text in `insert into … values …` that is not quoted, or not separated from the next one.
 * @returns `null` if there is none
 */
function firstSeedMistake(sql: string): SeedMistake | null {
  for (const { signs } of seedInserts(sql))
    for (const [place, next] of signs.entries()) {
      const mistake = mistakeBetween(signs[place - 1], next, sql);
      if (mistake) return mistake;
    }
  return null;
}

function mistakeBetween(last: SeedSign | undefined, next: SeedSign, sql: string): SeedMistake | null {
  const isWord = /^[\p{L}_]/u.test(next.sign);
  if (last?.sign.startsWith("'")) {
    if (next.sign.startsWith("'")) return at(last, translateMessage('seed.noComma'));
    // A quote within a text ends it, and a missing one extends it to the next quote: then words follow.
    if (isWord) return at(last, translateMessage('seed.quoteInside'));
  }
  const isCall = /^\s*[([]/.test(sql.slice(next.index + next.sign.length));
  if (isWord && !isCall && !ALONE.has(next.sign.toLowerCase()))
    return at(next, translateMessage('seed.noQuotes'));
  return next.sign === "'" ? at(next, translateMessage('seed.quoteInside')) : null;
}

function at({ sign, index }: SeedSign, wording: Wording): SeedMistake {
  return { index, length: sign.split('\n', 1)[0]?.length ?? 1, wording };
}
