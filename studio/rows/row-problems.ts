import { isSlug } from '../../app/site/row-shapes.ts';
import type { RowTable } from '../api/constants.ts';
import type { RowText, WrittenRow } from '../api/rows.ts';

/** What has to be corrected before a row can be saved, or be public. */
export interface RowProblem {
  /** `name`, `link`, or a language and a part of its text: `en.title`. */
  readonly field: string;
  readonly code: 'missing' | 'name' | 'link' | 'tags';
}

interface Demands {
  /** The language that the row is written in; the others are translations. */
  readonly original: string;
  /** Whether visitors see it, or will: a draft may be unfinished. */
  readonly isPublic: boolean;
}

const MAX_TAGS = 30;

/** What is missing or wrong, in the order of the editor; browser and server ask the same. */
export function rowProblems(
  table: RowTable,
  { name, link, texts }: WrittenRow,
  { original, isPublic }: Demands,
): readonly RowProblem[] {
  const problems: RowProblem[] = [];
  const writtenIn = Object.entries(texts).flatMap(([language, text]) => (isWritten(text) ? [language] : []));
  for (const language of new Set([original, ...writtenIn])) {
    const text = texts[language];
    for (const part of neededParts(table, language === original, isPublic)) {
      if (isBlank(text?.[part])) problems.push({ field: `${language}.${part}`, code: 'missing' });
    }
    if ((text?.tags.length ?? 0) > MAX_TAGS) problems.push({ field: `${language}.tags`, code: 'tags' });
  }
  if (!isSlug(name)) problems.push({ field: 'name', code: 'name' });
  if (link !== '' && !isLink(link)) problems.push({ field: 'link', code: 'link' });
  return problems;
}

/** The database takes no row without them, visitors are shown none. */
function neededParts(
  table: RowTable,
  isOriginal: boolean,
  isPublic: boolean,
): readonly Exclude<keyof RowText, 'tags'>[] {
  if (isOriginal && table === 'projects') return ['title', 'lead', 'category'];
  if (isPublic) return table === 'news' ? ['title', 'content'] : ['title', 'lead'];
  return isOriginal ? ['title'] : [];
}

/** Whether anything is written in a language. */
export function isWritten({ tags, ...parts }: RowText): boolean {
  return tags.length > 0 || !Object.values(parts).every(isBlank);
}

/** An address outside of the site, as visitors may be sent to. */
export function isLink(link: string): boolean {
  return /^https:\/\/\S+$/.test(link) && URL.canParse(link);
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
