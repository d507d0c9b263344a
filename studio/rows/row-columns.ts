import { parse } from 'valibot';
import { z } from 'zod';
import { type PictureRow, timeSchema } from '../../app/site/row-shapes.ts';
import type { PreviewRow } from '../../render/preview/with-row.ts';
import type { RowState, RowTable } from '../api/constants.ts';
import type { EditedRow, RowInput, RowText } from '../api/rows-api.ts';
import { hasText, isLink } from './row-problems.ts';

/** Columns of both tables that the Studio reads. */
const storedRowSchema = z.object({
  slug: z.string().optional(),
  id: z.string(),
  title: z.string(),
  excerpt: z.string().nullish(),
  description: z.string().nullish(),
  content: z.string().nullish(),
  category: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  link: z.string().nullish(),
  picture: z.string().nullish(),
  screen: z.string().nullish(),
  colour: z.string().nullish(),
  published_at: z.string().nullable(),
  hidden: z.boolean(),
  changed_at: z.string(),
  translations: z.record(z.string(), z.unknown()),
});
export type StoredRow = z.output<typeof storedRowSchema>;

/** Rows from the database. @throws if their format is unexpected */
export function parseStoredRows(data: unknown): readonly StoredRow[] {
  return z.array(storedRowSchema).parse(data);
}

/** Column with the last part of the address. */
export function nameColumn(table: RowTable): 'slug' | 'id' {
  return table === 'news' ? 'slug' : 'id';
}

/** @param publishedAt null for a draft */
export function getRowState(publishedAt: string | null, isHidden: boolean, now: Date): RowState {
  if (publishedAt === null) return 'draft';
  if (isHidden) return 'hidden';
  return Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'live';
}

/** A time from the database as ISO 8601. */
export function toIsoTime(databaseTime: string): string {
  return new Date(parse(timeSchema, databaseTime)).toISOString();
}

/** A row for its editor. @param original language of the row's text columns */
export function createEditedRow(table: RowTable, row: StoredRow, original: string, now: Date): EditedRow {
  const translations = Object.entries(row.translations).map(([language, translation]) => [
    language,
    parseText(table, translation),
  ]);
  const publishedAt = row.published_at === null ? null : toIsoTime(row.published_at);
  return {
    name: row[nameColumn(table)] ?? '',
    link: row.link ?? '',
    picture: row.picture ?? '',
    screen: row.screen ?? '',
    colour: row.colour ?? '',
    texts: { ...Object.fromEntries(translations), [original]: parseText(table, row) },
    state: getRowState(publishedAt, row.hidden, now),
    publishedAt,
    changedAt: toIsoTime(row.changed_at),
    version: row.changed_at,
  };
}

const textSchema = z.object({
  title: z.string().catch(''),
  lead: z.string().catch(''),
  content: z.string().catch(''),
  category: z.string().catch(''),
  tags: z.array(z.string()).catch([]),
});

function parseText(table: RowTable, columns: unknown): RowText {
  const columnValues = typeof columns === 'object' ? { ...columns } : {};
  const lead = (columnValues as Record<string, unknown>)[leadColumn(table)];
  return textSchema.parse({ ...columnValues, lead });
}

function leadColumn(table: RowTable): 'excerpt' | 'description' {
  return table === 'news' ? 'excerpt' : 'description';
}

/**
 * Columns to store.
 * @param before the stored translations: values that the Studio does not edit stay unchanged
 * @param languages languages of the site; translations into others stay unchanged
 */
export function createColumns(
  table: RowTable,
  { name, link, picture, screen, colour, texts }: RowInput,
  { original, languages, before }: StoredParts,
): Readonly<Record<string, unknown>> {
  const originalText = texts[original] ?? parseText(table, {});
  const translationLanguages = languages.filter((language) => language !== original);
  const unchangedTranslations = Object.entries(before).filter(
    ([language]) => !translationLanguages.includes(language),
  );
  const translations = translationLanguages.flatMap((language) => {
    const text = texts[language];
    return text && hasText(text)
      ? [[language, { ...removeText(table, before[language]), ...createTranslation(table, text) }] as const]
      : [];
  });
  const sharedColumns = {
    [nameColumn(table)]: name,
    title: originalText.title,
    picture: picture || null,
    translations: Object.fromEntries([...unchangedTranslations, ...translations]),
  };
  if (table === 'news')
    return { ...sharedColumns, excerpt: originalText.lead || null, content: originalText.content };
  const { lead, content, category, tags } = originalText;
  return {
    ...sharedColumns,
    description: lead,
    content: content || null,
    category,
    tags,
    link: link || null,
    screen: screen || null,
    colour: colour || null,
  };
}

interface StoredParts {
  readonly original: string;
  readonly languages: readonly string[];
  readonly before: Readonly<Record<string, unknown>>;
}

/** Leaves out empty optional values: visitors are shown the original. */
function createTranslation(table: RowTable, { title, lead, content, category, tags }: RowText) {
  if (table === 'news') return { title, content, ...(lead && { excerpt: lead }) };
  return {
    title,
    description: lead,
    ...(content && { content }),
    ...(category && { category }),
    ...(tags.length > 0 && { tags }),
  };
}

function removeText(table: RowTable, translation: unknown): object {
  if (typeof translation !== 'object' || translation === null) return {};
  const textColumns: readonly string[] = ['title', leadColumn(table), 'content', 'category', 'tags'];
  return Object.fromEntries(Object.entries(translation).filter(([name]) => !textColumns.includes(name)));
}

/** A row as pages get it, with its picture. A translation without a title is ignored, as on the sites. */
export function createPreviewRow(
  table: RowTable,
  input: RowInput,
  pictures: PictureRow | null,
  original: string,
  now: Date,
): PreviewRow {
  const originalText = input.texts[original] ?? parseText(table, {});
  const translations = Object.entries(input.texts).filter(
    ([language, { title }]) => language !== original && title.trim() !== '',
  );
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  const published_at = now.toISOString();
  if (table === 'news') {
    const toColumns = ({ title, lead, content }: RowText) => ({ title, excerpt: orNull(lead), content });
    return {
      table,
      row: {
        ...toColumns(originalText),
        id: NO_ID,
        slug: input.name,
        pictures,
        published_at,
        translations: Object.fromEntries(translations.map(([language, text]) => [language, toColumns(text)])),
      },
    };
  }
  const toColumns = ({ title, lead, content }: RowText) => ({
    title,
    description: lead,
    content: orNull(content),
  });
  return {
    table,
    row: {
      ...toColumns(originalText),
      id: input.name,
      published_at,
      category: originalText.category,
      tags: [...originalText.tags],
      pictures,
      link: isLink(input.link) ? input.link : null,
      screen: orNull(input.screen),
      colour: orNull(input.colour),
      translations: Object.fromEntries(
        translations.map(([language, text]) => [
          language,
          {
            ...toColumns(text),
            category: orNull(text.category),
            tags: text.tags.length > 0 ? [...text.tags] : null,
          },
        ]),
      ),
    },
  };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
