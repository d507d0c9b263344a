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

/** What a name stands in: `home.hero` for `home.hero.title`; empty at the top. */
export function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** The last part of a key. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** The names that lie directly under a name: `title` and `cards` under `home.services`; none when it is a text. */
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
