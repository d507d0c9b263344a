import { itemIndex, locateNode, plainValue, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import { itemName, nodeAt, siteNode } from '../schema/site-node.ts';
import { parseTree, valueIn, withItem, withValue } from './change-value.ts';
import { conflictWith, type EditResult, type Files, isEqual, isJsonList, type Refused } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { insertEntry, removeEntry } from './entries.ts';
import { openFile } from './file-text.ts';
import { readTree } from './read-yaml.ts';
import { SITE_FILE, siteValue } from './site-value.ts';

export function applySet(files: Files, { path, before, after }: EditOf<'set'>): EditResult {
  return inSite(files, (text, root) => {
    const parent = locateNode(root, path.slice(0, -1));
    const step = path.at(-1);
    if (!parent || step === undefined) return { reason: 'missing' };
    const { kind, value } = parent.node;
    const exists = itemIndex(parent.node, step) >= 0;
    // Items of lists are inserted and removed by other edits.
    if (kind === 'seq' && !(exists && after !== undefined)) return { reason: 'missing' };
    if (kind === 'scalar' && value !== null && after !== undefined) return { reason: 'missing' };
    const current = valueIn(text, path);
    if (isEqual(current, after)) return text;
    if (!isEqual(current, before)) return conflictWith(current, before);
    return withValue(text, path, after);
  });
}

export function applyInsert(files: Files, { list, item, after }: EditOf<'insert'>): EditResult {
  const current = siteValue(files, list);
  if (current === undefined || current === null)
    return applySet(files, {
      kind: 'set',
      path: list,
      ...(current === null && { before: current }),
      after: [item],
    });
  return inSite(files, (text, root) => {
    const node = nodeAt(siteNode(plainValue(root)), list);
    if (!node || !isJsonList(current)) return { reason: 'missing', current };
    const name = itemName(node, item);
    const existing =
      name === null ? current.find((other) => isEqual(other, item)) : valueIn(text, [...list, name]);
    if (existing === undefined) return withItem(text, list, after, item);
    return isEqual(existing, item) ? text : { reason: 'exists', current: existing };
  });
}

export function applyRemove(files: Files, { list, item, before }: EditOf<'remove'>): EditResult {
  return inSite(files, (text, root) => {
    const current = locateNode(root, [...list, item]);
    if (!current) return text;
    const value = plainValue(current.node);
    return isEqual(value, before)
      ? withValue(text, [...list, item], undefined)
      : { reason: 'changed', current: value };
  });
}

export function applyMove(files: Files, { list, item, after }: EditOf<'move'>): EditResult {
  return inSite(files, (text, root) => {
    const location = locateNode(root, list);
    const index = location ? itemIndex(location.node, item) : -1;
    const target = location && after !== null ? itemIndex(location.node, after) : -1;
    if (!location || index < 0 || (after !== null && target < 0)) return { reason: 'missing' };
    if (target === index || target === index - 1) return text;
    const { text: remainingText, entry, gap } = removeEntry(text, location, index);
    const remaining = locateNode(parseTree(remainingText), list) ?? location;
    return insertEntry(remainingText, remaining, adjustStep(after, index), entry, gap);
  });
}

/** Adjusts a step for a removed item: an index after it is one less. */
function adjustStep(step: string | number | null, index: number): string | number | null {
  return typeof step === 'number' && step > index ? step - 1 : step;
}

/** Edits site.yaml. @param edit returns the changed text */
export function inSite(files: Files, edit: (text: string, root: YamlNode) => string | Refused): EditResult {
  const contents = files[SITE_FILE];
  if (contents === undefined) return { reason: 'missing' };
  const file = openFile(contents);
  const root = readTree(file.text);
  if (!root) return { reason: 'unreadable' };
  const outcome = edit(file.text, root);
  if (typeof outcome !== 'string') return outcome;
  return { files: outcome === file.text ? files : { ...files, [SITE_FILE]: file.closed(outcome) } };
}
