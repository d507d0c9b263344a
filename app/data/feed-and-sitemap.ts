import { atomFeed, MAX_FEED_ENTRIES } from '../site/atom-feed.ts';
import type { ResolvedLanguage } from '../site/resolved-site.ts';
import { sitemap } from '../site/sitemap.ts';
import type { LastModified, Project } from './project.ts';
import type { Rows } from './row-requests.ts';

/** The feed of a language's news; empty while they cannot be read. */
export async function feedWithRows(
  { site, languages }: Project,
  language: ResolvedLanguage,
  rows: Rows,
): Promise<string> {
  const texts = languages[language.code]?.texts;
  if (!texts) throw new Error(`No texts for ${language.code}`);
  const newest = await rows.read({ of: 'news', from: 0, count: MAX_FEED_ENTRIES });
  return atomFeed({ site, language, texts, news: newest.ok ? newest.value.rows : [] });
}

/** The sitemap of a language, with its news and projects; without them while they cannot be read. */
export async function sitemapWithRows(
  { site }: Pick<Project, 'site'>,
  language: ResolvedLanguage,
  rows: Rows,
  lastModified: LastModified = {},
): Promise<string> {
  const index = await rows.read({ of: 'index' });
  return sitemap(site, language, {
    index: index.ok ? index.value : null,
    days: lastModified[language.code] ?? {},
  });
}
