import { dayIn } from '../../app/site/lifetime.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import type { Problem } from '../check/problems/problem.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import type { ContentFiles } from '../check/project/content-files.ts';
import { projectOf } from '../check/project/read-project.ts';
import type { Change } from './change.ts';
import { inOrder } from './compare/merge-same.ts';
import { compareContent } from './compare/on-other-days.ts';
import { hasDays, readContent } from './content/read-content.ts';

/** What an edit changes for visitors. */
export interface Impact {
  /** The day that counts as today: `2026-12-24`. */
  readonly day: string;
  /** How many errors the edit has; what it changes can be shown all the same. */
  readonly errors: number;
  /** In the order in which they are told: prices, pages, forms, texts. */
  readonly changes: readonly Change[];
  /** The codes of all languages, in the order of the site. */
  readonly languages: readonly string[];
  /** The names of all pages by address. */
  readonly pageNames: Readonly<Record<string, string>>;
}

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
 * @param language of the words
 */
export function measureImpact(
  before: ContentFiles,
  after: ContentFiles,
  now: Date,
  language: CheckLanguage,
): Impact | Unreadable {
  const { project, problems, sources } = projectOf(after, { now });
  const edited = project && readContent(after, now, hasDays(after) ? null : project.site);
  if (!edited) return { unreadable: 'after', problems, sources };
  // What was may have slips that have been mended since; it only has to be readable.
  const old = readContent(before, now, isSameFile('site.yaml', before, after) ? edited.site : null);
  if (!old) return unreadable('before', before, now);
  const day = dayIn(companyTimeZone(edited.site.company), now);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { changes, pageNames } = compareContent(old, edited, day, language);
  const languages = edited.site.languages.map(({ code }) => code);
  return { day, errors, changes: inOrder(changes), languages, pageNames };
}

function isSameFile(name: string, before: ContentFiles, after: ContentFiles): boolean {
  const [old, now] = [before.get(name) ?? '', after.get(name) ?? ''];
  return Buffer.from(old).equals(Buffer.from(now));
}

function unreadable(side: Unreadable['unreadable'], files: ContentFiles, now: Date): Unreadable {
  const { problems, sources } = projectOf(files, { now });
  return { unreadable: side, problems, sources };
}
