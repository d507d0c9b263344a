import { pageSource } from '../../app/data/create-page-source.ts';
import type { PageAnswer } from '../../app/data/page-source.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import type { Rows } from '../../app/data/rows.ts';
import type { HydrationSink } from '../../app/hydration/hydration-sink.ts';
import { atomFeed, FEED_ENTRIES } from '../../app/site/atom-feed.ts';
import { sitemap } from '../../app/site/sitemap.ts';
import type { Renderer } from '../render/renderer.ts';
import type { RowPlace } from './row-places.ts';

/** What places are drawn with. */
export interface DrawingParts {
  readonly built: BuiltProject;
  readonly renderer: () => Promise<Renderer>;
  readonly sink: HydrationSink;
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
  { built: { project, sprite }, renderer, sink }: DrawingParts,
): Promise<Drawing> {
  const { kind, language, path, route } = place;
  if (kind === 'sitemap') {
    const reply = await rows.read({ of: 'index' });
    return file(() => sitemap(project.site, language, reply.ok ? reply.value : null));
  }
  if (kind === 'feed') {
    const reply = await rows.read({ of: 'news', from: 0, count: FEED_ENTRIES });
    const texts = project.languages[language.code]?.texts;
    const news = reply.ok ? reply.value.rows : [];
    if (!texts) throw new Error(`No texts for ${language.code}`);
    return file(() => atomFeed({ site: project.site, language, texts, news }));
  }
  const url = new URL(path + query, language.origin);
  const source = pageSource(project, language, sprite, { rows });
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

function file(make: () => string): Drawing {
  return { elsewhere: null, draw: async () => make() };
}
