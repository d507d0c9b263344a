import type { RowTable } from '../../api/constants.ts';
import type { EditedRow, RowInput, RowText } from '../../api/rows-api.ts';
import { hasText } from '../../rows/row-problems.ts';

/** Typed values by field: `name`, `link`, `picture`, `screen`, `colour`, or language and part of a text: `en.title`. */
export type Fields = Readonly<Record<string, string>>;

/** The parts of a text, in the order of the editor. */
export const TEXT_PARTS = {
  news: ['title', 'lead', 'content'],
  projects: ['title', 'lead', 'category', 'tags', 'content'],
} as const satisfies Readonly<Record<RowTable, readonly (keyof RowText)[]>>;

export function getFields({ name, link, picture, screen, colour, texts }: RowInput): Fields {
  const parts = Object.entries(texts).flatMap(([language, text]) =>
    Object.entries(text).map(([getPart, value]) => [
      `${language}.${getPart}`,
      typeof value === 'string' ? value : value.join(', '),
    ]),
  );
  return { name, link, picture, screen, colour, ...Object.fromEntries(parts) };
}

/** @param languages those of the site */
export function createRow(fields: Fields, languages: readonly string[]): RowInput {
  const texts = languages.map((language) => {
    const getPart = (name: keyof RowText) => fields[`${language}.${name}`] ?? '';
    const tags = getPart('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    const [title, lead, content, category] = (['title', 'lead', 'content', 'category'] as const).map(getPart);
    return [language, { title, lead, content, category, tags } as RowText] as const;
  });
  return {
    name: fields.name ?? '',
    link: (fields.link ?? '').trim(),
    picture: fields.picture ?? '',
    screen: fields.screen ?? '',
    colour: fields.colour ?? '',
    texts: Object.fromEntries(texts.filter(([, text]) => hasText(text))),
  };
}

export const BLANK_ROW: EditedRow = {
  ...createRow({}, []),
  state: 'draft',
  publishedAt: null,
  changedAt: '',
  version: '',
};

/** Returns true if a field is the same in both; empty equals missing. */
export function hasSameValue(one: Fields, other: Fields, field: string): boolean {
  return (one[field] ?? '') === (other[field] ?? '');
}

export function listDifferences(one: Fields, other: Fields): readonly string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].filter((field) => !hasSameValue(one, other, field));
}

/**
 * Merges two versions of a row: a field that one person has changed gets that value. If both have changed it, mine
 * stays, and theirs is a conflict.
 */
export function merge(base: Fields, mine: Fields, theirs: Fields) {
  const merged: Record<string, string> = { ...mine };
  const conflicts: Record<string, string> = {};
  for (const field of listDifferences(mine, theirs)) {
    if (hasSameValue(mine, base, field)) merged[field] = theirs[field] ?? '';
    else if (!hasSameValue(theirs, base, field)) conflicts[field] = theirs[field] ?? '';
  }
  return { merged, conflicts };
}
