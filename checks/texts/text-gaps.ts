import { type TextKey, withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import type { Namespace } from '../../schema/namespace.ts';
import { suggest } from '../problems/suggest.ts';
import type { TextFile } from './text-file.ts';

/** What a file of texts lacks, and what it has that nothing asks for. */
export interface TextGaps {
  readonly file: TextFile;
  /** Keys that the site asks for and the file has no words for. */
  readonly missing: ReadonlySet<string>;
  /** Keys that nothing asks for. */
  readonly unused: ReadonlySet<string>;
}

/** All keys by namespace and key, `home:home.hero.title`. */
export type KnownKeys = ReadonlyMap<string, TextKey>;

/** The key that a text belongs to; `mailboxes_one` belongs to `mailboxes`, which is given a count. */
export function keyOf(known: KnownKeys, namespace: Namespace, key: string): TextKey | undefined {
  const exact = known.get(`${namespace}:${key}`);
  if (exact) return exact;
  const counted = known.get(`${namespace}:${withoutNumberForm(key)}`);
  return counted?.variables.includes('count') ? counted : undefined;
}

/** Whether a text is allowed to wait for its translation in a file. */
export type MayLack = (file: TextFile, namespace: Namespace, key: string) => boolean;

/** The words of a key; of one that is given a count, those of its general form. Empty words are none. */
function wordsOf(file: TextFile | undefined, { key, variables }: TextKey): string | null {
  const words =
    file?.flat.get(key) ?? (variables.includes('count') ? file?.flat.get(`${key}_other`) : undefined);
  return words?.trim() ? words : null;
}

/**
 * Compares the files of one namespace with the keys that the site uses.
 * @param files one for each language that has it; those that cannot be read are left out of the answer
 * @param keys the keys of the namespace. An optional one is missing where another language has it.
 */
export function textGaps(
  files: readonly TextFile[],
  namespace: Namespace,
  keys: readonly TextKey[],
  known: KnownKeys,
  mayLack: MayLack = () => false,
): TextGaps[] {
  const sound = files.filter(({ problems }) => problems.length === 0);
  const asked = keys.filter(
    (key) => key.need === 'required' || sound.some((file) => wordsOf(file, key) !== null),
  );
  return sound.map((file) => ({
    file,
    missing: new Set(
      asked.flatMap((key) =>
        wordsOf(file, key) === null && !mayLack(file, namespace, key.key) ? [key.key] : [],
      ),
    ),
    unused: new Set([...file.flat.keys()].filter((key) => !keyOf(known, namespace, key))),
  }));
}
/** Texts under one name, all of which are in the same case: missing, or shown by nothing. */
export interface TextGroup {
  /** Dotted: `home.services.cards.seo`; a single text's own key when its neighbours are in another case. */
  readonly prefix: string;
  /** The keys under it, or its own. */
  readonly keys: readonly string[];
}

/**
 * Puts keys together under the shortest names that cover nothing else: a card without a word is one thing, not a title
 * and a text.
 * @param keys the keys in question, dotted
 * @param among all keys of the same file, those in question included
 */
export function groupKeys(keys: Iterable<string>, among: Iterable<string>): TextGroup[] {
  const all = countBelow(among);
  const own = countBelow(keys);
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const prefix = prefixesOf(key).find((name) => all.get(name) === own.get(name)) ?? key;
    groups.set(prefix, [...(groups.get(prefix) ?? []), key]);
  }
  return [...groups].map(([prefix, members]) => ({ prefix, keys: members }));
}

/**
 * The texts that nothing shows and that were probably meant: of the names beside it a near one, or the only one with the
 * same texts under it.
 */
export function renamedFrom<G extends TextGroup>(group: TextGroup, unused: readonly G[]): G | undefined {
  const beside = unused.filter(({ prefix }) => parentOf(prefix) === parentOf(group.prefix));
  const near = suggest(
    nameOf(group.prefix),
    beside.map(({ prefix }) => nameOf(prefix)),
  );
  const [only, ...more] = beside;
  return (
    beside.find(({ prefix }) => nameOf(prefix) === near) ??
    (more.length === 0 && only && innerOf(only) === innerOf(group) ? only : undefined)
  );
}

function innerOf({ prefix, keys }: TextGroup): string {
  return keys.map((key) => key.slice(prefix.length)).join(' ');
}

/** What a name is in: `home.hero` for `home.hero.title`; empty at the top. */
export function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** The last part of a key. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** The names that are directly under a name: `title` and `cards` under `home.services`; none when it is a text. */
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
    for (const prefix of prefixesOf(key)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  return counts;
}

/** `a.b.c` → `a`, `a.b`, `a.b.c` */
function prefixesOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}
