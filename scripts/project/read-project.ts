import type { Project } from '../../app/data/project.ts';
import { companyTimeZone } from '../../app/site/company-time-zone.ts';
import { siteOn } from '../../app/site/in-force.ts';
import { dayIn } from '../../app/site/lifetime.ts';
import { type Problem, showableCodes } from '../../app/site/problems/problem.ts';
import { readSite } from '../../app/site/read-site.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { type CheckedTexts, checkTexts } from '../../app/site/text-checks/check-texts.ts';
import { shownTexts } from '../../app/site/texts/shown-texts.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { fillDocument, fillTexts } from '../../app/site/texts/texts.ts';
import { type BaseContent, readBase } from './base-content.ts';
import { checkContent } from './check-content.ts';
import { type ContentFiles, readContentFiles } from './content-files.ts';
import type { Documents } from './documents.ts';
import { iconNames } from './icons.ts';
import { readMarkdown } from './markdown.ts';

export interface ReadOptions {
  /** The moment whose prices, packages, cards and notices are shown; the present if left out. */
  readonly now?: Date;
}

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
 * @param options.revision a revision of git, to check what has changed since; left out checks only what is there
 * @throws when site.yaml is not there or cannot be opened
 */
export function readProject(
  root: string,
  { revision, ...options }: ReadOptions & { readonly revision?: string } = {},
): ProjectReading {
  const files = readContentFiles(root);
  return projectOf(files, { ...options, base: revision === undefined ? null : readBase(root, revision) });
}

/**
 * Checks a site's files, wherever they come from.
 * @param files with site.yaml
 * @param options.base the files as they were, to check what has changed since
 */
export function projectOf(
  files: ContentFiles,
  { now = new Date(), base = null }: ReadOptions & { readonly base?: BaseContent | null } = {},
): ProjectReading {
  const sources = Object.fromEntries([...files].map(([name, contents]) => [name, textOf(contents)]));
  const read = readSite(files.get('site.yaml') ?? '', { icons: iconNames(), now });
  if (!read.ok) return { project: null, sound: false, problems: read.problems, sources };

  const { site, source } = read;
  const checked = checkTexts(site, textsIn(sources));
  const documents = documentsIn(site, sources);
  const across = checkContent({ site, source, texts: checked.files, documents, sources, base });
  const problems = [...read.problems, ...checked.problems, ...across];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isShowable = errors.every(({ code }) => showableCodes.has(code));
  const project = isShowable ? shownProject(site, checked, documents, now) : null;
  return { project, sound: errors.length === 0, problems, sources };
}

/** The site as it is at a moment, with all its texts filled in. */
function shownProject(
  whole: ResolvedSite,
  { texts: written }: CheckedTexts,
  documents: Documents,
  now: Date,
): Project {
  const day = dayIn(companyTimeZone(whole.company), now);
  const site = siteOn(whole, day);
  const shown = textKeys(site);
  const languages = Object.fromEntries(
    site.languages.map((language) => {
      const texts = fillTexts(site, language, shownTexts(written[language.code] ?? {}, shown));
      const html = Object.entries(documents[language.code] ?? {}).map(([name, markdown]) => [
        name,
        readMarkdown(fillDocument(markdown, texts)),
      ]);
      return [language.code, { texts, documents: Object.fromEntries(html) }];
    }),
  );
  return { site, day, languages };
}

function textsIn(sources: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([file, text]) => {
      const name = /^locales\/([^/]+\/[^/]+)\.json$/.exec(file)?.[1];
      return name === undefined ? [] : [[name, text]];
    }),
  );
}

function documentsIn(site: ResolvedSite, sources: Readonly<Record<string, string>>): Documents {
  return Object.fromEntries(
    site.languages.map(({ code }) => {
      const found = Object.entries(sources).flatMap(([file, text]) => {
        const [, folder, name] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
        return folder === code && name !== undefined ? [[name, text]] : [];
      });
      return [code, Object.fromEntries(found)];
    }),
  );
}

function textOf(contents: Uint8Array | string): string {
  return typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8');
}
