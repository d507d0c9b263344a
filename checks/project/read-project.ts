import { isUtf8 } from 'node:buffer';
import type { Project } from '../../app/data/project.ts';
import { companyTimeZone, type ResolvedSite } from '../../app/site/resolved-site.ts';
import { nextChange, siteOn } from '../../app/site/site-on-day.ts';
import { withFallbacks } from '../../app/site/texts/fallback-texts.ts';
import { pickVisibleTexts } from '../../app/site/texts/shown-texts.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { fillDocument, fillTexts } from '../../app/site/texts/texts.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { checkLinks } from '../links/check-links.ts';
import { translateMessage } from '../message.ts';
import { formerPages } from '../names/removed-pages.ts';
import { fileProblem } from '../problems/file-problem.ts';
import { type Problem, SHOWABLE_CODES } from '../problems/problem.ts';
import { readSite } from '../read-site.ts';
import { type AwaitingList, listAwaiting, readAwaiting } from '../texts/awaiting-list.ts';
import { checkDocuments } from '../texts/check-documents.ts';
import { type CheckedTexts, checkTexts } from '../texts/check-texts.ts';
import { checkWording } from '../texts/check-wording.ts';
import { listVisibleDocuments } from '../texts/documents.ts';
import { mergeTextCauses } from '../texts/merge-text-causes.ts';
import { seedRows } from '../texts/seed-rows.ts';
import { checkMarks, readMarks } from './check-marks.ts';
import {
  type BaseContent,
  type ContentFiles,
  decodeFiles,
  decodeText,
  readBase,
  readContentFiles,
} from './content-files.ts';
import { iconNames } from './icons.ts';
import { headingIds, renderMarkdown } from './markdown.ts';
import type { Documents } from './project-content.ts';

interface ReadOptions {
  /** Moment whose prices, packages, cards and notices are shown; the present if left out. */
  readonly now?: Date;
  /** Called with the site once site.yaml is valid, before anything else is read. */
  readonly onSite?: (site: ResolvedSite) => void;
}

interface FileOptions extends ReadOptions {
  /** Previous files, to check the changes since. */
  readonly base?: BaseContent | null;
  /** Result of `readSite` for the same site.yaml. */
  readonly read?: ReturnType<typeof readSite>;
}

/** Result of checking a site's content. */
export interface ContentReport {
  /** True if there is no error, so that the site may be published. */
  readonly sound: boolean;
  readonly problems: readonly Problem[];
  /** Contents of every file that a problem may name. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface ProjectReading extends ContentReport {
  /** The site for a preview; `null` if errors leave nothing to show. */
  readonly project: Project | null;
}

/**
 * Reads site.yaml, the texts and the documents from a folder and checks them.
 * @param root folder of site.yaml
 * @throws if site.yaml is missing or cannot be opened
 */
export function readProject(root: string, options: ReadOptions = {}): ProjectReading {
  return readProjectFiles(readContentFiles(root), options);
}

/**
 * Checks a folder without building the site.
 * @param revision a git revision, to check the changes since
 */
export function checkFolder(
  root: string,
  { revision, ...options }: ReadOptions & { readonly revision: string },
): ContentReport {
  return checkFiles(readContentFiles(root), { ...options, base: readBase(root, revision) });
}

/** Checks a site's files from any source, and builds the site as far as it can be shown. */
export function readProjectFiles(files: ContentFiles, options: FileOptions = {}): ProjectReading {
  const { report, parts } = check(files, options);
  const isShowable = report.problems.every(
    ({ severity, code }) => severity !== 'error' || SHOWABLE_CODES.has(code),
  );
  return { ...report, project: parts && isShowable ? projectOn(parts, options.now ?? new Date()) : null };
}

/** Checks a site's files from any source. */
export function checkFiles(files: ContentFiles, options: FileOptions = {}): ContentReport {
  return check(files, options).report;
}

/** Parts of a site, unless site.yaml has errors. */
interface SiteParts {
  /** Including offers of other days. */
  readonly site: ResolvedSite;
  readonly texts: CheckedTexts['texts'];
  readonly documents: Documents;
  readonly awaiting: AwaitingList;
  readonly marks: Project['marks'];
}

