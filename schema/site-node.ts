import { z } from 'zod';
import type { ContentModel, TextHome } from './content-model.ts';
import { getChild, isRecord, listAt } from './plain-value.ts';
import { childPlace, listKeys, type SchemaPlace, schemaAt } from './schema-walk.ts';
import type { TextSlots } from './text-slots.ts';
import type { ValuePath } from './value-path.ts';

/** A value of site.yaml, with its schema and its place in the content model. */
export class SiteNode implements SchemaPlace {
  /** The value as written, or as resolved; undefined for a field that is left out. */
  readonly value: unknown;
  /** The list or group around the value; null for the whole site. */
  readonly parent: SiteNode | null;
  readonly #place: SchemaPlace;
  readonly #step: string | number;
  readonly #index: string | number;

  /**
   * @param step the name that paths find the value by
   * @param index its key, or its index in a list
   */
  constructor(
    place: SchemaPlace,
    value: unknown,
    parent: SiteNode | null = null,
    step: string | number = '',
    index = step,
  ) {
    this.#place = place;
    this.value = value;
    this.parent = parent;
    this.#step = step;
    this.#index = index;
  }

  get schema() {
    return this.#place.schema;
  }

  get description() {
    return this.#place.description;
  }

  get model() {
    return this.#place.model;
  }

  get required() {
    return this.#place.required;
  }

