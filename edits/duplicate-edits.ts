import { itemIndex, locateNode, nameNode, plainValue, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { valueIn } from './change-value.ts';
import { type EditResult, type Files, isEqual } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { insertEntry, type Range, rangeOfEntry } from './entries.ts';
import { openFile } from './file-text.ts';
import { findDependents } from './item-names.ts';
import type { Json } from './json.ts';
import { inSite } from './model-edits.ts';
import { readJson } from './read-json.ts';
import { SITE_FILE } from './site-value.ts';
import { listTextFiles } from './text-edits.ts';
import { type NewName, withNames } from './write-yaml.ts';

/** Inserts a copy after an item with its comments, and copies of its texts in all languages after theirs. */
export function applyDuplicate(files: Files, { list, item, id }: EditOf<'duplicate'>): EditResult {
  let withCopies = files;
  const outcome = inSite(files, (text, root) => {
    const location = locateNode(root, list);
    const index = location ? itemIndex(location.node, item) : -1;
    const entry = location?.node.items[index];
    if (!location || !entry) return { reason: 'missing' };
    const copy = entry.key === null ? renameCopy(entry.node, id) : plainValue(entry.node);
    const existing = valueIn(text, [...list, id]);
    if (existing !== undefined)
      return isEqual(existing, copy) ? text : { reason: 'exists', current: existing };
    const path = entry.node.items.find(({ key }) => key === 'path')?.node;
    const names: NewName[] = [
      [nameNode(entry), id],
      [path, createAddress(String(path?.value), id)],
    ];
    const lines = copyRange(text, rangeOfEntry(text, location, index), names);
    withCopies = copyTexts(files, findDependents(plainValue(root), [...list, item]), id);
    return insertEntry(text, location, entry.key ?? item, lines);
  });
  if ('reason' in outcome || outcome.files === files) return outcome;
  return { files: { ...withCopies, [SITE_FILE]: outcome.files[SITE_FILE] ?? '' } };
}

/** Sets the name of a copy and, if it is a page, its address. */
function renameCopy(node: YamlNode, id: string): Json {
  const item = plainValue(node);
  if (!isRecord(item)) return typeof item === 'string' ? id : item;
  const path = typeof item.path === 'string' ? { path: createAddress(item.path, id) } : {};
  return { ...item, ...(node.nameKey !== undefined && { [node.nameKey]: id }), ...path };
}

function createAddress(path: string, id: string): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/${id}`;
}

/** Copies a part of a text with other names. */
function copyRange(text: string, { start, end }: Range, names: readonly NewName[]): string {
  const renamed = withNames(text, names);
  return renamed.slice(start, end + renamed.length - text.length);
}

/** Copies texts; references to the item's own figures become references to the copy's. */
function copyTexts(
  files: Files,
  { texts, mentions }: Pick<ReturnType<typeof findDependents>, 'texts' | 'mentions'>,
  id: string,
): Files {
  const changed: Record<string, string> = { ...files };
  for (const { file, written, texts: textPaths } of listTextFiles(files, texts))
    for (const { path } of textPaths) {
      const { text, closed } = openFile(changed[file] ?? written);
      const root = readJson(text);
      const location = root && locateNode(root, path.slice(0, -1));
      const entry = location?.node.items[itemIndex(location.node, path.at(-1) ?? '')];
      if (!location || !entry || itemIndex(location.node, id) >= 0) continue;
      const range = { start: entry.start, end: entry.node.end };
      const lines = copyRange(text, range, [[nameNode(entry), id]]);
      const renamedLines = mentions.reduce((result, pattern) => result.replace(pattern, () => id), lines);
      changed[file] = closed(insertEntry(text, location, entry.key, renamedLines));
    }
  return changed;
}
