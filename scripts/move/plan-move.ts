import type { Problem } from '../check/problems/problem.ts';
import type { Phrase, Wording } from '../check/problems/wording-type.ts';
import type { BaseContent } from '../check/project/base-content.ts';
import type { ContentFiles } from '../check/project/content-files.ts';
import { seedFile } from '../check/project/project-content.ts';
import { type ProjectReading, projectOf } from '../check/project/read-project.ts';
import { addressesAfter } from './address-after.ts';
import { applyChanges, type Change, outside } from './change.ts';
import { changedMentions, type MentionOptions } from './mentions.ts';
import { moveNotes } from './move-notes.ts';
import { newProblems } from './new-problems.ts';
import { type MovedPage, type MoveRequest, pagesToMove } from './pages-to-move.ts';
import { publishedAddresses } from './published.ts';
import { redirectChanges } from './redirect-changes.ts';
import { redirectEdits } from './redirect-edits.ts';
import { refusalWords } from './refusal-words.ts';
import { siteChanges } from './site-changes.ts';
import { lineOf, readSiteText } from './site-text.ts';

/** A file that a move changes. */
export interface FileEdit {
  /** From the site's folder on: `locales/is/home.json`. */
  readonly file: string;
  /** Without a byte order mark, which stays. */
  readonly text: string;
  readonly changes: readonly Change[];
  /** The whole file as it will be, with its byte order mark. */
  readonly written: string;
}

export type MovePlan =
  | {
      readonly kind: 'ready';
      /** The page that was named first. */
      readonly pages: readonly MovedPage[];
      readonly edits: readonly FileEdit[];
      readonly notes: readonly Phrase[];
      /** What the check warns of after the move and did not before. */
      readonly warnings: readonly Problem[];
      readonly sources: ProjectReading['sources'];
    }
  | { readonly kind: 'refused'; readonly wording: Wording }
  /** The site has errors, or would have new ones after the move. */
  | {
      readonly kind: 'unsound';
      readonly when: 'before' | 'after';
      readonly problems: readonly Problem[];
      readonly sources: ProjectReading['sources'];
    };

/**
 * Works out everything that moving a page changes; writes nothing.
 * @param files the site's content
 * @param base the content as it was in the last version, which tells what visitors know; null where there is none
 */
export function planMove(files: ContentFiles, base: BaseContent | null, request: MoveRequest): MovePlan {
  const before = projectOf(files, { base });
  if (!before.sound || !before.project) return unsound('before', before.problems, before);
  const { site } = before.project;
  const siteText = readSiteText(withoutMark(before.sources['site.yaml'] ?? ''));
  const chosen = pagesToMove(site, request, (list, place) =>
    lineOf(siteText, [list, place, list === 'pages' ? 'path' : 'from']),
  );
  if ('refused' in chosen) return { kind: 'refused', wording: chosen.refused };

  const { pages } = chosen;
  const isPublished = publishedAddresses(base);
  const mentions: MentionOptions = {
    addressAfter: addressesAfter(site, pages),
    domains: site.languages.map(({ domain }) => domain),
  };
  const redirects = redirectChanges(siteText, redirectEdits(pages, site.redirects, isPublished));
  const edits = Object.entries(before.sources).flatMap(([file, source]) => {
    const text = withoutMark(source);
    const changes =
      file === 'site.yaml'
        ? [...outside(siteChanges(siteText, mentions), redirects), ...redirects]
        : mentionsIn(file, text, mentions);
    const mark = source.slice(0, source.length - text.length);
    return changes.length > 0 ? [{ file, text, changes, written: mark + applyChanges(text, changes) }] : [];
  });
  const unreadable = edits.find(({ file }) => !isPlainText(files.get(file), before.sources[file]));
  if (unreadable) return { kind: 'refused', wording: refusalWords.notText(unreadable.file) };

  const filesAfter = new Map([...files, ...edits.map(({ file, written }) => [file, written] as const)]);
  const after = projectOf(filesAfter, { base });
  const problems = newProblems(before.problems, after.problems);
  if (!after.sound) return unsound('after', problems.filter(isError), after);
  const notes = moveNotes(site, pages, isPublished);
  // The notes tell of the items whose old addresses lead nowhere.
  const warnings = problems.filter(({ code }) => code !== 'removed-path');
  return { kind: 'ready', pages, edits, notes, warnings, sources: after.sources };
}

/** Of the files beside site.yaml, those with words that visitors read. */
function mentionsIn(file: string, text: string, options: MentionOptions): Change[] {
  const hasWords = file === seedFile || /^locales\/.*\.json$|^content\/.*\.md$/.test(file);
  return hasWords ? changedMentions(text, options) : [];
}

function unsound(
  when: 'before' | 'after',
  problems: readonly Problem[],
  { sources }: ProjectReading,
): MovePlan {
  return { kind: 'unsound', when, problems, sources };
}

/** Whether a file is what its text says, byte for byte, so that nothing is lost when it is written again. */
function isPlainText(contents: Uint8Array | string | undefined, source = ''): boolean {
  return typeof contents === 'string' || Buffer.from(source).equals(contents ?? Buffer.from(''));
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
