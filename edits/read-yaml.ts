import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { createBoundedCache } from '../app/site/bounded-cache.ts';
import { childOf } from '../schema/plain-value.ts';
import { childPlace, type SchemaPlace, schemaAt } from '../schema/schema-walk.ts';
import { nameKey } from '../schema/site-node.ts';
import { type Entry, jsonOf, type Node } from './tree.ts';

/**
 * Reads site.yaml with the position of every value. Pieces that were read before, entries of the lists at the top, are
 * not parsed again: a draft has many edits, and each of them changes one piece.
 * @returns null when it cannot be read, or has tags, anchors or keys without a colon
 */
export function readTree(text: string): Node | null {
  return latest.getOrMake(text, () => {
    const root = readByPieces(text) ?? readPiece(text);
    const value = root && jsonOf(root);
    return root && withNameKeys(root, value, schemaAt(value, []));
  });
}

/** A copy of a tree in which each item knows the key of its name. */
function withNameKeys(node: Node, value: unknown, { schema, model }: SchemaPlace): Node {
  const entries = node.entries.map((entry, index): Entry => {
    if (entry.node.kind === 'scalar') return entry;
    const step = entry.key ?? index;
    const inner = childOf(value, step);
    return { ...entry, node: withNameKeys(entry.node, inner, childPlace(schema, step, inner)) };
  });
  return { ...node, entries, nameKey: nameKey(model, value) };
}

const mostTexts = 4;
/** One edit reads the same few texts again and again. */
const latest = createBoundedCache<Node | null>(mostTexts);

function readByPieces(text: string): Node | null {
  if (/^(?:---|\.\.\.|%)/m.test(text)) return null;
  const entries: Entry[] = [];
  for (const [start, end] of split(text, /^[^\s#-][^\r\n]*:(?=\s)/gm)) {
    const entry = readSection(text.slice(start, end));
    if (!entry) return null;
    entries.push(shiftedEntry(entry, start));
  }
  return entries.length > 0 ? around('map', entries) : null;
}

/** A key at the top with its value, by the items of its list when it has one. */
function readSection(text: string): Entry | null {
  const indent = /^[^\s#-][^\r\n]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( *)-(?=\s)/m.exec(text)?.[1];
  if (indent === undefined) return single(readPiece(text), 'map');
  const items: Entry[] = [];
  let section: Entry | null = null;
  for (const [start, end] of split(text, new RegExp(`^${indent}-(?=\\s)`, 'gm'))) {
    const piece = readPiece(text.slice(start, end));
    section ??= single(piece, 'map');
    const item = start === 0 ? single(section?.node ?? null, 'list') : single(piece, 'list');
    if (!item) return null;
    items.push(shiftedEntry(item, start));
  }
  return section ? { ...section, node: around('list', items) } : null;
}

/** The ranges from each match to the next; the first one begins at the start. */
function split(text: string, pattern: RegExp): [start: number, end: number][] {
  const starts = [...text.matchAll(pattern)].map(({ index }) => index);
  return starts.map((start, place) => [place === 0 ? 0 : start, starts[place + 1] ?? text.length]);
}

function single(node: Node | null, kind: Node['kind']): Entry | null {
  const isOne = node?.kind === kind && node.style === 'block' && node.entries.length === 1;
  return (isOne && node.entries[0]) || null;
}

function around(kind: 'map' | 'list', entries: readonly Entry[]): Node {
  const [first, last] = [entries[0], entries.at(-1)];
  return { kind, style: 'block', start: first?.start ?? 0, end: last?.node.end ?? 0, value: null, entries };
}

function shiftedEntry(entry: Entry, by: number): Entry {
  if (by === 0) return entry;
  return { ...entry, start: entry.start + by, colon: entry.colon + by, node: shifted(entry.node, by) };
}

function shifted(node: Node, by: number): Node {
  const entries = node.entries.map((entry) => shiftedEntry(entry, by));
  return { ...node, start: node.start + by, end: node.end + by, entries };
}

const mostPieces = 4000;
const pieces = createBoundedCache<Node | null>(mostPieces);

function readPiece(text: string): Node | null {
  return pieces.getOrMake(text, () => {
    const options = { version: '1.2', uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
    const document = parseDocument(text, { ...options, keepSourceTokens: true });
    return document.errors.length > 0 ? null : nodeOf(document.contents, text, 0);
  });
}

/** @param at where it would be if nothing is written */
function nodeOf(written: unknown, text: string, at: number): Node | null {
  if (written === null || isAlias(written)) return null;
  if (isScalar(written)) return scalarOf(written, text, at);
  if (!isMap(written) && !isSeq(written)) return null;
  const [start, end] = written.range ?? [0, 0];
  if (written.tag !== undefined || written.anchor !== undefined || !written.range) return null;
  const entries = isMap(written) ? keysOf(written, text) : itemsOf(written, text);
  if (!entries) return null;
  const kind = isMap(written) ? 'map' : 'list';
  if (!written.flow) return { ...around(kind, entries), start };
  // A single pair in a list needs no brackets; nobody writes it.
  return /^[[{]/.test(text.slice(start, end))
    ? { ...around(kind, entries), style: 'flow', start, end }
    : null;
}

function keysOf(map: YAMLMap, text: string): Entry[] | null {
  const entries: Entry[] = [];
  for (const { key, value, srcToken } of map.items) {
    const sign =
      srcToken && 'sep' in srcToken ? srcToken.sep?.find(({ type }) => type === 'map-value-ind') : null;
    if (!isScalar(key) || !key.range || !sign) return null;
    if (srcToken?.start.some(({ type }) => type === 'explicit-key-ind')) return null;
    const colon = sign.offset + 1;
    const node = nodeOf(value, text, colon);
    if (!node) return null;
    const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
    entries.push({ key: name, start: key.range[0], colon, node });
  }
  return entries;
}

function itemsOf(list: YAMLSeq, text: string): Entry[] | null {
  const { srcToken } = list;
  const dashes = srcToken?.type === 'block-seq' ? srcToken.items : [];
  const places = dashes.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  const entries: Entry[] = [];
  for (const [index, item] of list.items.entries()) {
    const dash = places[index];
    const node = nodeOf(item, text, (dash ?? 0) + 1);
    if (!node || (dash === undefined && !list.flow)) return null;
    entries.push({
      key: null,
      start: dash ?? node.start,
      colon: dash === undefined ? node.start : dash + 1,
      node,
    });
  }
  return entries;
}

const styles: Readonly<Record<string, Node['style']>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'literal',
};

function scalarOf(scalar: Scalar, text: string, at: number): Node | null {
  const { value, range, type } = scalar;
  if (!range || scalar.tag !== undefined || scalar.anchor !== undefined) return null;
  if (value !== null && typeof value === 'object') return null;
  const style = styles[type ?? ''] ?? 'plain';
  const isEmpty = range[0] === range[1];
  const end = style === 'literal' ? text.slice(0, range[1]).replace(/\r?\n$/, '').length : range[1];
  return {
    kind: 'scalar',
    style,
    start: isEmpty ? at : range[0],
    end: isEmpty ? at : end,
    value: value as Node['value'],
    entries: [],
  };
}
