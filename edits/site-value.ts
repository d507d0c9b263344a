import type { Files, Json, ModelPath } from './edit.ts';
import { openFile } from './file-text.ts';
import { readTree } from './read-yaml.ts';
import { jsonOf, type Node, spotAt } from './tree.ts';

/** What the values, lists and items of site.yaml are stored in. */
export const siteFile = 'site.yaml';

/** site.yaml with the place of everything in it; null where it cannot be read. */
export function siteRoot(files: Files): Node | null {
  return readTree(openFile(files[siteFile] ?? '').text);
}

/** The value at a path of site.yaml, as the file says it. */
export function siteValue(files: Files, path: ModelPath): Json | undefined {
  const root = siteRoot(files);
  const spot = root && spotAt(root, path);
  return spot ? jsonOf(spot.node) : undefined;
}
