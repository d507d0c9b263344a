import type { CheckLanguage } from '../check/problems/wording-type.ts';
import type { ContentFiles } from '../check/project/content-files.ts';
import type { Change, Values } from './change.ts';
import { measureImpact, type Unreadable } from './measure-impact.ts';
import { leadingValues } from './report.ts';

/** One change in words, for a page that lists the changes of a draft. */
export interface ListedChange {
  /** `Card added: Services › Analytics`, `Hosting Basic` */
  readonly what: string;
  /** The two parts of it: what happens, empty where the values are enough, and to which thing. */
  readonly label: string;
  readonly name: string;
  /** As visitors see it; null where there is none. A price in the first language, all else in that of the list. */
  readonly before: string | null;
  readonly after: string | null;
  /** The values in all languages; languages with the same values together. */
  readonly values: readonly Values[];
  /** The addresses of the pages that show it, all of them where it is on every page, and their names in the same order. */
  readonly pages: readonly string[];
  readonly pageNames: readonly string[];
  readonly everyPage: boolean;
  /** Codes of the languages whose visitors see it, in the order of the site. */
  readonly languages: readonly string[];
  /** One more sentence, such as where an old address leads. */
  readonly note: string | null;
}

/**
 * Lists what visitors would see differently. A pure function of two states of the content.
 * @param before all files of the content by path: `site.yaml`, `locales/is/home.json`, `content/is/story.md`
 * @param after the same of the draft
 * @param now the moment that counts as the present, because offers begin and end
 * @param language of the list
 * @returns the changes in the order of the report, or which of the states cannot be read and why
 */
export function listChanges(
  before: ContentFiles,
  after: ContentFiles,
  now: Date,
  language: CheckLanguage,
): readonly ListedChange[] | Unreadable {
  const impact = measureImpact(before, after, now, language);
  if ('unreadable' in impact) return impact;
  return impact.changes.map((change) => {
    const leading = leadingValues(change, impact);
    return {
      what: whatChanges(change),
      label: change.label,
      name: change.name,
      before: leading?.before ?? null,
      after: leading?.after ?? null,
      values: change.values,
      pages: change.pages,
      pageNames: change.pages.map((address) => impact.pageNames[address] ?? address),
      everyPage: change.everyPage,
      languages: change.languages,
      note: change.note,
    };
  });
}

function whatChanges({ label, name }: Change): string {
  return label === '' ? name : `${label}: ${name}`;
}
