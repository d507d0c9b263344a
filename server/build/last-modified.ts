import { execFileSync } from 'node:child_process';
import type { LastModified } from '../../app/data/project.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';

type Page = ResolvedSite['pages'][number];

/** Marks the lines of `git log` that are dates. */
const DATE_MARK = 'date ';

/**
 * The days of the last commits that changed the texts of pages: their namespace, and documents that they show.
 * @param siteFolder contains `locales` and `content`
 * @returns no days if git does not know the whole history
 */
export function findLastModified({ languages, pages }: ResolvedSite, siteFolder: string): LastModified {
  const days = readCommitDays(siteFolder);
  if (days.size === 0) return {};
  const getDay = (page: Page, language: string): [string, string][] => {
    const commitDays = listTextFiles(page, language).flatMap((file) => days.get(file) ?? []);
    const lastDay = commitDays.sort().at(-1);
    return lastDay === undefined ? [] : [[page.path, lastDay]];
  };
  const fixedPages = pages.filter(({ path }) => !isPattern(path));
  return Object.fromEntries(
    languages.map(({ code }) => [code, Object.fromEntries(fixedPages.flatMap((page) => getDay(page, code)))]),
  );
}

function listTextFiles({ texts, sections }: Page, language: string): string[] {
  const documents = sections.flatMap((section) => ('document' in section ? [section.document] : []));
  return [
    `locales/${language}/${texts}.json`,
    ...documents.map((document) => `content/${language}/${document}.md`),
  ];
}

/** The day of the last commit of each text file, by its path in the folder. */
function readCommitDays(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    let day = '';
    const logOptions = [`--format=${DATE_MARK}%cs`, '--name-only', '--relative'];
    const log = git(folder, 'log', ...logOptions, '--', 'locales', 'content');
    for (const line of log.split('\n')) {
      if (line.startsWith(DATE_MARK)) day = line.slice(DATE_MARK.length);
      else if (line !== '' && !days.has(line)) days.set(line, day);
    }
  } catch {
    // No git, or no repository: the sitemap has no days.
  }
  return days;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64_000_000,
  });
}
