import { itemAddress, itemPage } from '../../app/site/item-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Position } from '../problems/problem.ts';
import { type ProjectContent, SEED_FILE } from '../project/project-content.ts';
import type { TextFile } from '../texts/text-file.ts';
import { findLinks, type UnplacedLink } from './find-links.ts';
import { nameColumns, seedStrings } from './seed-strings.ts';

export type SitePage = ResolvedSite['pages'][number];

/** A link in a text, a document or a row. */
export interface SourceLink extends Omit<UnplacedLink, 'index'> {
  readonly file: string;
  /** Path of the text that contains it; empty if texts have no names. */
  readonly path: ValuePath;
  /** Language whose readers see it; `null` if all do. */
  readonly language: ResolvedLanguage | null;
  /** Pages that show it, whose parts it can name by `#part` alone; empty if they are not known. */
  readonly pages: readonly SitePage[];
  /** Called only if there is a problem. */
  readonly position: () => Position;
}

/** Lists the projects that site.yaml names: those of clients, and those whose results are shown. */
export function projectLinks({ site, source }: ProjectContent): SourceLink[] {
  const page = itemPage(site, 'projects');
  if (!page) return [];
  const clients = listAt(source.value, ['company', 'clients']).map((client, index) => ({
    name: getChild(client, 'project'),
    path: ['company', 'clients', index, 'project'] as ValuePath,
  }));
  const results = listAt(source.value, ['pages']).flatMap((each, pageIndex) =>
    listAt(each, ['sections']).flatMap((section, index) => {
      const path = ['pages', pageIndex, 'sections', index, 'projects'];
      return listAt(section, ['projects']).map((name, place) => ({
        name,
        path: [...path, place] as ValuePath,
      }));
    }),
  );
  return [...clients, ...results].flatMap(({ name, path }): SourceLink[] =>
    typeof name === 'string'
      ? [
          {
            target: itemAddress(page, name),
            form: 'project',
            file: source.file,
            path,
            language: null,
            pages: [],
            position: () => source.positionOf(path),
          },
        ]
      : [],
  );
}

/** Lists the addresses outside this site that site.yaml has fields for. */
export function fieldLinks({ site, source }: ProjectContent): SourceLink[] {
  return site.company.social.map(({ url }, index): SourceLink => {
    const path = ['company', 'social', index, 'url'];
    return {
      target: url,
      form: 'field',
      file: source.file,
      path,
      language: null,
      pages: [],
      position: () => source.positionOf(path),
    };
  });
}

/** Lists the links in the texts of all languages, `locales/<language>/<namespace>.json`. */
export function textLinks({ site, texts, sources }: ProjectContent): SourceLink[] {
  return site.languages.flatMap((language) =>
    [...(texts.get(language.code) ?? [])].flatMap(([namespace, file]) => {
      const pages = site.pages.filter((page) => page.texts === namespace);
      const lines = () => (sources[file.file] ?? '').replace(/^\uFEFF/, '').split('\n');
      return listFileLinks(file, language, pages, lines);
    }),
  );
}

function listFileLinks(
  file: TextFile,
  language: ResolvedLanguage,
  pages: readonly SitePage[],
  lines: () => readonly string[],
): SourceLink[] {
  return [...file.flat].flatMap(([key, text]) =>
    findLinks(text, 'words').map(
      (link): SourceLink => ({
        target: link.target,
        form: link.form,
        file: file.file,
        path: key.split('.'),
        language,
        pages: pages.filter(({ id }) => key.startsWith(`${id}.`)),
        position: () => findPosition(link.target, key, file, lines()),
      }),
    ),
  );
}

/** Returns the first position of the address on the line of its text. */
function findPosition(target: string, key: string, file: TextFile, lines: readonly string[]): Position {
  const position = file.positionOf(key);
  const start = lines[position.line - 1]?.indexOf(target, position.column) ?? -1;
  return start < 0 ? position : { ...position, column: start + 1, length: Math.max(1, target.length) };
}

/** Lists the links in the documents of all languages, `content/<language>/<document>.md`. */
export function documentLinks({ site, documents }: ProjectContent): SourceLink[] {
  return site.languages.flatMap((language) =>
    Object.entries(documents[language.code] ?? {}).flatMap(([name, markdown]) => {
      const pages = site.pages.filter(({ sections }) =>
        sections.some((section) => section.kind === 'prose' && section.document === name),
      );
      const file = `content/${language.code}/${name}.md`;
      return findLinks(markdown, 'markdown').map(
        ({ target, index, form }): SourceLink => ({
          target,
          form,
          file,
          path: [],
          language,
          pages,
          position: () => placeInText(markdown, index, target.length),
        }),
      );
    }),
  );
}

/** Content of the sample rows that matters to links. */
export interface SeedContent {
  readonly links: readonly SourceLink[];
  /** Published rows by table: `news` by slug, `projects` by id. */
  readonly published: Readonly<Record<'news' | 'projects', ReadonlySet<string>>>;
}

/** Columns that hold one address outside this site. */
const FIELDS: ReadonlySet<string> = new Set(['link', 'image_url']);

/** Reads the sample rows of `supabase/seed.sql`. */
export function seedContent({ site, sources }: Pick<ProjectContent, 'site' | 'sources'>): SeedContent {
  const sql = sources[SEED_FILE] ?? '';
  const languages = new Map(site.languages.map((language) => [language.code, language]));
  const published = { news: new Set<string>(), projects: new Set<string>() };
  const links: SourceLink[] = [];
  /** Name of a row until it is known to be published or not. */
  let latestName: { readonly row: string; readonly value: string } | null = null;
  const strings = seedStrings(sql, new Set(languages.keys()));
  for (const { table, row, column, language, written, index } of strings) {
    const rowName = `${table} ${row}`;
    if (nameColumns[table] === column) latestName = { row: rowName, value: written };
    const isPublished = column === 'published_at' && latestName?.row === rowName;
    if (isPublished && latestName && (table === 'news' || table === 'projects'))
      published[table].add(latestName.value);
    const isField = FIELDS.has(column) && language === null;
    const field: UnplacedLink = { target: written, index: 0, form: 'field' };
    for (const link of isField ? [field] : findLinks(written, 'words')) {
      const { target, form } = link;
      links.push({
        target: target.replaceAll("''", "'"),
        form,
        file: SEED_FILE,
        path: [table, row, column],
        language: isField ? null : (languages.get(language ?? '') ?? site.defaultLanguage),
        pages: [],
        position: () => placeInText(sql, index + link.index, target.length),
      });
    }
  }
  return { links, published };
}
