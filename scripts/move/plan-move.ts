import { phraseOf, wordingOf } from '../check/message.ts';
import type { Problem } from '../check/problems/problem.ts';
import type { Phrase, Wording } from '../check/problems/wording-type.ts';
import type { ContentFiles } from '../check/project/content-files.ts';
import { seedFile } from '../check/project/project-content.ts';
import { type ProjectReading, projectOf } from '../check/project/read-project.ts';
import { addressesAfter, changedMentions, type MentionOptions, movedFeed } from './addresses.ts';
import { type MovableSite, type MovedPage, type MoveRequest, pagesToMove } from './pages-to-move.ts';
import { redirectChanges } from './redirects.ts';
import { addressChanges, readSiteYaml } from './site-yaml.ts';
import { applyChanges, type TextChange } from './text-changes.ts';

/** A file that a move changes. */
export interface FileEdit {
  /** From the site's folder on: `locales/is/home.json`. */
  readonly file: string;
  /** Without a byte order mark, which stays. */
  readonly text: string;
  readonly changes: readonly TextChange[];
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
 */
export function planMove(files: ContentFiles, request: MoveRequest): MovePlan {
  const before = projectOf(files);
  if (!before.sound || !before.project) return unsound('before', before.problems, before);
  const { site } = before.project;
  const yaml = readSiteYaml(withoutMark(before.sources['site.yaml'] ?? ''));
  const chosen = pagesToMove(site, request);
  if ('refused' in chosen) return { kind: 'refused', wording: chosen.refused };

  const { pages } = chosen;
  const mentions: MentionOptions = {
    addressAfter: addressesAfter(site, pages),
    domains: site.languages.map(({ domain }) => domain),
  };
  const redirects = redirectChanges(yaml, site.redirects, pages);
  const siteChanges = addressChanges(yaml, mentions.addressAfter).filter(
    // The target of a redirect that is replaced or taken out goes with it.
    ({ start, end }) => !redirects.some((change) => change.start < end && start < change.end),
  );
  const edits = Object.entries(before.sources).flatMap(([file, source]) => {
    const text = withoutMark(source);
    const changes = file === 'site.yaml' ? [...siteChanges, ...redirects] : mentionsIn(file, text, mentions);
    const mark = source.slice(0, source.length - text.length);
    return changes.length > 0 ? [{ file, text, changes, written: mark + applyChanges(text, changes) }] : [];
  });
  const binary = edits.find(({ file }) => !isPlainText(files.get(file), before.sources[file]));
  if (binary) return { kind: 'refused', wording: wordingOf('move.notText', { file: binary.file }) };

  const after = projectOf(new Map([...files, ...edits.map(({ file, written }) => [file, written] as const)]));
  if (!after.sound)
    return unsound(
      'after',
      after.problems.filter(({ severity }) => severity === 'error'),
      after,
    );
  const known = new Set(before.problems.map(nameOf));
  const warnings = after.problems.filter((problem) => !known.has(nameOf(problem)));
  return { kind: 'ready', pages, edits, notes: moveNotes(site, pages), warnings, sources: after.sources };
}

/** What a warning is about; lines and places of entries may differ after a move. */
function nameOf({ code, file, path }: Problem): string {
  return JSON.stringify([code, file, path[0] === 'redirects' ? 'redirects' : path]);
}

/** What an editor should know about a move, although nothing is wrong with it. */
function moveNotes(site: MovableSite, moved: readonly MovedPage[]): Phrase[] {
  const dots = (address: string) => address.replace(/\{[a-z]+\}/g, '…');
  const items = moved
    .filter(({ from }) => from.includes('{'))
    .map(({ from, to }) => phraseOf('move.noteItems', { from: dots(from), to: dots(to) }));
  const feed = movedFeed(site, moved);
  return feed ? [...items, phraseOf('move.noteFeed', feed)] : items;
}

/** Of the files beside site.yaml, those with words that visitors read. */
function mentionsIn(file: string, text: string, options: MentionOptions): TextChange[] {
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

/** Whether a file equals its decoded text byte for byte, so that nothing is lost when it is written again. */
function isPlainText(contents: Uint8Array | string | undefined, source = ''): boolean {
  return typeof contents === 'string' || Buffer.from(source).equals(contents ?? Buffer.from(''));
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
