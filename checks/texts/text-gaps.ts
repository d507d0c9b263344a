import { type TextKey, withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import type { Namespace } from '../../schema/namespace.ts';
import { suggest } from '../problems/suggest.ts';
import type { TextFile } from './text-file.ts';

/** Missing and unused texts of a file. */
export interface TextGaps {
  readonly file: TextFile;
  /** Keys that the site uses and the file has no text for. */
  readonly missing: ReadonlySet<string>;
  /** Keys that nothing uses. */
  readonly unused: ReadonlySet<string>;
}

/** All keys by namespace and key, `home:home.hero.title`. */
export type KeyIndex = ReadonlyMap<string, TextKey>;

/** Returns the key that a text belongs to; `mailboxes_one` belongs to `mailboxes`, which takes a count. */
export function findTextKey(keyIndex: KeyIndex, namespace: Namespace, key: string): TextKey | undefined {
  const exactKey = keyIndex.get(`${namespace}:${key}`);
  if (exactKey) return exactKey;
  const countedKey = keyIndex.get(`${namespace}:${withoutNumberForm(key)}`);
  return countedKey?.variables.includes('count') ? countedKey : undefined;
}

/** Returns true if a text may await translation in a file. */
export type MayLack = (file: TextFile, namespace: Namespace, key: string) => boolean;

/** Returns the text of a key; of one that takes a count, that of its general form. `null` for an empty text. */
function getText(file: TextFile | undefined, { key, variables }: TextKey): string | null {
  const text =
    file?.flat.get(key) ?? (variables.includes('count') ? file?.flat.get(`${key}_other`) : undefined);
  return text?.trim() ? text : null;
}

/**
 * Compares the files of one namespace with the keys that the site uses.
 * @param files one for each language that has it; unreadable ones are left out of the result
 * @param keys keys of the namespace. An optional one is missing if another language has it.
 */
export function textGaps(
  files: readonly TextFile[],
  namespace: Namespace,
  keys: readonly TextKey[],
  keyIndex: KeyIndex,
  mayLack: MayLack = () => false,
): TextGaps[] {
  const readableFiles = files.filter(({ problems }) => problems.length === 0);
  const neededKeys = keys.filter(
    (key) => key.need === 'required' || readableFiles.some((file) => getText(file, key) !== null),
  );
  return readableFiles.map((file) => ({
    file,
    missing: new Set(
      neededKeys.flatMap((key) =>
        getText(file, key) === null && !mayLack(file, namespace, key.key) ? [key.key] : [],
      ),
    ),
    unused: new Set([...file.flat.keys()].filter((key) => !findTextKey(keyIndex, namespace, key))),
  }));
}
/** Texts under one name that are all missing or all unused. */
export interface TextGroup {
  /** Dotted: `home.services.cards.seo`; a single text's own key if its neighbors differ. */
  readonly prefix: string;
  /** Keys under it, or its own. */
  readonly keys: readonly string[];
}

/**
 * Groups keys under the shortest names that cover no other keys: a card without any text is one problem, not a title
 * and a text.
 * @param keys the keys to group, dotted
 * @param allKeys all keys of the same file, including those
 */
export function groupKeys(keys: Iterable<string>, allKeys: Iterable<string>): TextGroup[] {
  const allCounts = countBelow(allKeys);
  const counts = countBelow(keys);
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const prefix = listPrefixes(key).find((name) => allCounts.get(name) === counts.get(name)) ?? key;
    groups.set(prefix, [...(groups.get(prefix) ?? []), key]);
  }
  return [...groups].map(([prefix, members]) => ({ prefix, keys: members }));
}

/**
 * Returns the unused group that was probably meant: of the names next to it a similar one, or the only one with the
 * same texts under it.
 */
export function renamedFrom<G extends TextGroup>(group: TextGroup, unused: readonly G[]): G | undefined {
  const siblings = unused.filter(({ prefix }) => getParentKey(prefix) === getParentKey(group.prefix));
  const suggestion = suggest(
    getLastKeyPart(group.prefix),
    siblings.map(({ prefix }) => getLastKeyPart(prefix)),
  );
  const [onlySibling, ...others] = siblings;
  return (
    siblings.find(({ prefix }) => getLastKeyPart(prefix) === suggestion) ??
    (others.length === 0 && onlySibling && listInnerKeys(onlySibling) === listInnerKeys(group)
      ? onlySibling
      : undefined)
  );
}

function listInnerKeys({ prefix, keys }: TextGroup): string {
  return keys.map((key) => key.slice(prefix.length)).join(' ');
}

/** Returns the parent of a name: `home.hero` for `home.hero.title`; empty at the top. */
export function getParentKey(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Returns the last part of a key. */
export function getLastKeyPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** Lists the names directly under a name: `title` and `cards` under `home.services`; none if it is a text. */
export function stepsBelow(prefix: string, keys: readonly string[]): string[] {
  const start = prefix === '' ? '' : `${prefix}.`;
  const steps = keys.flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length).split('.')[0] ?? ''] : [],
  );
  return [...new Set(steps)];
}

function countBelow(keys: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys)
    for (const prefix of listPrefixes(key)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return counts;
}

/** `a.b.c` → `a`, `a.b`, `a.b.c` */
function listPrefixes(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}
