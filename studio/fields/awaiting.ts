import { isDeepStrictEqual } from 'node:util';
import {
  AWAITING_FILE,
  type AwaitingList,
  formatAwaiting,
  readAwaiting,
} from '../../checks/texts/awaiting-list.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { getText } from '../../edits/text-edits.ts';
import type { Awaiting } from '../api/drafts-api.ts';

/**
 * The list after a draft is published. If a text changes in one language, the others await a translation, unless the
 * draft edits them, too. A new text awaits one if the editor chose another language's text. A text that was edited or
 * marked as reviewed no longer awaits a translation in that language, and one that was removed in none.
 * @param before the files without the draft
 * @param after the files with it
 * @param now the day of the publication, `2026-11-27`
 * @returns new content of the file; null if no file is needed
 */
export function updateAwaitingFile(
  before: Files,
  after: Files,
  edits: readonly Edit[],
  now: string,
): string | null {
  const next = updateAwaitingList(before, after, edits, now);
  return Object.keys(next).length === 0 && !Object.hasOwn(before, AWAITING_FILE)
    ? null
    : formatAwaiting(next);
}

/** Same as `updateAwaitingFile`, as a list. */
export function updateAwaitingList(
  before: Files,
  after: Files,
  edits: readonly Edit[],
  now: string,
): AwaitingList {
  const languages = listLanguageFolders(before);
  const next = new Map(Object.entries(readAwaiting(after)));
  const textEdits = edits.filter(
    (edit) => edit.kind === 'text' || edit.kind === 'looked' || edit.kind === 'waits',
  );
  for (const [key, keyEdits] of Map.groupBy(textEdits, (edit) => edit.key)) {
    const entry = next.get(key);
    const deferred = keyEdits.flatMap(({ kind, language }) => (kind === 'waits' ? [language] : []));
    // Without its text, a language still awaits one.
    const edited = keyEdits.flatMap((edit) =>
      edit.kind === 'looked' || (edit.kind === 'text' && edit.after !== null) ? [edit.language] : [],
    );
    // A change in an awaiting language is its translation, so the other languages need no new one.
    const isChanged = keyEdits.some(
      (edit) => isTextChange(edit) && !entry?.languages.includes(edit.language),
    );
    const outdated = languages.filter(
      (language) => isChanged && getText(before, language, key) !== undefined,
    );
    const awaiting = [...new Set([...outdated, ...(entry?.languages ?? []), ...deferred])].filter(
      (language) => !edited.includes(language),
    );
    if (awaiting.length === 0) next.delete(key);
    else next.set(key, { languages: awaiting, since: entry?.since ?? now });
  }
  const isThere = (key: string) => languages.some((language) => getText(after, language, key) !== undefined);
  return Object.fromEntries([...next].filter(([key]) => isThere(key)));
}

/**
 * The list after a publication is reverted: entries that it added are removed, and those that it removed return, unless
 * the list has changed since.
 * @param before the files before the publication
 * @param after the files after it
 * @param now the current files
 * @returns new content of the file; null if there is no such file
 */
export function revertAwaitingFile(before: Files, after: Files, now: Files): string | null {
  if (!Object.hasOwn(now, AWAITING_FILE)) return null;
  const [previousList, published] = [readAwaiting(before), readAwaiting(after)];
  const next = new Map(Object.entries(readAwaiting(now)));
  for (const key of new Set([...Object.keys(previousList), ...Object.keys(published)])) {
    if (!isDeepStrictEqual(next.get(key), published[key])) continue;
    const entry = previousList[key];
    if (entry) next.set(key, entry);
    else next.delete(key);
  }
  return formatAwaiting(Object.fromEntries(next));
}

/** The list as editors see it, with the text in a language that awaits no translation. */
export function listAwaitingViews(list: AwaitingList, files: Files): readonly Awaiting[] {
  const languages = listLanguageFolders(files);
  return Object.entries(list).map(([key, { languages: waiting, since }]) => {
    const sourceLanguage = languages.find((language) => !waiting.includes(language));
    return {
      key,
      languages: waiting,
      since,
      text: (sourceLanguage && getText(files, sourceLanguage, key)) ?? '',
    };
  });
}

type TextEdit = Extract<Edit, { kind: 'text' | 'looked' | 'waits' }>;

function isTextChange(edit: TextEdit): boolean {
  return edit.kind === 'text' && edit.before !== null && edit.after !== null && edit.before !== edit.after;
}

/** Language folders. */
function listLanguageFolders(files: Files): readonly string[] {
  const folders = Object.keys(files).flatMap(
    (file) => /^locales\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)];
}
