import { isSlug, type NewsRow, newsRow, newsTranslation } from '../site/row-shapes.ts';
import { type Reading, type RowSource, readOne, readPart } from './read-rows.ts';
import type { RowReply } from './rows.ts';

const format = { table: 'news', row: newsRow, translation: newsTranslation };

/** A part of the published news, the newest first. */
export async function readNewsPage(
  source: RowSource,
  from: number,
  count: number,
): Promise<RowReply<'news'>> {
  const reading = await readPart(source, format, from, count);
  if (!reading.ok) return reading;
  const { rows, total, problems } = reading;
  return { ok: true, value: { rows, total }, problems };
}

/** The published news item with this slug: no row or one. What can be no slug is not asked for. */
export async function readNewsBySlug(source: RowSource, slug: string): Promise<Reading<NewsRow>> {
  if (!isSlug(slug)) return { ok: true, rows: [], problems: [] };
  return readOne(source, format, 'slug', slug);
}
