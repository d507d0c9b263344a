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
import { isEqual, isList } from './edit.ts';
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
  const [around, step = ''] = [path.slice(0, -1), path.at(-1)];
  const parent = locateNode(root, around);
  if (!parent) throw new RangeError(`There is nothing at ${printPath(around)}.`);
  const index = itemIndex(parent.node, step);
  if (index < 0) return value === undefined ? text : withKey(text, root, around, String(step), value);
  if (value === undefined) {
    if (parent.node.items.length > 1) return removeEntry(text, parent, index).text;
    return replaced(text, parent, parent.node.kind === 'seq' ? [] : {});
  }
  const location = locateNode(root, path) ?? parent;
  return (
    changedInside(text, location.indexPath, plainValue(location.node), value) ??
    replaced(text, location, value)
  );
}

/** Inserts an item into a list. */
export function withItem(text: string, list: ValuePath, after: string | number | null, item: Json): string {
  const location = locateNode(parseTree(text), list);
  if (!location || location.node.items.length === 0) return withValue(text, list, [item]);
  const style = { text, like: itemLike(location.node, item) };
  if (location.node.style === 'flow') return insertEntry(text, location, after, writeFlow(item, style));
  const eol = eolOf(text);
  const written = `-${writeValue(item, style, getIndent(text, location.node), true)}\n`;
  return insertEntry(text, location, after, written.replaceAll('\n', eol));
}

/** Adds a key in the order of the schema. */
function withKey(text: string, root: YamlNode, path: ValuePath, key: string, value: Json): string {
  const map = locateNode(root, path);
  if (!map || map.node.kind === 'seq') throw new RangeError(`There is no map at ${printPath(path)}.`);
  if (map.node.items.length === 0) return replaced(text, map, { [key]: value });
  const after = keyBefore(root, path, key);
  const style = { text, like: null };
  if (map.node.style === 'flow') {
    const written = writeFlow({ [key]: value }, style)
      .slice(1, -1)
      .trim();
    return insertEntry(text, map, after, written);
  }
  const written = `${writeEntry(key, value, style, getIndent(text, map.node))}\n`;
  return insertEntry(text, map, after, written.replaceAll('\n', eolOf(text)));
}

/** Returns the key that precedes a new one: as in a similar item, else by the order of the schema, else the last. */
function keyBefore(root: YamlNode, path: ValuePath, key: string): string | null {
  const keysAt = (node: YamlNode | undefined) => node?.items.map((entry) => entry.key ?? '') ?? [];
  const present = keysAt(locateNode(root, path)?.node);
  const list = locateNode(root, path.slice(0, -1))?.node;
  const similar = list?.kind === 'seq' ? list.items.map(({ node }) => keysAt(node)) : [];
  const schema = nodeAt(siteNode(plainValue(root)), path)?.schema ?? null;
  const order = [...similar, listKeys(schema) ?? []].find((keys) => keys.includes(key));
  if (!order) return present.at(-1) ?? null;
  return order.slice(0, order.indexOf(key)).findLast((each) => present.includes(each)) ?? null;
}

/** Changes only the differences in maps and lists; `null` if no part of the value stays. */
function changedInside(text: string, path: ValuePath, now: Json, value: Json): string | null {
  if (isEqual(now, value)) return text;
  if (isRecord(now) && isRecord(value) && Object.keys(now).some((key) => Object.hasOwn(value, key))) {
    const keys = [...Object.keys(now).filter((key) => !Object.hasOwn(value, key)), ...Object.keys(value)];
    return keys.reduce((done, key) => withValue(done, [...path, key], value[key]), text);
  }
  const areLists = isList(now) && isList(value) && now.length > 0 && value.length > 0;
  return areLists ? withItems(text, path, now, value) : null;
}

function withItems(text: string, path: ValuePath, now: readonly Json[], value: readonly Json[]): string {
  const shortest = Math.min(now.length, value.length);
  let head = 0;
  while (head < shortest && isEqual(now[head], value[head])) head++;
  let tail = 0;
  while (tail < shortest - head && isEqual(now.at(-1 - tail), value.at(-1 - tail))) tail++;
  let done = text;
  for (let place = now.length - tail - 1; place >= value.length - tail; place--)
    done = withValue(done, [...path, place], undefined);
  for (let place = head; place < value.length - tail; place++) {
    const item = value[place] ?? null;
    if (place < now.length - tail) done = withValue(done, [...path, place], item);
    else done = withItem(done, path, place === 0 ? null : place - 1, item);
  }
  return done;
}

/** Replaces one value with another. */
function replaced(text: string, location: NodeLocation, value: Json): string {
  const { node, valueOffset, item } = location;
  const end = findEnd(text, location);
  const style = { text, like: node };
  if (!item) return `${writeFlow(value, style)}${eolOf(text)}`;
  const isItem = item.key === null;
  const lead =
    node.style === 'block' || node.start === valueOffset ? ' ' : text.slice(valueOffset, node.start);
  if (!location.isInBlock)
    return spliced(text, valueOffset, end - valueOffset, (isItem ? '' : lead) + writeFlow(value, style));
  const indent = ' '.repeat(getColumn(text, item.start));
  const written = writeValue(value, style, indent, isItem).replaceAll('\n', eolOf(text));
  return spliced(
    text,
    valueOffset,
    end - valueOffset,
    written.replace(/^ /, () => lead),
  );
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
