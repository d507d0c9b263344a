import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import type { WrittenTexts } from '../../../app/site/texts/texts.ts';
import { namespaces } from '../../../schema/namespace.ts';
import type { ContentFiles } from '../../check/project/content-files.ts';
import type { Documents } from '../../check/project/project-content.ts';
import { readSite } from '../../check/read-site.ts';
import { readTextFile } from '../../check/texts/text-file.ts';

/** Everything that is written about a site at one time. */
export interface Content {
  /** With all that is offered on other days, too. */
  readonly site: ResolvedSite;
  /** By language. */
  readonly texts: Readonly<Record<string, WrittenTexts>>;
  /** In Markdown; a running text that the site asks for and a language has not is empty. */
  readonly documents: Documents;
}

/**
 * Reads the files of a site without checking them: quick, and lenient towards what can still be shown.
 * @param now the moment by which a thing is over
 * @param known the whole site, if it has been read already
 * @returns null when a file cannot be read; `projectOf` says why
 */
export function readContent(
  files: ContentFiles,
  now: Date,
  known: ResolvedSite | null = null,
): Content | null {
  const site = known ?? wholeSite(files, now);
  if (site === null) return null;
  const texts: Record<string, WrittenTexts> = {};
  for (const { code } of site.languages) {
    const own = readTexts(files, code);
    if (!own) return null;
    texts[code] = own;
  }
  return { site, texts, documents: documentsOf(site, files) };
}

/** Whether anything in site.yaml is shown on some days only; where nothing is, the site of any day is the whole one. */
export function hasDays(files: ContentFiles): boolean {
  return /^[^#\n]*\bvalid(From|Until)\b/m.test(textOf(files, 'site.yaml'));
}

function wholeSite(files: ContentFiles, now: Date): ResolvedSite | null {
  const read = readSite(files.get('site.yaml') ?? '', { icons: null, now });
  return read.ok ? read.site : null;
}

function readTexts(files: ContentFiles, language: string): WrittenTexts | null {
  const texts: [string, TextTree][] = [];
  for (const namespace of namespaces) {
    const file = `locales/${language}/${namespace}.json`;
    if (!files.has(file)) continue;
    const { tree, problems } = readTextFile(file, textOf(files, file));
    if (problems.length > 0) return null;
    texts.push([namespace, tree]);
  }
  return Object.fromEntries(texts) as WrittenTexts;
}

function documentsOf(site: ResolvedSite, files: ContentFiles): Documents {
  const names = new Set(
    [...site.pages, site.notFound].flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
    ),
  );
  return Object.fromEntries(
    site.languages.map(({ code }) => [
      code,
      Object.fromEntries([...names].map((name) => [name, textOf(files, `content/${code}/${name}.md`)])),
    ]),
  );
}

/** The text of a file with the line ends of Unix; empty where there is no such file. */
function textOf(files: ContentFiles, file: string): string {
  const contents = files.get(file) ?? '';
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
  return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}
