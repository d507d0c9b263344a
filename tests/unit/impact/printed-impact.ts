import type { CheckLanguage } from '../../../checks/problems/wording-type.ts';
import { type Impact, measureImpact } from '../../../impact/measure-impact.ts';
import { type ImpactFormat, printReport } from '../../../impact/print-report.ts';

/** A project by file name. */
export type Files = Readonly<Record<string, string>>;

interface Options {
  readonly language?: CheckLanguage;
  /** Date used as today. */
  readonly day?: string;
  readonly format?: ImpactFormat;
}

/**
 * Effects of an edit for visitors.
 * @throws if one of the states cannot be read
 */
export function measureSmallImpact(
  before: Files,
  after: Files,
  { language = 'en', day = '2026-11-20' }: Options = {},
): Impact {
  const now = new Date(`${day}T12:00:00Z`);
  const impact = measureImpact(toFileMap(before), toFileMap(after), now, language);
  if (!('unreadable' in impact)) return impact;
  const wording = impact.problems.map(
    ({ file, line, wording: words }) => `${file}:${line} ${words.en.message}`,
  );
  throw new Error([impact.unreadable, ...wording].join('\n'));
}

/** Report of an edit, without the line that names the revision. */
export function printImpact(before: Files, after: Files, options: Options = {}): string {
  const { format = 'text' } = options;
  const report = { ...measureSmallImpact(before, after, options), errors: 0, base: 'HEAD' };
  const output = printReport(format, report);
  return format === 'text' ? output.replace(/^(What changes|Það sem breytist).*\n\n/, '') : output;
}

function toFileMap(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}
