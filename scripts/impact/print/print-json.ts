import { type Change, changeKinds, type Topic, topics } from '../change.ts';
import { leadingValues, type Telling } from './change-words.ts';
import type { Report } from './report.ts';

/** The number of this form of report: a field more keeps it, anything that could break a reader raises it. */
export const impactVersion = 1;

/** The report for programs, as README.md describes it. */
export function printJson(report: Report): string {
  const { base, day, language, errors, changes } = report;
  return print({
    version: impactVersion,
    base,
    day,
    language,
    changed: changes.length > 0,
    problems: errors,
    counts: countTopics(changes),
    changes: changes.map((change) => toJson(change, report)),
  });
}

/**
 * The report for programs where a state cannot be read.
 * @param checked the report of `npm run check` for programs, as JSON
 */
export function printUnreadable(base: string, unreadable: 'before' | 'after', checked: string): string {
  return print({ version: impactVersion, base, unreadable, report: JSON.parse(checked) as unknown });
}

function print(report: unknown): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

function toJson(change: Change, telling: Telling) {
  const leading = leadingValues(change, telling);
  return {
    kind: change.kind,
    topic: changeKinds[change.kind],
    subject: change.subject,
    name: change.name,
    label: change.label,
    before: leading?.before ?? null,
    after: leading?.after ?? null,
    values: change.values,
    pages: change.pages,
    everyPage: change.everyPage,
    languages: change.languages,
    also: change.also,
    from: change.from,
    until: change.until,
    note: change.note,
    elsewhere: change.elsewhere,
  };
}

/** How many changes there are of each topic. */
export function countTopics(changes: readonly Change[]): Readonly<Record<Topic, number>> {
  const count = (topic: Topic) => changes.filter(({ kind }) => changeKinds[kind] === topic).length;
  return Object.fromEntries(topics.map((topic) => [topic, count(topic)])) as Record<Topic, number>;
}
