import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { LanguageFiles } from '../texts/check-texts.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { BaseContent } from './content-files.ts';

/** The sample news and projects. */
export const seedFile = 'supabase/seed.sql';

/** What of a site's folder is content: files and folders. */
export const contentPaths: readonly string[] = ['site.yaml', 'locales', 'content', seedFile];

/** Everything that is written about a site, read once, for checks that look across files. */
export interface ProjectContent {
  /** With all that is offered on other days, too. */
  readonly site: ResolvedSite;
  /** site.yaml, and where everything in it stands. */
  readonly source: YamlSource;
  /** The texts by language and namespace, each with its place. */
  readonly texts: ReadonlyMap<string, LanguageFiles>;
  readonly documents: Documents;
  /** The contents of every file by its name from the site's folder on: `locales/is/home.json`, `supabase/seed.sql`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The content as it was, for checks of what an edit changes; null when there is nothing to compare with. */
  readonly base: BaseContent | null;
}

/** Documents in Markdown by language and name. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>;
