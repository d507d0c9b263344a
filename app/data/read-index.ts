import type { IndexEntry } from '../site/item-address.ts';
import { isSlug } from '../site/row-shapes.ts';
import type { RowProblem } from './parse-rows.ts';
import { type RowSource, readAll } from './read-rows.ts';
import type { RowReply } from './rows.ts';

/** The names and times of all that is published, for the sitemap and for knowing what to prerender. */
export async function readIndex(source: RowSource): Promise<RowReply<'index'>> {
  const [news, projects] = await Promise.all([
    readAll(source, 'news', 'id,slug,published_at'),
    readAll(source, 'projects', 'id,published_at'),
  ]);
  if (!news.ok) return news;
  if (!projects.ok) return projects;
  const problems: RowProblem[] = [...news.problems, ...projects.problems];
  const value = {
    news: entries('news', 'slug', news.rows, problems),
    projects: entries('projects', 'id', projects.rows, problems),
  };
  return { ok: true, value, problems };
}

function entries(
  table: string,
  column: 'slug' | 'id',
  rows: readonly unknown[],
  problems: RowProblem[],
): IndexEntry[] {
  return rows.flatMap((row) => {
    const { [column]: name, published_at: time } = row as Readonly<Record<string, unknown>>;
    const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
    if (typeof name === 'string' && isSlug(name) && Number.isFinite(at)) {
      return [{ name, publishedAt: new Date(at).toISOString() }];
    }
    problems.push({
      table,
      id: null,
      message: `a row has no ${column} or time of publication that can be read`,
    });
    return [];
  });
}
