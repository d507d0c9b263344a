import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { FormerPage } from '../names/removed-pages.ts';
import type { TextFile } from '../texts/text-file.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** The sample news and projects. */
export const SEED_FILE = 'supabase/seed.sql';

/** What of a site's folder is content: files and folders. */
export const contentPaths: readonly string[] = ['site.yaml', 'locales', 'content', SEED_FILE];

/** Everything that is written about a site, read once, for checks that look across files. */
export interface ProjectContent {
  /** With all that is offered on other days, too. */
  readonly site: ResolvedSite;
  /** site.yaml, and where everything in it is. */
  readonly source: YamlSource;
  /** The texts by language and namespace, each with its place. */
  readonly texts: ReadonlyMap<string, LanguageFiles>;
  readonly documents: Documents;
  /** The contents of every file by its name from the site's folder on: `locales/is/home.json`, `supabase/seed.sql`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The pages as they were before an edit of site.yaml; null when there is nothing to compare with. */
  readonly former: readonly FormerPage[] | null;
}

/** Documents in Markdown by language and name. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language's files of texts by namespace. */
export type LanguageFiles = ReadonlyMap<Namespace, TextFile>;
