import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { FormerPage } from '../names/removed-pages.ts';
import type { TextFile } from '../texts/text-file.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** The sample news and projects. */
export const SEED_FILE = 'supabase/seed.sql';

/** Files and folders of a site's content. */
export const contentPaths: readonly string[] = ['site.yaml', 'locales', 'content', SEED_FILE];

/** All content of a site, read once, for checks that look across files. */
export interface ProjectContent {
  /** Including offers of other days. */
  readonly site: ResolvedSite;
  /** site.yaml with the position of every value. */
  readonly source: YamlSource;
  /** Texts by language and namespace, each with its position. */
  readonly texts: ReadonlyMap<string, LanguageFiles>;
  readonly documents: Documents;
  /** Contents of every file by path relative to the site's folder: `locales/is/home.json`, `supabase/seed.sql`. */
  readonly sources: Readonly<Record<string, string>>;
  /** Pages before an edit of site.yaml; `null` if there is nothing to compare with. */
  readonly former: readonly FormerPage[] | null;
}

/** Markdown documents by language and name. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Text files of a language by namespace. */
export type LanguageFiles = ReadonlyMap<Namespace, TextFile>;
