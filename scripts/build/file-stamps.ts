import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileLooks, statLook } from './folder-look.ts';
import { readNote } from './read-note.ts';

/** Remembers from one build to the next which content files were made of, so that those need not be read to be compared. */
export interface FileStamps {
  /** Whether these files are on the disk as they were left there, made of the same content. */
  readonly isFresh: (paths: readonly string[], hash: string) => boolean;
  /** Notes that these files have been made of a content. */
  readonly note: (paths: readonly string[], hash: string) => void;
  /** Writes down what has been noted or found fresh; all else is forgotten. */
  readonly save: () => void;
  /** How those files looked when they were noted or found fresh. */
  readonly looks: () => FileLooks;
}

/** The hash of the content, then size and time of change of each file. */
type Stamp = readonly [hash: string, ...looks: string[]];

interface Note {
  readonly made: string;
  readonly stamps: Readonly<Record<string, Stamp>>;
}

/** Remembers nothing. */
export const noStamps: FileStamps = {
  isFresh: () => false,
  note: () => undefined,
  save: () => undefined,
  looks: () => new Map(),
};

/**
 * @param root where the files lie
 * @param file where the stamps are kept; they are lost, and the files read, where it is damaged
 * @param made how files are made of contents; where it was done otherwise, none is fresh
 */
export function fileStamps(root: string, file: string, made = ''): FileStamps {
  const note = readNote<Note>(file);
  const known = new Map(Object.entries(note?.made === made ? note.stamps : {}));
  const stamps = new Map<string, Stamp>();
  const looks = new Map<string, string>();
  const looksOf = (paths: readonly string[]) =>
    paths.map((path) => {
      const found = lstatSync(join(root, path), { throwIfNoEntry: false });
      if (!found) return 'missing';
      looks.set(path, statLook(found));
      // What copies a build keeps these two.
      return `${found.size} ${found.mtimeMs}`;
    });
  return {
    isFresh(paths, hash) {
      const [path = ''] = paths;
      const stamp = known.get(path);
      if (stamp?.[0] !== hash) return false;
      if (looksOf(paths).join() !== stamp.slice(1).join()) return false;
      stamps.set(path, stamp);
      return true;
    },
    note(paths, hash) {
      stamps.set(paths[0] ?? '', [hash, ...looksOf(paths)]);
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      const kept: Note = { made, stamps: Object.fromEntries(stamps) };
      writeFileSync(file, JSON.stringify(kept));
    },
    looks: () => looks,
  };
}
