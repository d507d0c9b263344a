import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import { checkTexts } from '../../app/site/check-texts.ts';
import { companyTimeZone } from '../../app/site/company-time-zone.ts';
import { siteOn } from '../../app/site/in-force.ts';
import { dayIn } from '../../app/site/lifetime.ts';
import { type Problem, showableCodes } from '../../app/site/problem.ts';
import { readSite } from '../../app/site/read-site.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { shownTexts } from '../../app/site/shown-texts.ts';
import { textKeys } from '../../app/site/text-keys.ts';
import { fillDocument, fillTexts } from '../../app/site/texts.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { iconNames } from './icons.ts';
import { readMarkdown } from './markdown.ts';

export interface ProjectReading {
  /** The site for a preview; null when an error leaves nothing that could be shown. */
  readonly project: Project | null;
  /** Whether there is no error, so that the site may be published. */
  readonly sound: boolean;
  readonly problems: readonly Problem[];
  /** The contents of every file that a problem may name. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Reads site.yaml, the texts and the running texts from a folder and checks them.
 * @param root the folder that site.yaml lies in
 * @param now the moment whose prices, packages, cards and notices are shown
 * @throws when site.yaml is not there or cannot be opened
 */
export function readProject(root: string, now = new Date()): ProjectReading {
  const bytes = readFileSync(join(root, 'site.yaml'));
  const sources: Record<string, string> = { 'site.yaml': bytes.toString('utf8') };
  const read = readSite(bytes, { icons: iconNames(), now });
  if (!read.ok) return { project: null, sound: false, problems: read.problems, sources };

  const { site: whole } = read;
  const files = readTexts(root, whole, sources);
  const checked = checkTexts(whole, files);
  const documents = readDocuments(root, whole, sources);
  const problems = [...read.problems, ...checked.problems, ...checkDocuments(whole, documents)];
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!errors.every(({ code }) => showableCodes.has(code)))
    return { project: null, sound: false, problems, sources };

  const day = dayIn(companyTimeZone(whole.company), now);
  const site = siteOn(whole, day);
  const shown = textKeys(site);
  const languages = Object.fromEntries(
    site.languages.map((language) => {
      const texts = fillTexts(site, language, shownTexts(checked.texts[language.code] ?? {}, shown));
      const html = Object.entries(documents[language.code] ?? {}).map(([name, markdown]) => [
        name,
        readMarkdown(fillDocument(markdown, texts)),
      ]);
      return [language.code, { texts, documents: Object.fromEntries(html) }];
    }),
  );
  return { project: { site, day, languages }, sound: errors.length === 0, problems, sources };
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
