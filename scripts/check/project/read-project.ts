import type { Project } from '../../../app/data/project.ts';
import { factsFor } from '../../../app/site/facts.ts';
import { dayIn } from '../../../app/site/lifetime.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { companyTimeZone } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import { shownTexts } from '../../../app/site/texts/shown-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { fillDocument, fillTexts } from '../../../app/site/texts/texts.ts';
import { formerSite } from '../names/former-site.ts';
import { type Problem, showableCodes } from '../problems/problem.ts';
import { readSite } from '../read-site.ts';
import { type CheckedTexts, checkTexts } from '../texts/check-texts.ts';
import { foldLapsingFacts, foldUnknownFacts, withoutEchoes } from '../texts/merge-causes.ts';
import { readTextFile } from '../texts/text-file.ts';
import { type BaseContent, readBase } from './base-content.ts';
import { checkContent } from './check-content.ts';
import { type ContentFiles, readContentFiles } from './content-files.ts';
import { iconNames } from './icons.ts';
import { readMarkdown } from './markdown.ts';
import type { Documents } from './project-content.ts';
import { noMemory, type ReadingMemory } from './reading-memory.ts';

export interface ReadOptions {
  /** The moment whose prices, packages, cards and notices are shown; the present if left out. */
  readonly now?: Date;
  /** Makes reading the same site again cost only what has changed; what is read is the same with and without. */
  readonly memory?: ReadingMemory;
  /** Is told of the site as soon as site.yaml is known to be sound, before anything else is read. */
  readonly onSite?: (site: ResolvedSite) => void;
}

interface FolderOptions extends ReadOptions {
  /** A revision of git, to check what has changed since; left out checks only what is there. */
  readonly revision?: string;
}

/** What the checks have to say about a site's content. */
export interface ContentReport {
  /** Whether there is no error, so that the site may be published. */
  readonly sound: boolean;
  readonly problems: readonly Problem[];
  /** The contents of every file that a problem may name. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface ProjectReading extends ContentReport {
  /** The site for a preview; null when an error leaves nothing that could be shown. */
  readonly project: Project | null;
}

/**
 * Reads site.yaml, the texts and the running texts from a folder and checks them.
 * @param root the folder that site.yaml lies in
 * @throws when site.yaml is not there or cannot be opened
 */
export function readProject(root: string, options: FolderOptions = {}): ProjectReading {
  return withProject(checkedFolder(root, options), options);
}

/** Says what is wrong in a folder, as `readProject` does, without the work of making a site of it. */
export function checkFolder(root: string, options: FolderOptions = {}): ContentReport {
  return checkedFolder(root, options).report;
}

/**
 * Checks a site's files, wherever they come from.
 * @param files with site.yaml
 * @param options.base the files as they were, to check what has changed since
 */
export function projectOf(
  files: ContentFiles,
  options: ReadOptions & { readonly base?: BaseContent | null } = {},
): ProjectReading {
  return withProject(checkFiles(files, options), options);
}

/** What was checked, and what a site can be made of unless site.yaml has errors. */
interface Checked {
  readonly report: ContentReport;
  readonly parts: SiteParts | null;
}

interface SiteParts {
  /** With all that is offered on other days, too. */
  readonly site: ResolvedSite;
  readonly texts: CheckedTexts['texts'];
  readonly documents: Documents;
}

function checkedFolder(root: string, { revision, ...options }: FolderOptions): Checked {
  const files = readContentFiles(root);
  const base = revision === undefined ? null : readBase(root, revision, { ...options, present: files });
  return checkFiles(files, { ...options, base });
}

function checkFiles(
  files: ContentFiles,
  {
    now = new Date(),
    base = null,
    memory = noMemory,
    onSite,
  }: ReadOptions & { readonly base?: BaseContent | null },
): Checked {
  const { recall } = memory;
  const sources = Object.fromEntries([...files].map(([name, contents]) => [name, textOf(contents)]));
  const siteFile = files.get('site.yaml') ?? '';
  const before = base?.files.get('site.yaml') ?? siteFile;
  // Of a file that is as it was, nothing can be gone.
  const former = recall('former', [before, before === siteFile], () =>
    before === siteFile ? null : formerSite(before),
  );
  const read = recall('site', [sources['site.yaml'], quarterOf(now), former], () =>
    readSite(siteFile, { icons: iconNames(), now, former }),
  );
  if (!read.ok) return { report: { sound: false, problems: read.problems, sources }, parts: null };

  const { site, source } = read;
  onSite?.(site);
  const written = textsIn(sources);
  const checked = recall('texts', [site, ...Object.entries(written).flat()], () =>
    checkTexts(site, written, source, (file, text) => recall(file, [text], () => readTextFile(file, text))),
  );
  const documents = documentsIn(site, sources);
  const across = checkContent({ site, source, texts: checked.files, documents, sources, base, recall });
  const found = foldUnknownFacts(
    [...read.problems, ...checked.problems, ...across],
    source,
    Object.keys(factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' })),
    () => Object.values(sources),
    former?.text ?? null,
  );
  const problems = withoutEchoes(foldLapsingFacts(found, source, site), site.defaultLanguage.code);
  const sound = problems.every(({ severity }) => severity !== 'error');
  return { report: { sound, problems, sources }, parts: { site, texts: checked.texts, documents } };
}

function withProject(
  { report, parts }: Checked,
  { now = new Date(), memory = noMemory }: ReadOptions,
): ProjectReading {
  if (parts === null) return { ...report, project: null };
  const isShowable = report.problems.every(
    ({ severity, code }) => severity !== 'error' || showableCodes.has(code),
  );
  const project = isShowable ? shownProject(parts, now, memory) : null;
  memory.forgetUnused();
  return { ...report, project };
}

/** Days begin at a quarter of an hour everywhere; of the moment nothing else counts. */
function quarterOf(moment: Date): number {
  return Math.floor(moment.getTime() / 900_000);
}

/** The site as it is at a moment, with all its texts filled in. */
function shownProject(
  { site: whole, texts: written, documents }: SiteParts,
  now: Date,
  { recall }: ReadingMemory,
): Project {
  const day = dayIn(companyTimeZone(whole.company), now);
  const { site, shown, names } = recall('shown', [whole, day], () => {
    const today = siteOn(whole, day);
    const keys = textKeys(today);
    return {
      site: today,
      shown: keys,
      names: keys.map(({ namespace, key }) => `${namespace}:${key}`).join(),
    };
  });
  const languages = Object.fromEntries(
    site.languages.map((language) => {
      const { code } = language;
      const own = written[code] ?? {};
      const unfilled = recall(`unfilled ${code}`, [names, ...Object.values(own)], () =>
        shownTexts(own, shown),
      );
      const texts = recall(`texts ${code}`, [site, unfilled], () => fillTexts(site, language, unfilled));
      const html = Object.entries(documents[code] ?? {}).map(([name, markdown]) => {
        const filled = fillDocument(markdown, texts);
        return [name, recall(`html ${code}/${name}`, [filled], () => readMarkdown(filled))];
      });
      return [code, { texts, documents: Object.fromEntries(html) }];
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
