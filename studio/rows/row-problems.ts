import { isSlug } from '../../app/site/row-shapes.ts';
import type { RowTable } from '../api/constants.ts';
import type { RowInput, RowText } from '../api/rows-api.ts';

/** A value to correct before a row can be saved or published. */
export interface FieldProblem {
  /** `name`, `link`, or a language and a part of its text: `en.title`. */
  readonly field: string;
  readonly code: 'missing' | 'name' | 'link' | 'tags';
}

interface RowRequirements {
  /** The original language of the row; the others are translations. */
  readonly original: string;
  /** True if the row is or will be visible to visitors; a draft may be unfinished. */
  readonly isPublic: boolean;
}

const MAX_TAGS = 30;

/** Missing and wrong values, in the order of the editor; used by browser and server. */
export function rowProblems(
  table: RowTable,
  { name, link, texts }: RowInput,
  { original, isPublic }: RowRequirements,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const languagesWithText = Object.entries(texts).flatMap(([language, text]) =>
    hasText(text) ? [language] : [],
  );
  for (const language of new Set([original, ...languagesWithText])) {
    const text = texts[language];
    for (const part of listRequiredParts(table, language === original, isPublic)) {
      if (isBlank(text?.[part])) problems.push({ field: `${language}.${part}`, code: 'missing' });
    }
    if ((text?.tags.length ?? 0) > MAX_TAGS) problems.push({ field: `${language}.tags`, code: 'tags' });
  }
  if (!isSlug(name)) problems.push({ field: 'name', code: 'name' });
  if (link !== '' && !isLink(link)) problems.push({ field: 'link', code: 'link' });
  return problems;
}

/** Parts without which the database refuses a row, or visitors are not shown it. */
function listRequiredParts(
  table: RowTable,
  isOriginal: boolean,
  isPublic: boolean,
): readonly Exclude<keyof RowText, 'tags'>[] {
  if (isOriginal && table === 'projects') return ['title', 'lead', 'category'];
  if (isPublic) return table === 'news' ? ['title', 'content'] : ['title', 'lead'];
  return isOriginal ? ['title'] : [];
}

/** Returns true if there is any text in a language. */
export function hasText({ tags, ...parts }: RowText): boolean {
  return tags.length > 0 || !Object.values(parts).every(isBlank);
}

/** Returns true for an address outside of the site that pages may link to. */
export function isLink(link: string): boolean {
  return /^https:\/\/\S+$/.test(link) && URL.canParse(link);
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
