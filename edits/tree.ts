import type { Json, ModelPath } from './edit.ts';

/** A value with its place in the text of a file, YAML or JSON. */
export interface Node {
  readonly kind: 'map' | 'list' | 'scalar';
  readonly style: 'flow' | 'block' | 'plain' | 'single' | 'double' | 'literal';
  readonly start: number;
  /** Behind its last character; of a block without the line end. */
  readonly end: number;
  /** Of a scalar. */
  readonly value: string | number | boolean | null;
  readonly entries: readonly Entry[];
  /** In site.yaml, the key of the value that an item is found by. */
  readonly nameKey?: string | undefined;
}

/** A key with its value, or an item of a list. */
export interface Entry {
  /** Of a map. */
  readonly key: string | null;
  /** Where its key or dash is. */
  readonly start: number;
  /** Behind the colon or the dash; in a flow list where the value starts. */
  readonly colon: number;
  readonly node: Node;
}

/** The node that gives an item its name; a plain value is its own name. */
function nameNode(node: Node): Node | null {
  if (node.kind === 'scalar') return node;
  return node.entries.find(({ key }) => key !== null && key === node.nameKey)?.node ?? null;
}

const quotes: Readonly<Record<string, Node['style']>> = { '"': 'double', "'": 'single' };

/** Where the name of an entry is written: its key, or what names its item. */
export function writtenName(text: string, { key, start, colon, node }: Entry): Node | null {
  if (key === null) return nameNode(node);
  const source = text.slice(start, colon - 1).trimEnd();
  const style = quotes[source.charAt(0)] ?? 'plain';
  return { kind: 'scalar', style, start, end: start + source.length, value: key, entries: [] };
}

/** The place of an entry in a map or list; -1 when there is none. */
export function indexOf(node: Node, step: string | number): number {
  if (node.kind === 'map') return node.entries.findIndex(({ key }) => key === String(step));
  if (typeof step === 'number') return step >= 0 && step < node.entries.length ? step : -1;
  return node.entries.findIndex(({ node: item }) => nameNode(item)?.value === step);
}

/** The step of a path that finds an entry. */
export function stepOf(node: Node, index: number): string | number {
  const entry = node.entries[index];
  if (entry?.key != null) return entry.key;
  const name = entry ? nameNode(entry.node)?.value : null;
  return typeof name === 'string' && indexOf(node, name) === index ? name : index;
}

/** A place in the tree: the thing itself, or what is around it. */
export interface Spot {
  readonly node: Node;
  /** Where the text of its value begins: behind its colon or dash; 0 for the whole file. */
  readonly colon: number;
  /** null for the whole file. */
  readonly entry: Entry | null;
  /** Whether its entry is on lines of its own. */
  readonly isBlock: boolean;
  /** Its path with items by index. */
  readonly places: ModelPath;
}

/** The spot of a whole file. */
export function rootSpot(node: Node): Spot {
  return { node, colon: 0, entry: null, isBlock: true, places: [] };
}

/** Finds what is at a path. */
export function spotAt(root: Node, path: ModelPath): Spot | null {
  let spot = rootSpot(root);
  for (const step of path) {
    const index = indexOf(spot.node, step);
    const entry = spot.node.entries[index];
    if (!entry) return null;
    const places = [...spot.places, entry.key ?? index];
    spot = { node: entry.node, colon: entry.colon, entry, isBlock: spot.node.style === 'block', places };
  }
  return spot;
}

/** The names that lead where indices lead. */
export function namedPath(root: Node, path: ModelPath): ModelPath {
  let node: Node | undefined = root;
  return path.map((step) => {
    const index = node ? indexOf(node, step) : -1;
    const name = node && index >= 0 ? stepOf(node, index) : step;
    node = node?.entries[index]?.node;
    return name;
  });
}

/** The value of a node. Of a key that is there twice the first counts. */
export function jsonOf(node: Node): Json {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.entries.map((entry) => jsonOf(entry.node));
  const values = new Map<string, Json>();
  for (const { key, node: value } of node.entries)
    if (key !== null && !values.has(key)) values.set(key, jsonOf(value));
  return Object.fromEntries(values);
}
