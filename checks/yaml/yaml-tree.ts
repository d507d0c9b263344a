import { isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Finding } from './yaml-tokens.ts';

/** A value with its range in the text of a file, YAML or JSON. */
export interface YamlNode {
  readonly kind: 'map' | 'seq' | 'scalar';
  /** Brackets (`flow`) or lines of a map or sequence, quotes of a scalar. */
  readonly style: 'flow' | 'block' | 'plain' | 'single' | 'double' | 'literal';
  /** Offset in the text. */
  readonly start: number;
  /** Offset after its last character; of a block without the line end. */
  readonly end: number;
  /** Value of a scalar. */
  readonly value: string | number | boolean | null;
  /** Pairs of a map, items of a sequence. */
  readonly items: readonly YamlItem[];
  /** Key of the value that names an item of site.yaml. */
  readonly nameKey?: string | undefined;
}

/** A pair of a map, or an item of a sequence. */
export interface YamlItem {
  /** Name of the key; `null` in a sequence, and for a key that is not a single word. */
  readonly key: string | null;
  readonly keyNode: YamlNode | null;
  /** Offset of the key or dash; in a flow sequence of the value. */
  readonly start: number;
  /** Offset after the colon or dash; in a flow sequence of the value. */
  readonly valueOffset: number;
  readonly node: YamlNode;
  /** false for a pair without a colon or with a `?`, which an edit could not write again. */
  readonly isPlain: boolean;
}

/** A node found by a path. */
export interface NodeLocation {
  readonly node: YamlNode;
  /** The pair or item that the node is the value of; `null` for the root. */
  readonly item: YamlItem | null;
  /** Offset after the colon or dash; 0 for the root. */
  readonly valueOffset: number;
  /** true if its item is on lines of its own. */
  readonly isInBlock: boolean;
  /** The path with items of lists by index. */
  readonly indexPath: ValuePath;
}

export function rootLocation(node: YamlNode): NodeLocation {
  return { node, item: null, valueOffset: 0, isInBlock: true, indexPath: [] };
}

/** Finds the node at a path, or the innermost one around it. */
export function locateNearest(root: YamlNode, path: ValuePath): NodeLocation {
  let location = rootLocation(root);
  for (const step of path) {
    const index = itemIndex(location.node, step);
    const item = location.node.items[index];
    if (!item) break;
    location = {
      node: item.node,
      item,
      valueOffset: item.valueOffset,
      isInBlock: location.node.style === 'block',
      indexPath: [...location.indexPath, item.key ?? index],
    };
  }
  return location;
}

/** Finds the node at a path; `null` if there is none. */
export function locateNode(root: YamlNode, path: ValuePath): NodeLocation | null {
  const location = locateNearest(root, path);
  return location.indexPath.length === path.length ? location : null;
}

/** Returns the node of the name of an item: its key, or the value that names it. */
export function nameNode({ keyNode, node }: Pick<YamlItem, 'keyNode' | 'node'>): YamlNode | null {
  if (keyNode) return keyNode;
  if (node.kind === 'scalar') return node;
  return node.items.find(({ key }) => key !== null && key === node.nameKey)?.node ?? null;
}

/** Returns the index of an item by its key, index or name; -1 if there is none. */
export function itemIndex({ kind, items }: YamlNode, step: string | number): number {
  if (kind === 'map') return items.findIndex(({ key }) => key === String(step));
  if (typeof step === 'number') return step >= 0 && step < items.length ? step : -1;
  return items.findIndex((item) => nameNode(item)?.value === step);
}

/** Returns the step of a path that finds an item: its key, else its name, else its index. */
export function itemStep(node: YamlNode, index: number): string | number {
  const item = node.items[index];
  if (item?.key != null) return item.key;
  const name = item && nameNode(item)?.value;
  return typeof name === 'string' && itemIndex(node, name) === index ? name : index;
}

/** Replaces indexes of a path by names. */
export function namedPath(root: YamlNode, path: ValuePath): ValuePath {
  let node: YamlNode | undefined = root;
  return path.map((step) => {
    const index = node ? itemIndex(node, step) : -1;
    const name = node && index >= 0 ? itemStep(node, index) : step;
    node = node?.items[index]?.node;
    return name;
  });
}

type PlainValue = YamlNode['value'] | readonly PlainValue[] | { readonly [key: string]: PlainValue };

/** Keys that would reach into JavaScript's own objects. */
const RESERVED_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Returns the value of a node; objects have no prototype. The first of duplicate keys wins; reserved ones are left out.
 * @param findings receives mistakes of keys
 */
export function plainValue(node: YamlNode, findings: Finding[] = []): PlainValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'seq') return node.items.map((item) => plainValue(item.node, findings));
  const record: Record<string, PlainValue> = Object.create(null);
  let hasDuplicates = false;
  for (const item of node.items) {
    const finding = findKeyMistake(item, record);
    const isDuplicate = finding?.code === 'duplicate-key';
    // If the start of an entry is missing, many of its keys are duplicates; only the first is reported.
    if (finding && !(hasDuplicates && isDuplicate)) findings.push(finding);
    if (!finding && item.key !== null) record[item.key] = plainValue(item.node, findings);
    hasDuplicates ||= isDuplicate;
  }
  return record;
}

