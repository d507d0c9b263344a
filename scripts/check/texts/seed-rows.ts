import { id } from '../../../schema/identifiers.ts';
import { calendarDay } from '../../../schema/lifetime.ts';
import { placeInText } from '../links/place-in-text.ts';
import { type SeedString, seedStrings } from '../links/seed-strings.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { type Wording, withHint } from '../problems/wording-type.ts';
import { seedWords } from '../problems/words/seed-words.ts';
import { type ProjectContent, seedFile } from '../project/project-content.ts';
import { repaired } from '../shape/repair.ts';
import { dayOf, daysInMonth, daysOfMonth } from '../shape/written-days.ts';
import { firstSeedSlip } from './seed-slips.ts';

/** Checks the sample rows: that the file can be read, and the names, days and languages of news and projects. */
export function seedRows({ site, sources }: ProjectContent): Problem[] {
  // A language that has a folder, but is not on the site, is told at its folder.
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
  const slip = firstSeedSlip(sql);
  // From a lost quote on, all texts are something else.
  if (slip) return [at('bad-format', slip.index, slip.length, slip.wording)];
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
  if (column === 'published_at') return isMoment(written) ? null : badFormat(momentWords(written));
  if (column === nameColumns[table]) {
    if (!id.safeParse(written).success) return badFormat(seedWords.name(written, repaired(written, id)));
    const line = names.get(`${table} ${written}`);
    names.set(`${table} ${written}`, line ?? placeInText(sql, index, 1).line);
    return line === undefined ? null : { code: 'duplicate-id', wording: seedWords.nameAgain(written, line) };
  }
  const isCode =
    column === 'translations' && /^'\s*,\s*jsonb_build_object\(/.test(sql.slice(index + written.length));
  return isCode && !codes.includes(written)
    ? { code: 'unknown-value', wording: seedWords.language(written, codes) }
    : null;
}

function momentWords(written: string): Wording {
  const month = daysInMonth(written.slice(0, 10));
  return withHint(seedWords.moment(written, dayOf(written)), month && daysOfMonth(month));
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
