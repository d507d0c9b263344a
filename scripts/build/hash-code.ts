import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeLook } from './folder-look.ts';
import { hashFiles } from './hash-files.ts';
import { readNote } from './read-note.ts';

/** What is known of files and folders by their places: how they looked, and the hash that they had. */
type Note = Readonly<Record<string, readonly [look: string, hash: string]>>;

/**
 * A hash of the names and contents of files that seldom change, as `hashFiles` gives one: what looks as it did when it
 * was read is not read again.
 * @param places files and folders, below `root`
 * @param more a text that counts as well
 * @param root the folder of the project; what is known of it lies in its `.cache`
 */
export function hashCode(places: readonly string[], more: string, root = '.'): string {
  const file = join(root, '.cache/code-hashes.json');
  const known = readNote<Note>(file) ?? {};
  const hash = createHash('sha256').update(more);
  const found = places.map((place) => {
    // Looked at before it is read, so that what is written meanwhile looks otherwise the next time.
    const look = placeLook(join(root, place));
    const [lookThen, hashThen] = known[place] ?? [];
    const own =
      look !== null && look === lookThen && hashThen ? hashThen : hashFiles([join(root, place)], '');
    hash.update(`\0${own}`);
    return [place, [look, own]] as const;
  });
  const news = found.filter(([place, [look]]) => look !== null && look !== known[place]?.[0]);
  if (news.length > 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...known, ...Object.fromEntries(news) }));
  }
  return hash.digest('hex');
}
