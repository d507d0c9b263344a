import { type NewsRow, newsRow, newsTranslation } from '../site/news-row.ts';
import { isSlug } from '../site/row-fields.ts';
import { type Reading, type RowSource, readList, readOne } from './read-rows.ts';

const format = { table: 'news', row: newsRow, translation: newsTranslation };

/**
 * The published news, the newest first.
 * @param limit how many at most; all if left out
 */
export function readNews(source: RowSource, limit?: number): Promise<Reading<NewsRow>> {
  return readList(source, format, limit);
}

/** The published news item with this slug: no row or one. What can be no slug is not asked for. */
export async function readNewsBySlug(source: RowSource, slug: string): Promise<Reading<NewsRow>> {
  if (!isSlug(slug)) return { ok: true, rows: [], problems: [] };
  return readOne(source, format, 'slug', slug);
}