  /** Items of lists by name; duplicates and those without a name by index. */
  get path(): ValuePath {
    return this.parent ? [...this.parent.path, this.#step] : [];
  }

  /** The path by index, which finds positions in the file. */
  get places(): ValuePath {
    return this.parent ? [...this.parent.places, this.#index] : [];
  }

  /** The last step of the path; empty for the whole site. */
  get step() {
    return this.#step;
  }
}

/**
 * The whole of a site.
 * @param value the value of site.yaml, valid or not, or the resolved site, in which some lists are records by name
 */
export function siteNode(value: unknown): SiteNode {
  if (typeof value !== 'object' || value === null) return new SiteNode(schemaAt(value, []), value);
  const node = nodesOfSites.get(value) ?? new SiteNode(schemaAt(value, []), value);
  nodesOfSites.set(value, node);
  return node;
}

/** Nodes of sites; everything derived from a site is cached by its node. */
const nodesOfSites = new WeakMap<object, SiteNode>();

/** The node at a path of names or indices; null if there is neither a value nor a field. */
export function nodeAt(root: SiteNode, path: ValuePath): SiteNode | null {
  return path.reduce<SiteNode | null>((node, step) => node && childNode(node, step), root);
}

/** The node one step further in; null if there is neither a value nor a field. */
export function childNode(node: SiteNode, step: string | number): SiteNode | null {
  if (!Array.isArray(node.value)) return entryNode(node, String(step));
  const items: readonly unknown[] = node.value;
  const keys = itemKeys(node, items);
  const index =
    typeof step === 'number'
      ? step
      : items.findIndex((item, at) => (keys[at] ?? comparedName(node, item)) === step);
  return index in items ? itemNode(node, index, keys) : null;
}

/** Nodes of all values that a list or group has. */
export function childNodes(node: SiteNode): readonly SiteNode[] {
  const { value } = node;
  if (Array.isArray(value)) {
    const keys = itemKeys(node, value);
    return keys.map((_, index) => itemNode(node, index, keys));
  }
  return isRecord(value) ? Object.keys(value).flatMap((key) => entryNode(node, key) ?? []) : [];
}

/** A copy of a node's value with other values in it; the same object if none differs. */
export function mapInside(node: SiteNode, replace: (child: SiteNode) => unknown): unknown {
  const { value } = node;
  if (typeof value !== 'object' || value === null) return value;
  const entries = childNodes(node).map((child) => [child, replace(child)] as const);
  if (entries.every(([child, other]) => child.value === other)) return value;
  if (Array.isArray(value)) return entries.map(([, other]) => other);
  const fields = Object.fromEntries(entries.map(([{ step }, other]) => [step, other]));
  return Object.assign(Object.create(Object.getPrototypeOf(value)), fields);
}

/** Nodes of all values that a list or group has, and of a group those of the fields that it may have. */
export function fieldNodes(node: SiteNode): readonly SiteNode[] {
  if (!isRecord(node.value)) return childNodes(node);
  const fields = listKeys(node.schema) ?? [];
  const others = Object.keys(node.value).filter((key) => !fields.includes(key));
  return [...fields, ...others].flatMap((key) => childNode(node, key) ?? []);
}

/** The node at a path, or the innermost one around it that exists. */
export function nearestNode(root: SiteNode, [step, ...path]: ValuePath): SiteNode {
  const child = step === undefined ? null : childNode(root, step);
  return child ? nearestNode(child, path) : root;
}

/** The nodes from a part of site.yaml inwards to a node. */
export function nodesTo(node: SiteNode): readonly SiteNode[] {
  return node.parent ? [...nodesTo(node.parent), node] : [];
}

function entryNode(node: SiteNode, key: string): SiteNode | null {
  const value = getChild(node.value, key);
  if (value === undefined && !listKeys(node.schema)?.includes(key)) return null;
  return makeNode(node, key, key, value);
}

function itemNode(list: SiteNode, index: number, keys: readonly (string | null)[]): SiteNode {
  const key = keys[index];
  // The second of two items with one name is found by its index.
  const step = key != null && keys.indexOf(key) === index ? key : index;
  return makeNode(list, index, step, getChild(list.value, index));
}

function makeNode(parent: SiteNode, index: string | number, step: string | number, value: unknown): SiteNode {
  return new SiteNode(childPlace(parent.schema, index, value), value, parent, step, index);
}

/** Names by which paths find the items of a list, or other fields that identify them; null if only the index does. */
function itemKeys(list: SiteNode, items: readonly unknown[]): (string | null)[] {
  return items.map((item) => (isRecord(item) ? itemName(list, item) : null));
}

/**
 * The name that paths find an item by; null if it has none. A plain text is its own name.
 * @param list the list that has or will have the item
 */
export function itemName({ schema }: Pick<SiteNode, 'schema'>, item: unknown): string | null {
  const key = nameKey(childPlace(schema, 0, item).model, item);
  const name = key === undefined ? item : getChild(item, key);
  return typeof name === 'string' ? name : null;
}

/** The name by which the impact compares an item in two versions; null if it has none. */
export function comparedName(list: Pick<SiteNode, 'schema'>, item: unknown): string | null {
  const { comparedBy = '' } = childPlace(list.schema, 0, item).model;
  const name = itemName(list, item) ?? getChild(item, comparedBy);
  return typeof name === 'string' ? name : null;
}

/** The field that paths find an item by; undefined if it has no name. */
export function nameKey({ name, knownBy }: ContentModel, item: unknown): string | undefined {
  return [name, knownBy].find((key) => key !== undefined && typeof getChild(item, key) === 'string');
}

/** The schema of a node before its kind selects one of several. */
export function schemaOfAllKinds({ parent, places }: SiteNode): SchemaPlace['schema'] {
  return parent && childPlace(parent.schema, places.at(-1) ?? 0, undefined).schema;
}

/** A node and all nodes in it that the schema knows, from the outside inwards. */
export function walkSite(node: SiteNode, nodes: SiteNode[] = []): readonly SiteNode[] {
  nodes.push(node);
  for (const child of childNodes(node)) if (child.schema) walkSite(child, nodes);
  return nodes;
}

/** The name of an item, or of a group that has one; null if it has none. A plain value is its own name. */
export function nodeName({ value, model, step, parent }: SiteNode): string | null {
  if (parent?.schema instanceof z.core.$ZodRecord) return String(step);
  const name = isRecord(value) && model.name !== undefined ? getChild(value, model.name) : value;
  return typeof name === 'string' ? name : null;
}

/** The path of the value that names an item. */
export function namePlace({ places, model, value }: SiteNode): ValuePath {
  const key = nameKey(model, value);
  return key === undefined ? places : [...places, key];
}

/** A key of texts, `services:api.hero`, with the texts below it. */
export interface TextPlace {
  readonly key: string;
  readonly slots: TextSlots | 'whole';
  /** Names that the texts may use in addition to facts, by slot. */
  readonly variables: Readonly<Record<string, readonly string[]>>;
  /** The figure that the texts show; undefined for most texts. */
  readonly figure: unknown;
  /** false if another field makes the texts unnecessary. */
  readonly required: boolean;
  /** The node that the texts are edited with: for a cell of a table its row, otherwise the node itself. */
  readonly owner: SiteNode;
}

/** The keys of an item's texts; the keys of items in it continue the first one. */
export function textPlaces(node: SiteNode): readonly TextPlace[] {
  if (!node.model.texts) return [];
  const cachedPlaces = placesOfNodes.get(node);
  if (cachedPlaces) return cachedPlaces;
  const places = node.model.texts.flatMap((home) => resolvePlaces(node, home));
  placesOfNodes.set(node, places);
  return places;
}

/** Cached, because all items in an item need its places. */
const placesOfNodes = new WeakMap<SiteNode, readonly TextPlace[]>();

function resolvePlaces(node: SiteNode, home: TextHome): TextPlace[] {
  const { file, levels = 1, across, figuresIn, unless, slots, variables = {} } = home;
  const name = homeName(node, home);
  if (name === null) return [];
  const { under = file === undefined ? [listKey(node)] : [] } = home;
  const place = {
    slots,
    variables,
    figure: figuresIn && getChild(nearestValue(node, figuresIn), name),
    required: !unless || !(getChild(node.value, unless) ?? nearestValue(node, unless)),
  };
  const end = [...under, name].join('.');
  if (file !== undefined) {
    const namespace = typeof file === 'string' ? file : String(getChild(node.value, file.field));
    return [{ ...place, key: `${namespace}:${end}`, owner: node }];
  }
  const rows = across === undefined ? [] : itemsNextTo(node, across);
  const outer = across === undefined ? [outerItem(node, levels)] : rows;
  return outer.flatMap((item) => {
    const [outerPlace] = item ? textPlaces(item) : [];
    return item && outerPlace
      ? [{ ...place, key: `${outerPlace.key}.${end}`, owner: across ? item : node }]
      : [];
  });
}

function itemsNextTo({ parent }: SiteNode, key: string): readonly SiteNode[] {
  const list = parent?.parent && childNode(parent.parent, key);
  return list ? childNodes(list) : [];
}

/** The item with texts that a node is in. @param levels number of items outwards */
function outerItem({ parent }: SiteNode, levels: number): SiteNode | null {
  if (!parent) return null;
  const isNext = parent.model.texts !== undefined;
  if (isNext && levels === 1) return parent;
  return outerItem(parent, isNext ? levels - 1 : levels);
}

function homeName(node: SiteNode, { named, pageIn }: TextHome): string | null {
  if (pageIn !== undefined) return pageName(node, getChild(node.value, pageIn));
  return named ?? nodeName(node);
}

/** The key of the list that an item is in; for a group its own. */
export function listKey(node: SiteNode): string {
  return String(isItem(node) ? node.parent?.step : node.step);
}

/** true for an item of a list, or of a record that stands for a list. */
export function isItem({ parent }: SiteNode): boolean {
  return Array.isArray(parent?.value) || isListByName(parent);
}

/** true for an item, or for an entry of a record, such as a figure. */
export function isEntry(node: SiteNode): boolean {
  return isItem(node) || node.parent?.schema instanceof z.core.$ZodRecord;
}

/** true for a list, or for a field that may have one. */
export function isList({ value, schema }: SiteNode): boolean {
  return Array.isArray(value) || (value === undefined && schema instanceof z.core.$ZodArray);
}

/** The value of a field of the nearest surrounding item or group that has it. */
export function nearestValue({ parent }: SiteNode, key: string): unknown {
  return parent ? (getChild(parent.value, key) ?? nearestValue(parent, key)) : undefined;
}

/** true for a list that the resolved site has as a record by name. */
function isListByName(node: SiteNode | null): boolean {
  return node?.schema instanceof z.core.$ZodArray && isRecord(node.value);
}

function pageName(node: SiteNode, address: unknown): string | null {
  const root = getRoot(node);
  const page = listAt(root.value, ['pages']).find((each) => getChild(each, 'path') === address);
  const name = getChild(page, 'id');
  return typeof name === 'string' ? name : null;
}

export function getRoot(node: SiteNode): SiteNode {
  return node.parent ? getRoot(node.parent) : node;
}
