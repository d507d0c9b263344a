import { pageSource } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import type { PageAnswer } from '../../app/data/page-source.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import type { Rows } from '../../app/data/rows.ts';
import { builtPictures } from '../../app/data/social-pictures.ts';
import type { ModuleSink, Renderer } from '../render/renderer.ts';
import type { RowPlace } from './row-places.ts';

/** What places are drawn with. */
export interface DrawingParts {
  readonly built: BuiltProject;
  readonly renderer: () => Promise<Renderer>;
  readonly sink: ModuleSink;
}

/** What stands at a place, all rows read. */
export interface Drawing {
  /** The address that the visitor is led to, because there is nothing to show; else null. */
  readonly elsewhere: string | null;
  /** Makes the content; of data that leads elsewhere, what leads there. Rejects when that fails. */
  readonly draw: () => Promise<string>;
}

/**
 * Reads what a place shows and says how to draw it.
 * @param query what counts of the address's query
 */
export async function readPlace(
  place: RowPlace,
  query: string,
  rows: Rows,
  { built: { project, sprite, pictures, pageDays }, renderer, sink }: DrawingParts,
): Promise<Drawing> {
  const { kind, language, path, route } = place;
  if (kind === 'sitemap') return await file(sitemapWithRows(project, language, rows, pageDays));
  if (kind === 'feed') return await file(feedWithRows(project, language, rows));
  const url = new URL(path + query, language.origin);
  const source = pageSource(project, language, sprite, { rows, pictures: builtPictures(pictures) });
  const answer = await source.page(url);
  // The rows have been read; the renderer gets what was made of them.
  const read = { ...source, page: async (): Promise<PageAnswer> => answer };
  return {
    elsewhere: answer.kind === 'elsewhere' ? answer.to : null,
    async draw() {
      const { data, page } = await renderer();
      if (kind === 'data') return await data(url, route, read);
      const { status, body } = await page(url, read, sink);
      if (status !== 200) throw new Error(`The page was rendered with status ${status}.`);
      return body;
    },
  };
}

async function file(text: Promise<string>): Promise<Drawing> {
  const made = await text;
  return { elsewhere: null, draw: async () => made };
}
