import { countTopics, leadingValues, type Report } from './report.ts';

/** The version of this format: a new field keeps it, anything that could break a reader raises it. */
export const impactVersion = 2;

/** The report for programs, as README.md describes it. */
export function reportJson(report: Report): string {
  const { base, day, language, errors, changes } = report;
  return printed({
    version: impactVersion,
    base,
    day,
    language,
    changed: changes.length > 0,
    problems: errors,
    counts: countTopics(changes),
    changes: changes.map(({ separator: _, isPlaced: __, ...change }) => {
      const leading = leadingValues({ separator: _, isPlaced: __, ...change }, report);
      return { ...change, before: leading?.before ?? null, after: leading?.after ?? null };
    }),
  });
}

/**
 * The report for programs where a state cannot be read.
 * @param checked the report of `npm run check` for programs, as JSON
 */
export function unreadableJson(base: string, unreadable: 'before' | 'after', checked: string): string {
  return printed({ version: impactVersion, base, unreadable, report: JSON.parse(checked) as unknown });
}

function printed(report: unknown): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
