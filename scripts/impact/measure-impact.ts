import { dayIn } from '../../app/site/lifetime.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import type { Problem } from '../check/problems/problem.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import type { ContentFiles } from '../check/project/content-files.ts';
import { projectOf } from '../check/project/read-project.ts';
import { compareContent } from './compare-content.ts';
import { readContent } from './read-content.ts';
import type { Report } from './report/report.ts';

/** What an edit changes for visitors, without the name of the revision. */
export type Impact = Omit<Report, 'base'>;

/** Why there is nothing to compare. */
export interface Unreadable {
  /** Which of the states cannot be read. */
  readonly unreadable: 'before' | 'after';
  readonly problems: readonly Problem[];
  /** The contents of the files that the problems name. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Finds out what an edit changes for visitors.
 * @param before the files of the site as they were, site.yaml among them
 * @param after the files as they are
 * @param now the moment that counts as the present, the same for both
 * @param language of the report
 */
export function measureImpact(
  before: ContentFiles,
  after: ContentFiles,
  now: Date,
  language: CheckLanguage,
): Impact | Unreadable {
  const { problems, sources } = projectOf(after, { now });
  const edited = readContent(after, now);
  if (!edited) return { unreadable: 'after', problems, sources };
  // The former state may have errors that are fixed since; it only has to be readable.
  const former = readContent(before, now);
  if (!former) {
    const checked = projectOf(before, { now });
    return { unreadable: 'before', problems: checked.problems, sources: checked.sources };
  }
  const day = dayIn(companyTimeZone(edited.site.company), now);
  return {
    day,
    errors: problems.filter(({ severity }) => severity === 'error').length,
    ...compareContent(former, edited, day, language),
    language,
    languages: edited.site.languages.map(({ code }) => code),
  };
}
