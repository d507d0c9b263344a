import { parseDocument } from 'yaml';
import { createBoundedCache } from '../app/site/bounded-cache.ts';
import {
  blockNode,
  makeTree,
  PARSE_OPTIONS,
  plainValue,
  type YamlItem,
  type YamlNode,
} from '../checks/yaml/yaml-tree.ts';
import { getChild } from '../schema/plain-value.ts';
import { childPlace, type SchemaPlace, schemaAt } from '../schema/schema-walk.ts';
import { nameKey } from '../schema/site-node.ts';

/** One edit reads the same few texts repeatedly. */
const MAX_TREES = 4;
const MAX_PIECES = 4000;

/**
 * Reads site.yaml with the position of every value. Known pieces, items of the lists at the top, are not parsed again:
 * a draft has many edits, and each of them changes one piece.
 * @returns `null` if it cannot be read, or has tags, anchors or pairs without a colon
 */
export function readTree(text: string): YamlNode | null {
  return TREES.getOrMake(text, () => {
    const root = readByPieces(text) ?? readPiece(text);
    const value = root && plainValue(root);
    return root && withNameKeys(root, value, schemaAt(value, []));
  });
}

const TREES = createBoundedCache<YamlNode | null>(MAX_TREES);

/** Adds the key of its name to each item. */
function withNameKeys(node: YamlNode, value: unknown, { schema, model }: SchemaPlace): YamlNode {
  const items = node.items.map((item, index): YamlItem => {
    if (item.node.kind === 'scalar') return item;
    const step = item.key ?? index;
    const child = getChild(value, step);
    return { ...item, node: withNameKeys(item.node, child, childPlace(schema, step, child)) };
  });
  return { ...node, items, nameKey: nameKey(model, value) };
}

function readByPieces(text: string): YamlNode | null {
  if (/^(?:---|\.\.\.|%)/m.test(text)) return null;
  const items: YamlItem[] = [];
  for (const [start, end] of splitPieces(text, /^[^\s#-][^\r\n]*:(?=\s)/gm)) {
    const item = readPair(text.slice(start, end));
    if (!item) return null;
    items.push(shiftItem(item, start));
  }
  return items.length > 0 ? blockNode('map', items) : null;
}

/** Reads a pair at the top; if its value is a list, item by item. */
function readPair(text: string): YamlItem | null {
  const indent = /^[^\s#-][^\r\n]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( *)-(?=\s)/m.exec(text)?.[1];
  if (indent === undefined) return getOnlyItem(readPiece(text), 'map');
  const items: YamlItem[] = [];
  let pair: YamlItem | null = null;
  for (const [start, end] of splitPieces(text, new RegExp(`^${indent}-(?=\\s)`, 'gm'))) {
    const piece = readPiece(text.slice(start, end));
    pair ??= getOnlyItem(piece, 'map');
    const item = start === 0 ? getOnlyItem(pair?.node ?? null, 'seq') : getOnlyItem(piece, 'seq');
    if (!item) return null;
    items.push(shiftItem(item, start));
  }
  return pair ? { ...pair, node: blockNode('seq', items) } : null;
}

/** The ranges from each match to the next; the first one begins at the start. */
function splitPieces(text: string, pattern: RegExp): [start: number, end: number][] {
  const starts = [...text.matchAll(pattern)].map(({ index }) => index);
  return starts.map((start, index) => [index === 0 ? 0 : start, starts[index + 1] ?? text.length]);
}

function getOnlyItem(node: YamlNode | null, kind: YamlNode['kind']): YamlItem | null {
  const isOnly = node?.kind === kind && node.style === 'block' && node.items.length === 1;
  return (isOnly && node.items[0]) || null;
}

/** Shifts the offsets of an item. */
function shiftItem(item: YamlItem, distance: number): YamlItem {
  if (distance === 0) return item;
  const { keyNode, node } = item;
  return {
    ...item,
    keyNode: keyNode && shiftNode(keyNode, distance),
    start: item.start + distance,
    valueOffset: item.valueOffset + distance,
    node: shiftNode(node, distance),
  };
}

function shiftNode(node: YamlNode, distance: number): YamlNode {
  const items = node.items.length === 0 ? node.items : node.items.map((item) => shiftItem(item, distance));
  return { ...node, start: node.start + distance, end: node.end + distance, items };
}

const PIECES = createBoundedCache<YamlNode | null>(MAX_PIECES);

function readPiece(text: string): YamlNode | null {
  return PIECES.getOrMake(text, () => {
    const document = parseDocument(text, PARSE_OPTIONS);
    const tree = document.errors.length > 0 ? null : makeTree(document.contents, text);
    return tree && isWritable(tree) ? tree : null;
  });
}

/** true if an edit can write all pairs again. */
function isWritable({ items }: YamlNode): boolean {
  return items.every((item) => item.isPlain && isWritable(item.node));
}
