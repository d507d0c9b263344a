import { isRecord } from '../schema/plain-value.ts';
import { keysOf } from '../schema/schema-walk.ts';
import { nodeAt, siteNode } from '../schema/site-node.ts';
import { isEqual, isList, type Json, type ModelPath } from './edit.ts';
import { columnOf, endOf, indentOf, insertEntry, removeEntry, spliced } from './entries.ts';
import { readTree } from './read-yaml.ts';
import { indexOf, jsonOf, type Node, type Spot, spotAt } from './tree.ts';
import { itemLike, writeEntry, writeFlow, writeValue } from './write-yaml.ts';

/** Reads a text that could be read before. */
export function treeOf(text: string): Node {
  const root = readTree(text);
  if (!root) throw new RangeError('The text cannot be read.');
  return root;
}

/** The value at a path of a text; undefined where nothing is or the text cannot be read. */
export function valueIn(text: string, path: ModelPath): Json | undefined {
  const root = readTree(text);
  const spot = root && spotAt(root, path);
  return spot ? jsonOf(spot.node) : undefined;
}

/**
 * Writes a value into a text: the smallest change that makes it so.
 * @param path a key of a map that is there, or an item of a list
 * @param value undefined removes the entry
 */
export function withValue(text: string, path: ModelPath, value: Json | undefined): string {
  const root = treeOf(text);
  const [around, step = ''] = [path.slice(0, -1), path.at(-1)];
  const parent = spotAt(root, around);
  if (!parent) throw new RangeError(`There is nothing at ${around.join('.')}.`);
  const index = indexOf(parent.node, step);
  if (index < 0) return value === undefined ? text : withKey(text, root, around, String(step), value);
  if (value === undefined) {
    if (parent.node.entries.length > 1) return removeEntry(text, parent, index).text;
    return replaced(text, parent, parent.node.kind === 'list' ? [] : {});
  }
  const spot = spotAt(root, path) ?? parent;
  return changedInside(text, spot.places, jsonOf(spot.node), value) ?? replaced(text, spot, value);
}

/** Inserts an item into a list. */
export function withItem(text: string, list: ModelPath, after: string | number | null, item: Json): string {
  const spot = spotAt(treeOf(text), list);
  if (!spot || spot.node.entries.length === 0) return withValue(text, list, [item]);
  const style = { text, like: itemLike(spot.node, item) };
  if (spot.node.style === 'flow') return insertEntry(text, spot, after, writeFlow(item, style));
  const eol = eolOf(text);
  const written = `-${writeValue(item, style, indentOf(text, spot.node), true)}\n`;
  return insertEntry(text, spot, after, written.replaceAll('\n', eol));
}

/** Adds a key where the schema has it. */
function withKey(text: string, root: Node, path: ModelPath, key: string, value: Json): string {
  const map = spotAt(root, path);
  if (!map || map.node.kind === 'list') throw new RangeError(`There is no map at ${path.join('.')}.`);
  if (map.node.entries.length === 0) return replaced(text, map, { [key]: value });
  const after = keyBefore(root, path, key);
  const style = { text, like: null };
  if (map.node.style === 'flow') {
    const written = writeFlow({ [key]: value }, style)
      .slice(1, -1)
      .trim();
    return insertEntry(text, map, after, written);
  }
  const written = `${writeEntry(key, value, style, indentOf(text, map.node))}\n`;
  return insertEntry(text, map, after, written.replaceAll('\n', eolOf(text)));
}

/** The key that a new one comes behind: as in a similar item, else by the order of the schema, else the last one. */
function keyBefore(root: Node, path: ModelPath, key: string): string | null {
  const keysAt = (node: Node | undefined) => node?.entries.map((entry) => entry.key ?? '') ?? [];
  const present = keysAt(spotAt(root, path)?.node);
  const list = spotAt(root, path.slice(0, -1))?.node;
  const similar = list?.kind === 'list' ? list.entries.map(({ node }) => keysAt(node)) : [];
  const schema = nodeAt(siteNode(jsonOf(root)), path)?.schema ?? null;
  const order = [...similar, keysOf(schema) ?? []].find((keys) => keys.includes(key));
  if (!order) return present.at(-1) ?? null;
  return order.slice(0, order.indexOf(key)).findLast((each) => present.includes(each)) ?? null;
}

/** Changes only what differs in maps and lists; null where nothing of the value stays. */
function changedInside(text: string, path: ModelPath, now: Json, value: Json): string | null {
  if (isEqual(now, value)) return text;
  if (isRecord(now) && isRecord(value) && Object.keys(now).some((key) => Object.hasOwn(value, key))) {
    const keys = [...Object.keys(now).filter((key) => !Object.hasOwn(value, key)), ...Object.keys(value)];
    return keys.reduce((done, key) => withValue(done, [...path, key], value[key]), text);
  }
  const areLists = isList(now) && isList(value) && now.length > 0 && value.length > 0;
  return areLists ? withItems(text, path, now, value) : null;
}

function withItems(text: string, path: ModelPath, now: readonly Json[], value: readonly Json[]): string {
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

/** Writes another value in the place of one. */
function replaced(text: string, spot: Spot, value: Json): string {
  const { node, colon, entry } = spot;
  const end = endOf(text, spot);
  const style = { text, like: node };
  if (!entry) return `${writeFlow(value, style)}${eolOf(text)}`;
  const isItem = entry.key === null;
  const lead = node.style === 'block' || node.start === colon ? ' ' : text.slice(colon, node.start);
  if (!spot.isBlock) return spliced(text, colon, end - colon, (isItem ? '' : lead) + writeFlow(value, style));
  const indent = ' '.repeat(columnOf(text, entry.start));
  const written = writeValue(value, style, indent, isItem).replaceAll('\n', eolOf(text));
  return spliced(
    text,
    colon,
    end - colon,
    written.replace(/^ /, () => lead),
  );
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
