import { locateNode, plainValue, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { Files } from './edit.ts';
import { openFile } from './file-text.ts';
import type { Json } from './json.ts';
import { readTree } from './read-yaml.ts';

/** File that stores the values, lists and items. */
export const SITE_FILE = 'site.yaml';

/** Reads site.yaml with the position of every value; `null` if it cannot be read. */
export function siteRoot(files: Files): YamlNode | null {
  return readTree(openFile(files[SITE_FILE] ?? '').text);
}

/** Returns the value at a path of site.yaml, as written in the file. */
export function siteValue(files: Files, path: ValuePath): Json | undefined {
  const root = siteRoot(files);
  const location = root && locateNode(root, path);
  return location ? plainValue(location.node) : undefined;
}
