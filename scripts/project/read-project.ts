import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTexts } from '../../app/site/check-texts.ts';
import type { Problem } from '../../app/site/problem.ts';
import { readSite } from '../../app/site/read-site.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { fillDocument, fillTexts, type SiteTexts } from '../../app/site/texts.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { iconNames } from './icons.ts';
import { markdownToHtml } from './markdown.ts';

/** One language of the project: its texts and running texts, facts filled in. */
export interface ProjectLanguage {
  readonly texts: SiteTexts;
  /** Running texts as HTML by name. */
  readonly documents: Readonly<Record<string, string>>;
}

export interface Project {
  readonly site: ResolvedSite;
  readonly languages: Readonly<Record<string, ProjectLanguage>>;
}

export interface ProjectReading {
  /** null when there is an error. */
  readonly project: Project | null;
  readonly problems: readonly Problem[];
  /** The contents of every file that a problem may name. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Reads site.yaml, the texts and the running texts from a folder and checks them.
 * @param root the folder that site.yaml lies in
 * @throws when site.yaml is not there or cannot be opened
 */
export function readProject(root: string): ProjectReading {
  const bytes = readFileSync(join(root, 'site.yaml'));
  const sources: Record<string, string> = { 'site.yaml': bytes.toString('utf8') };
  const read = readSite(bytes, { icons: iconNames() });
  if (!read.ok) return { project: null, problems: read.problems, sources };

  const { site } = read;
  const files = readTexts(root, site, sources);
  const checked = checkTexts(site, files);
  const documents = readDocuments(root, site, sources);
  const problems = [...read.problems, ...checked.problems, ...checkDocuments(site, documents)];
  if (problems.some(({ severity }) => severity === 'error')) return { project: null, problems, sources };

  const languages = Object.fromEntries(
    site.languages.map((language) => {
      const texts = fillTexts(site, language, checked.texts[language.code] ?? {});
      const html = Object.entries(documents[language.code] ?? {}).map(([name, markdown]) => [
        name,
        markdownToHtml(fillDocument(markdown, texts)),
      ]);
      return [language.code, { texts, documents: Object.fromEntries(html) }];
    }),
  );
  return { project: { site, languages }, problems, sources };
}

function readTexts(
  root: string,
  site: ResolvedSite,
  sources: Record<string, string>,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { code } of site.languages) {
    for (const name of namesIn(join(root, 'locales', code), '.json')) {
      const text = readFileSync(join(root, 'locales', code, `${name}.json`), 'utf8');
      files[`${code}/${name}`] = text;
      sources[`locales/${code}/${name}.json`] = text;
    }
  }
  return files;
}

function readDocuments(root: string, site: ResolvedSite, sources: Record<string, string>): Documents {
  return Object.fromEntries(
    site.languages.map(({ code }) => {
      const texts = namesIn(join(root, 'content', code), '.md').map((name) => {
        const markdown = readFileSync(join(root, 'content', code, `${name}.md`), 'utf8');
        sources[`content/${code}/${name}.md`] = markdown;
        return [name, markdown] as const;
      });
      return [code, Object.fromEntries(texts)];
    }),
  );
}

function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}
