import { contentHash } from '../app/http/content-hash.ts';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import type { TextTree } from '../app/site/texts/fill-facts.ts';
import type { SourceTexts } from '../app/site/texts/texts.ts';
import type { ContentFiles } from '../checks/project/content-files.ts';
import { MARK_FOLDER } from '../checks/project/mark-file.ts';
import type { Documents } from '../checks/project/project-content.ts';
import { readSite } from '../checks/read-site.ts';
import { readTextFile } from '../checks/texts/text-file.ts';
import { NAMESPACES } from '../schema/namespace.ts';

/** Content of a site at one time. */
export interface SiteContent {
  /** Everything in site.yaml, also parts that are shown only on other days. */
  readonly site: ResolvedSite;
  /** By language. */
  readonly texts: Readonly<Record<string, SourceTexts>>;
  /** Markdown by language and document; a missing document is empty. */
  readonly documents: Documents;
}

/**
 * Reads the files of a site without the checks, so that an edit with errors can still be compared.
 * @param now the moment that counts as the present
 * @returns null if a file cannot be read; `checkFiles` reports why
 */
export function readVersion(files: ContentFiles, now: Date): SiteContent | null {
  const reading = readSite(files.get('site.yaml') ?? '', { icons: null, now });
  if (!reading.ok) return null;
  const site = withDrawnMarks(reading.site, files);
  const texts: Record<string, SourceTexts> = {};
  for (const { code } of site.languages) {
    const languageTexts = readTexts(files, code);
    if (!languageTexts) return null;
    texts[code] = languageTexts;
  }
  return { site, texts, documents: readDocuments(site, files) };
}

/** Adds a hash of its drawing to the name of each word mark, after a space. */
function withDrawnMarks(site: ResolvedSite, files: ContentFiles): ResolvedSite {
  const clients = site.company.clients.map(({ mark, ...client }) => {
    if (mark === undefined) return client;
    const hash = contentHash(readText(files, `${MARK_FOLDER}/${mark}.svg`));
    return { ...client, mark: `${mark} ${hash.slice(0, 4)}` };
  });
  return { ...site, company: { ...site.company, clients } };
}

function readTexts(files: ContentFiles, language: string): SourceTexts | null {
  const texts: [string, TextTree][] = [];
  for (const namespace of NAMESPACES) {
    const file = `locales/${language}/${namespace}.json`;
    if (!files.has(file)) continue;
    const { tree, problems } = readTextFile(file, readText(files, file));
    if (problems.length > 0) return null;
    texts.push([namespace, tree]);
  }
  return Object.fromEntries(texts) as SourceTexts;
}

function readDocuments(site: ResolvedSite, files: ContentFiles): Documents {
  const sections = [...site.pages, site.notFound].flatMap((page) => page.sections);
  const names = new Set(sections.flatMap((section) => ('document' in section ? [section.document] : [])));
  return Object.fromEntries(
    site.languages.map(({ code }) => [
      code,
      Object.fromEntries([...names].map((name) => [name, readText(files, `content/${code}/${name}.md`)])),
    ]),
  );
}

/** The text of a file with Unix line ends; empty if there is no such file. */
function readText(files: ContentFiles, file: string): string {
  const contents = files.get(file) ?? '';
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
  return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}
