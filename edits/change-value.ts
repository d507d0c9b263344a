import {
  itemIndex,
  locateNode,
  type NodeLocation,
  plainValue,
  type YamlNode,
} from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { listKeys } from '../schema/schema-walk.ts';
import { nodeAt, siteNode } from '../schema/site-node.ts';
import { printPath, type ValuePath } from '../schema/value-path.ts';
import { isEqual, isJsonList } from './edit.ts';
import { findEnd, getColumn, getIndent, insertEntry, removeEntry, spliced } from './entries.ts';
import type { Json } from './json.ts';
import { readTree } from './read-yaml.ts';
import { itemLike, writeEntry, writeFlow, writeValue } from './write-yaml.ts';

/** Parses a text that was readable before. */
export function parseTree(text: string): YamlNode {
  const root = readTree(text);
  if (!root) throw new RangeError('The text cannot be read.');
  return root;
}

/** Returns the value at a path of a text; undefined if there is none or the text cannot be read. */
export function valueIn(text: string, path: ValuePath): Json | undefined {
  const root = readTree(text);
  const location = root && locateNode(root, path);
  return location ? plainValue(location.node) : undefined;
}

/**
 * Writes a value into a text with the smallest possible change.
 * @param path key of an existing map, or an item of a list
 * @param value undefined removes the entry
 */
export function withValue(text: string, path: ValuePath, value: Json | undefined): string {
  const root = parseTree(text);
  const [parentPath, lastStep = ''] = [path.slice(0, -1), path.at(-1)];
  const parent = locateNode(root, parentPath);
  if (!parent) throw new RangeError(`There is nothing at ${printPath(parentPath)}.`);
  const index = itemIndex(parent.node, lastStep);
  if (index < 0) return value === undefined ? text : addKey(text, root, parentPath, String(lastStep), value);
  if (value === undefined) {
    if (parent.node.items.length > 1) return removeEntry(text, parent, index).text;
    return replaceValue(text, parent, parent.node.kind === 'seq' ? [] : {});
  }
  const location = locateNode(root, path) ?? parent;
  return (
    changeInside(text, location.indexPath, plainValue(location.node), value) ??
    replaceValue(text, location, value)
  );
}

/** Inserts an item into a list. */
export function withItem(text: string, list: ValuePath, after: string | number | null, item: Json): string {
  const location = locateNode(parseTree(text), list);
  if (!location || location.node.items.length === 0) return withValue(text, list, [item]);
  const style = { text, like: itemLike(location.node, item) };
  if (location.node.style === 'flow') return insertEntry(text, location, after, writeFlow(item, style));
  const eol = getEol(text);
  const lines = `-${writeValue(item, style, getIndent(text, location.node), true)}\n`;
  return insertEntry(text, location, after, lines.replaceAll('\n', eol));
}

/** Adds a key in the order of the schema. */
function addKey(text: string, root: YamlNode, path: ValuePath, key: string, value: Json): string {
  const map = locateNode(root, path);
  if (!map || map.node.kind === 'seq') throw new RangeError(`There is no map at ${printPath(path)}.`);
  if (map.node.items.length === 0) return replaceValue(text, map, { [key]: value });
  const after = findPreviousKey(root, path, key);
  const style = { text, like: null };
  if (map.node.style === 'flow') {
    const lines = writeFlow({ [key]: value }, style)
      .slice(1, -1)
      .trim();
    return insertEntry(text, map, after, lines);
  }
  const lines = `${writeEntry(key, value, style, getIndent(text, map.node))}\n`;
  return insertEntry(text, map, after, lines.replaceAll('\n', getEol(text)));
}

/** Returns the key that precedes a new one: as in a similar item, else by the order of the schema, else the last. */
function findPreviousKey(root: YamlNode, path: ValuePath, key: string): string | null {
  const listKeysOf = (node: YamlNode | undefined) => node?.items.map((entry) => entry.key ?? '') ?? [];
  const presentKeys = listKeysOf(locateNode(root, path)?.node);
  const list = locateNode(root, path.slice(0, -1))?.node;
  const similarKeys = list?.kind === 'seq' ? list.items.map(({ node }) => listKeysOf(node)) : [];
  const schema = nodeAt(siteNode(plainValue(root)), path)?.schema ?? null;
  const order = [...similarKeys, listKeys(schema) ?? []].find((keys) => keys.includes(key));
  if (!order) return presentKeys.at(-1) ?? null;
  return order.slice(0, order.indexOf(key)).findLast((candidate) => presentKeys.includes(candidate)) ?? null;
}

/** Changes only the differences in maps and lists; `null` if no part of the value stays. */
function changeInside(text: string, path: ValuePath, current: Json, value: Json): string | null {
  if (isEqual(current, value)) return text;
  if (isRecord(current) && isRecord(value) && Object.keys(current).some((key) => Object.hasOwn(value, key))) {
    const keys = [...Object.keys(current).filter((key) => !Object.hasOwn(value, key)), ...Object.keys(value)];
    return keys.reduce((result, key) => withValue(result, [...path, key], value[key]), text);
  }
  const areLists = isJsonList(current) && isJsonList(value) && current.length > 0 && value.length > 0;
  return areLists ? replaceItems(text, path, current, value) : null;
}

function replaceItems(
  text: string,
  path: ValuePath,
  current: readonly Json[],
  value: readonly Json[],
): string {
  const shortest = Math.min(current.length, value.length);
  let sharedStart = 0;
  while (sharedStart < shortest && isEqual(current[sharedStart], value[sharedStart])) sharedStart++;
  let sharedEnd = 0;
  while (sharedEnd < shortest - sharedStart && isEqual(current.at(-1 - sharedEnd), value.at(-1 - sharedEnd)))
    sharedEnd++;
  let result = text;
  for (let index = current.length - sharedEnd - 1; index >= value.length - sharedEnd; index--)
    result = withValue(result, [...path, index], undefined);
  for (let index = sharedStart; index < value.length - sharedEnd; index++) {
    const item = value[index] ?? null;
    if (index < current.length - sharedEnd) result = withValue(result, [...path, index], item);
    else result = withItem(result, path, index === 0 ? null : index - 1, item);
  }
  return result;
}

/** Replaces one value with another. */
function replaceValue(text: string, location: NodeLocation, value: Json): string {
  const { node, valueOffset, item } = location;
  const end = findEnd(text, location);
  const style = { text, like: node };
  if (!item) return `${writeFlow(value, style)}${getEol(text)}`;
  const isItem = item.key === null;
  const space =
    node.style === 'block' || node.start === valueOffset ? ' ' : text.slice(valueOffset, node.start);
  if (!location.isInBlock)
    return spliced(text, valueOffset, end - valueOffset, (isItem ? '' : space) + writeFlow(value, style));
  const indent = ' '.repeat(getColumn(text, item.start));
  const lines = writeValue(value, style, indent, isItem).replaceAll('\n', getEol(text));
  return spliced(
    text,
    valueOffset,
    end - valueOffset,
    lines.replace(/^ /, () => space),
  );
}

function getEol(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