/** Reads, validates, checks names, texts and links, explains: each step uses only the results of earlier steps. */
function check(
  files: ContentFiles,
  { now = new Date(), base = null, onSite, read: knownReading }: FileOptions,
): { readonly report: ContentReport; readonly parts: SiteParts | null } {
  const sources = decodeFiles(files);
  const siteFile = files.get('site.yaml') ?? '';
  const previousSite = decodeText(base?.files.get('site.yaml') ?? siteFile);
  // An unchanged file has no removed pages.
  const former = previousSite === sources['site.yaml'] ? null : formerPages(previousSite);
  const reading = knownReading ?? readSite(siteFile, { icons: iconNames(), now, former });
  if (!reading.ok) return { report: { sound: false, problems: reading.problems, sources }, parts: null };

  const { site, source } = reading;
  onSite?.(site);
  const awaiting = readAwaiting(sources);
  const checkedTexts = checkTexts(site, findTexts(sources), source, awaiting);
  const documents = findDocuments(site, sources);
  const content = { site, source, texts: checkedTexts.files, documents, sources, former };
  const visibleDocuments = listVisibleDocuments(content);
  const contentProblems = [
    ...reading.problems,
    ...checkedTexts.problems,
    ...checkDocuments(content, visibleDocuments),
    ...checkLinks(content),
    ...seedRows(content),
    ...checkMarks(content),
  ];
  const unreadableFiles = encodingProblems(files);
  const allProblems = [...contentProblems, ...checkWording(content, visibleDocuments, contentProblems)];
  const problems = [
    ...unreadableFiles,
    ...mergeTextCauses(allProblems, content).filter(
      (problem) => !unreadableFiles.some(({ file }) => file === problem.file),
    ),
  ];
  const sound = problems.every(({ severity }) => severity !== 'error');
  const { texts } = checkedTexts;
  return {
    report: { sound, problems, sources },
    parts: { site, texts, documents, awaiting, marks: readMarks(sources) },
  };
}

/** The site at a given moment, with all its texts resolved. */
function projectOn(
  { site: siteOfAllDays, texts: allTexts, documents, awaiting, marks }: SiteParts,
  now: Date,
): Project {
  const day = dayIn(companyTimeZone(siteOfAllDays.company), now);
  const site = siteOn(siteOfAllDays, day);
  const keys = textKeys(site);
  const languages = Object.fromEntries(
    site.languages.map((language) => {
      const { code } = language;
      const defaultTexts = allTexts[site.defaultLanguage.code] ?? {};
      const { texts: languageTexts, originals } = withFallbacks(
        allTexts[code] ?? {},
        defaultTexts,
        listAwaiting(awaiting, code),
      );
      const texts = fillTexts(site, language, pickVisibleTexts(languageTexts, keys), originals);
      const html = Object.entries(documents[code] ?? {}).map(([name, markdown]) => {
        const ids = headingIds(name, documents[site.defaultLanguage.code]?.[name] ?? markdown);
        return [name, renderMarkdown(fillDocument(markdown, texts), ids)];
      });
      return [code, { texts, documents: Object.fromEntries(html) }];
    }),
  );
  return { site, day, nextChange: nextChange(siteOfAllDays, day), languages, marks };
}

function findTexts(sources: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([file, text]) => {
      const name = /^locales\/([^/]+\/[^/]+)\.json$/.exec(file)?.[1];
      return name === undefined ? [] : [[name, text]];
    }),
  );
}

function findDocuments(site: ResolvedSite, sources: Readonly<Record<string, string>>): Documents {
  return Object.fromEntries(
    site.languages.map(({ code }) => {
      const entries = Object.entries(sources).flatMap(([file, text]) => {
        const [, folder, name] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
        return folder === code && name !== undefined ? [[name, text]] : [];
      });
      return [code, Object.fromEntries(entries)];
    }),
  );
}

/** Reports files in another encoding; nothing else in them is checked. */
function encodingProblems(files: ContentFiles): Problem[] {
  return [...files]
    .filter(
      ([, contents]) =>
        typeof contents !== 'string' && (!isUtf8(Buffer.from(contents)) || contents.includes(0)),
    )
    .map(([file]) => fileProblem(file, 'not-text', translateMessage('file.notText')));
}
