import type { ProjectContent } from '../project/project-content.ts';
import { readTextFile, type TextFile } from './text-file.ts';

/** The texts as they were before the edit; files that have not changed are not read again. */
export interface BaseTexts {
  /** Whether a file is another one than it was; false when there is nothing to compare with. */
  readonly isChanged: (file: string) => boolean;
  /** A file as it was; null when it is as it was, is new, or there is nothing to compare with. */
  readonly textOf: (file: string) => string | null;
  /** The texts of a file by their dotted key as they were; null as above. */
  readonly flatOf: (file: string) => ReadonlyMap<string, string> | null;
  /** Whether a text is new or another one than it was. */
  readonly isTextChanged: (file: TextFile, key: string) => boolean;
  /** Whether a text is in the place of another one that was there. */
  readonly isTextReplaced: (file: TextFile, key: string) => boolean;
}

/** @param base the files at a revision; null makes every file one that has not changed */
export function baseTexts({ base, sources }: Pick<ProjectContent, 'base' | 'sources'>): BaseTexts {
  /** Files that are others than they were, as they were; those that are as they were, or are new, have null. */
  const before = new Map<string, string | null>();
  const flat = new Map<string, ReadonlyMap<string, string> | null>();
  const textOf = (file: string): string | null => {
    const known = before.get(file);
    if (known !== undefined) return known;
    const bytes = base?.files.get(file);
    const text = bytes === undefined ? null : Buffer.from(bytes).toString('utf8');
    const changed = text === sources[file] ? null : text;
    before.set(file, changed);
    return changed;
  };
  const isChanged = (file: string): boolean =>
    base !== null && (textOf(file) !== null || !base.files.has(file));
  const flatOf = (file: string): ReadonlyMap<string, string> | null => {
    const known = flat.get(file);
    if (known !== undefined) return known;
    const text = textOf(file);
    const texts = text === null ? null : readTextFile(file, text).flat;
    flat.set(file, texts);
    return texts;
  };
  const isTextChanged = ({ file, flat: now }: TextFile, key: string): boolean =>
    isChanged(file) && flatOf(file)?.get(key) !== now.get(key);
  const isTextReplaced = ({ file, flat: now }: TextFile, key: string): boolean => {
    const was = flatOf(file)?.get(key);
    return was !== undefined && was !== now.get(key);
  };
  return { isChanged, textOf, flatOf, isTextChanged, isTextReplaced };
}
