import { type TextKey, withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import type { Namespace } from '../../../schema/namespace.ts';
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

/** The words of a key; of one that is given a count, those of its general form. Empty words are none. */
export function wordsOf(file: TextFile | undefined, { key, variables }: TextKey): string | null {
  const words =
    file?.flat.get(key) ?? (variables.includes('count') ? file?.flat.get(`${key}_other`) : undefined);
  return words?.trim() ? words : null;
}

/**
 * Holds the files of one namespace against what the site asks for.
 * @param files one for each language that has it; those that cannot be read are left out of the answer
 * @param keys the keys of the namespace. An optional one is missing where another language has it.
 */
export function textGaps(
  files: readonly TextFile[],
  namespace: Namespace,
  keys: readonly TextKey[],
  known: KnownKeys,
): TextGaps[] {
  const sound = files.filter(({ problems }) => problems.length === 0);
  const asked = keys.filter(
    (key) => key.need === 'required' || sound.some((file) => wordsOf(file, key) !== null),
  );
  return sound.map((file) => ({
    file,
    missing: new Set(asked.filter((key) => wordsOf(file, key) === null).map(({ key }) => key)),
    unused: new Set([...file.flat.keys()].filter((key) => !keyOf(known, namespace, key))),
  }));
}
