import { locateNode, plainValue, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { Files } from './edit.ts';
import { openFile } from './file-text.ts';
import type { Json } from './json.ts';
import { readTree } from './read-yaml.ts';

/** What the values, lists and items of site.yaml are stored in. */
export const SITE_FILE = 'site.yaml';

/** site.yaml with the place of everything in it; null where it cannot be read. */
export function siteRoot(files: Files): YamlNode | null {
  return readTree(openFile(files[SITE_FILE] ?? '').text);
}

/** The value at a path of site.yaml, as the file says it. */
export function siteValue(files: Files, path: ValuePath): Json | undefined {
  const root = siteRoot(files);
  const location = root && locateNode(root, path);
  return location ? plainValue(location.node) : undefined;
}