function findKeyMistake(
  { key, keyNode }: YamlItem,
  record: Readonly<Record<string, PlainValue>>,
): Finding | null {
  const { start: offset, end } = keyNode ?? { start: 0, end: 0 };
  const range = { offset, length: end - offset };
  if (key === null || key === '')
    return { code: 'yaml-syntax', ...range, wording: translateMessage('yaml.noPlainKey') };
  if (key === '<<') return { code: 'yaml-alias', ...range, wording: translateMessage('yaml.mergeKey') };
  if (RESERVED_KEYS.includes(key))
    return { code: 'reserved-key', ...range, wording: translateMessage('yaml.reservedKey', { name: key }) };
  if (!Object.hasOwn(record, key)) return null;
  const wording = translateMessage('yaml.duplicateKey', { name: key.slice(0, 60) });
  return { code: 'duplicate-key', ...range, wording };
}

/** Options of `parseDocument` for trees. Its check of duplicate keys takes half a minute; `plainValue` replaces it. */
export const PARSE_OPTIONS = {
  version: '1.2',
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
  keepSourceTokens: true,
} as const;

/**
 * Makes the tree of parsed contents.
 * @param contents of a document that was parsed with `PARSE_OPTIONS`
 * @param offset of an empty value
 * @returns `null` if it has an alias, an anchor or a tag
 */
export function makeTree(contents: unknown, text: string, offset = 0): YamlNode | null {
  if (isScalar(contents)) return scalarNode(contents, text, offset);
  if (!isMap(contents) && !isSeq(contents)) return null;
  if (contents.tag !== undefined || contents.anchor !== undefined || !contents.range) return null;
  const [start, end] = contents.range;
  const items = isMap(contents) ? readPairs(contents, text) : readItems(contents, text);
  if (!items) return null;
  const kind = isMap(contents) ? 'map' : 'seq';
  if (!contents.flow) return { ...blockNode(kind, items), start };
  return { kind, style: 'flow', start, end, value: null, items };
}

/** Makes a map or sequence on lines of its own. */
export function blockNode(kind: 'map' | 'seq', items: readonly YamlItem[]): YamlNode {
  const [start, end] = [items[0]?.start ?? 0, items.at(-1)?.node.end ?? 0];
  return { kind, style: 'block', start, end, value: null, items };
}

function readPairs(map: YAMLMap, text: string): YamlItem[] | null {
  const items: YamlItem[] = [];
  // A single pair in a sequence needs no braces: `[a: 1]`.
  const hasBraces = !map.flow || text.startsWith('{', map.range?.[0]);
  for (const { key, value, srcToken } of map.items) {
    const keyNode = makeTree(key, text, srcToken?.start[0]?.offset);
    if (!keyNode) return null;
    const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
    const valueOffset = colon ? colon.offset + 1 : keyNode.end;
    const node = value === null ? emptyNode(valueOffset) : makeTree(value, text, valueOffset);
    if (!node) return null;
    const isExplicit = srcToken?.start.some(({ type }) => type === 'explicit-key-ind');
    const isPlain = hasBraces && colon !== undefined && !isExplicit && isScalar(key);
    items.push({ key: getKeyName(key), keyNode, start: keyNode.start, valueOffset, node, isPlain });
  }
  return items;
}

function getKeyName(key: unknown): string | null {
  if (!isScalar(key)) return null;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

function readItems({ items: contents, srcToken }: YAMLSeq, text: string): YamlItem[] | null {
  const tokens = srcToken?.type === 'block-seq' ? srcToken.items : [];
  const dashes = tokens.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  const items: YamlItem[] = [];
  for (const [index, content] of contents.entries()) {
    const dash = dashes[index];
    const node = isPair(content) ? null : makeTree(content, text, (dash ?? 0) + 1);
    if (!node) return null;
    const start = dash ?? node.start;
    const valueOffset = dash === undefined ? node.start : dash + 1;
    items.push({ key: null, keyNode: null, start, valueOffset, node, isPlain: true });
  }
  return items;
}

const STYLES: Readonly<Record<string, YamlNode['style']>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'literal',
};

function scalarNode(scalar: Scalar, text: string, offset: number): YamlNode | null {
  const { value, range, type } = scalar;
  if (!range || scalar.tag !== undefined || scalar.anchor !== undefined) return null;
  const [start, end] = range;
  if (start === end) return { ...emptyNode(offset), value: value as YamlNode['value'] };
  const style = STYLES[type ?? ''] ?? 'plain';
  const lastEnd = style === 'literal' ? text.slice(0, end).replace(/\r?\n$/, '').length : end;
  return { kind: 'scalar', style, start, end: lastEnd, value: value as YamlNode['value'], items: [] };
}

function emptyNode(offset: number): YamlNode {
  return { kind: 'scalar', style: 'plain', start: offset, end: offset, value: null, items: [] };
}
