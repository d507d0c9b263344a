import { contentHash } from '../../app/http/content-hash.ts';
import type { TextTree } from '../../app/site/texts/fill-facts.ts';
import { entryAt, type WrittenTexts } from '../../app/site/texts/texts.ts';

/** Texts that tell which of them are read. */
export interface WatchedTexts {
  /** The same texts; below the first names of a namespace they are to be asked for by name. */
  readonly texts: WrittenTexts;
  /** The namespaces and the first names in them, which whoever reads may list. */
  readonly listed: unknown;
  /** The names that were read or looked for since this was called the last time, `namespace:dotted.key`. */
  readonly readNames: () => readonly string[];
  /** A text that changes with what these names say. */
  readonly hashOf: (names: readonly string[]) => string;
}

/** Stands for texts below a name; no text is one. */
const BRANCH = {} as const;

/** Watches the texts of a language. */
export function watchTexts(texts: WrittenTexts): WatchedTexts {
  let names = new Set<string>();
  const wording = new Map<string, string | typeof BRANCH | null>();
  const watched = (tree: TextTree, path: string): TextTree => {
    const branches = new Map<string, TextTree>();
    const noteUnlessBranch = (key: string, found: unknown) => {
      if (typeof found !== 'object') names.add(path + key);
    };
    // A copy, because of something frozen no other can stand in for what is in it.
    return new Proxy(
      { ...tree },
      {
        get(target, key) {
          const found = Reflect.get(target, key) as TextTree[string] | undefined;
          if (typeof key === 'symbol') return found;
          noteUnlessBranch(key, found);
          if (typeof found !== 'object') return found;
          const branch = branches.get(key) ?? watched(found, `${path}${key}.`);
          branches.set(key, branch);
          return branch;
        },
        getOwnPropertyDescriptor(target, key) {
          const found = Reflect.getOwnPropertyDescriptor(target, key);
          if (typeof key === 'string') noteUnlessBranch(key, found?.value);
          return found;
        },
        ownKeys(target) {
          if (path.endsWith(':')) return Reflect.ownKeys(target);
          throw new Error(
            `The texts below ${path} are listed; what shows them must ask for each by its name.`,
          );
        },
      },
    );
  };
  const spaces = Object.entries(texts).map(([name, tree]) => [name, watched(tree, `${name}:`)]);
  return {
    texts: Object.fromEntries(spaces),
    listed: Object.entries(texts).map(([name, tree]) => [name, Object.keys(tree)]),
    readNames() {
      const read = [...names];
      names = new Set();
      return read;
    },
    hashOf(asked) {
      for (const name of asked) if (!wording.has(name)) wording.set(name, whatIsAt(texts, name));
      return contentHash(JSON.stringify(asked.map((name) => wording.get(name))));
    },
  };
}

/** Who looks for a text below one that is missing looks no further: where texts have come there, they were not read. */
function whatIsAt(texts: WrittenTexts, name: string): string | typeof BRANCH | null {
  const found = entryAt(texts, name) ?? null;
  return typeof found === 'object' && found !== null ? BRANCH : found;
}
