import { parse } from 'valibot';
import { z } from 'zod';
import { type PictureRow, timeSchema } from '../../app/site/row-shapes.ts';
import type { PreviewRow } from '../../render/preview/with-row.ts';
import type { RowState, RowTable } from '../api/constants.ts';
import type { EditedRow, RowInput, RowText } from '../api/rows-api.ts';
import { hasText, isLink } from './row-problems.ts';

/** Columns of both tables that the Studio reads. */
const storedRow = z.object({
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
export type StoredRow = z.output<typeof storedRow>;

/** Rows from the database. @throws if their format is unexpected */
export function storedRows(data: unknown): readonly StoredRow[] {
  return z.array(storedRow).parse(data);
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
export function isoTime(written: string): string {
  return new Date(parse(timeSchema, written)).toISOString();
}

/** A row for its editor. @param original language of the row's text columns */
export function editedRow(table: RowTable, row: StoredRow, original: string, now: Date): EditedRow {
  const translations = Object.entries(row.translations).map(([language, written]) => [
    language,
    textOf(table, written),
  ]);
  const publishedAt = row.published_at === null ? null : isoTime(row.published_at);
  return {
    name: row[nameColumn(table)] ?? '',
    link: row.link ?? '',
    picture: row.picture ?? '',
    screen: row.screen ?? '',
    colour: row.colour ?? '',
    texts: { ...Object.fromEntries(translations), [original]: textOf(table, row) },
    state: getRowState(publishedAt, row.hidden, now),
    publishedAt,
    changedAt: isoTime(row.changed_at),
    version: row.changed_at,
  };
}

const givenText = z.object({
  title: z.string().catch(''),
  lead: z.string().catch(''),
  content: z.string().catch(''),
  category: z.string().catch(''),
  tags: z.array(z.string()).catch([]),
});

function textOf(table: RowTable, written: unknown): RowText {
  const given = typeof written === 'object' ? { ...written } : {};
  const lead = (given as Record<string, unknown>)[leadColumn(table)];
  return givenText.parse({ ...given, lead });
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
  const own = texts[original] ?? textOf(table, {});
  const others = languages.filter((language) => language !== original);
  const kept = Object.entries(before).filter(([language]) => !others.includes(language));
  const translations = others.flatMap((language) => {
    const text = texts[language];
    return text && hasText(text)
      ? [[language, { ...withoutText(table, before[language]), ...translationOf(table, text) }] as const]
      : [];
  });
  const shared = {
    [nameColumn(table)]: name,
    title: own.title,
    picture: picture || null,
    translations: Object.fromEntries([...kept, ...translations]),
  };
  if (table === 'news') return { ...shared, excerpt: own.lead || null, content: own.content };
  const { lead, content, category, tags } = own;
  return {
    ...shared,
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
function translationOf(table: RowTable, { title, lead, content, category, tags }: RowText) {
  if (table === 'news') return { title, content, ...(lead && { excerpt: lead }) };
  return {
    title,
    description: lead,
    ...(content && { content }),
    ...(category && { category }),
    ...(tags.length > 0 && { tags }),
  };
}

function withoutText(table: RowTable, translation: unknown): object {
  if (typeof translation !== 'object' || translation === null) return {};
  const own: readonly string[] = ['title', leadColumn(table), 'content', 'category', 'tags'];
  return Object.fromEntries(Object.entries(translation).filter(([name]) => !own.includes(name)));
}

/** A row as pages get it, with its picture. A translation without a title is ignored, as on the sites. */
export function createPreviewRow(
  table: RowTable,
  written: RowInput,
  pictures: PictureRow | null,
  original: string,
  now: Date,
): PreviewRow {
  const own = written.texts[original] ?? textOf(table, {});
  const translated = Object.entries(written.texts).filter(
    ([language, { title }]) => language !== original && title.trim() !== '',
  );
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  const published_at = now.toISOString();
  if (table === 'news') {
    const textsOf = ({ title, lead, content }: RowText) => ({ title, excerpt: orNull(lead), content });
    return {
      table,
      row: {
        ...textsOf(own),
        id: NO_ID,
        slug: written.name,
        pictures,
        published_at,
        translations: Object.fromEntries(translated.map(([language, text]) => [language, textsOf(text)])),
      },
    };
  }
  const textsOf = ({ title, lead, content }: RowText) => ({
    title,
    description: lead,
    content: orNull(content),
  });
  return {
    table,
    row: {
      ...textsOf(own),
      id: written.name,
      published_at,
      category: own.category,
      tags: [...own.tags],
      pictures,
      link: isLink(written.link) ? written.link : null,
      screen: orNull(written.screen),
      colour: orNull(written.colour),
      translations: Object.fromEntries(
        translated.map(([language, text]) => [
          language,
          {
            ...textsOf(text),
            category: orNull(text.category),
            tags: text.tags.length > 0 ? [...text.tags] : null,
          },
        ]),
      ),
    },
  };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
