import { type ProjectContent, seedFile } from '../project/project-content.ts';
import { findLinks } from './find-links.ts';
import { placeInText } from './place-in-text.ts';
import { seedStrings } from './seed-strings.ts';
import type { FoundLink, WrittenLink } from './written-link.ts';

/** What the sample rows have to do with links. */
export interface SeedContent {
  readonly links: readonly WrittenLink[];
  /** The rows that are published, by table: `news` by their slug, `projects` by their id. */
  readonly published: Readonly<Record<'news' | 'projects', ReadonlySet<string>>>;
}

/** Columns that hold one address outside of this site. */
const fields: ReadonlySet<string> = new Set(['link', 'image_url']);
const nameColumns: Readonly<Record<string, string>> = { news: 'slug', projects: 'id' };

/** Reads the sample rows of `supabase/seed.sql`. */
export function seedContent({ site, sources }: Pick<ProjectContent, 'site' | 'sources'>): SeedContent {
  const sql = sources[seedFile] ?? '';
  const languages = new Map(site.languages.map((language) => [language.code, language]));
  const published = { news: new Set<string>(), projects: new Set<string>() };
  const links: WrittenLink[] = [];
  /** The name of a row until it is known whether the row is published. */
  let name: { readonly row: string; readonly value: string } | null = null;
  for (const { table, row, column, language, written, index } of seedStrings(
    sql,
    new Set(languages.keys()),
  )) {
    const rowName = `${table} ${row}`;
    if (nameColumns[table] === column) name = { row: rowName, value: written };
    if (column === 'published_at' && name?.row === rowName && (table === 'news' || table === 'projects'))
      published[table].add(name.value);
    const isField = fields.has(column) && language === null;
    for (const link of isField ? [fieldLink(written)] : findLinks(written, 'words')) {
      const { target, form } = link;
      links.push({
        target: target.replaceAll("''", "'"),
        form,
        file: seedFile,
        path: [table, row, column],
        language: isField ? null : (languages.get(language ?? '') ?? site.defaultLanguage),
        pages: [],
        position: () => placeInText(sql, index + link.index, target.length),
      });
    }
  }
  return { links, published };
}

function fieldLink(written: string): FoundLink {
  return { target: written, index: 0, form: 'field' };
}
