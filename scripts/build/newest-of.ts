import type { RowIndex } from '../../app/site/item-address.ts';
import { isSlug } from '../../app/site/row-shapes.ts';

/**
 * The newest rows of each table. Names become names of files, so whatever is no slug is left out.
 * @param count how many of each table at most
 */
export function newestOf({ news, projects }: RowIndex, count: number): RowIndex {
  const newest = (entries: RowIndex['news']) => entries.filter(({ name }) => isSlug(name)).slice(0, count);
  return { news: newest(news), projects: newest(projects) };
}
