import type { ReferenceKind } from './content-model.ts';
import { getChild } from './plain-value.ts';
import { childNode, childNodes, getRoot, nodeAt, nodeName, type SiteNode, walkSite } from './site-node.ts';

/** Items that a name in site.yaml may refer to. */
export interface ReferredItems {
  readonly kind: ReferenceKind;
  /** The list or record that the item is in; null if the site has none. */
  readonly list: SiteNode | null;
  /** The items that may be named. */
  readonly items: readonly SiteNode[];
  /** For packages, the name of their set. */
  readonly scope: unknown;
}

/** Finds the items that the value of a node may name; null if its value is no reference. */
export function referredItems(node: SiteNode): ReferredItems | null {
  const target = node.model.refersTo;
  if (!target) return null;
  const { kind } = target;
  const root = getRoot(node);
  if ('list' in target) return listItems(kind, nodeAt(root, target.list));
  // The value is a field of an item, which is in a list.
  const item = node.parent;
  const list = item?.parent ?? null;
  if ('listNextTo' in target) return listItems(kind, item && childNode(item, target.listNextTo));
  if ('listOf' in target) {
    const fields = [item, list?.parent].map((each) => each && childNode(each, target.listOf));
    const field = fields.find((each) => each?.value);
    const owner = field && referredItem(field);
    return listItems(kind, owner ? childNode(owner, target.listIn) : null, field?.value);
  }
  const { items, ...siblings } = listItems(kind, list, getChild(list?.parent?.value, 'id'));
  const place = items.findIndex(({ value }) => value === item?.value);
  return { ...siblings, items: target.siblings === 'before' ? items.slice(0, place) : items };
}

function listItems(kind: ReferenceKind, list: SiteNode | null, scope?: unknown): ReferredItems {
  return { kind, list, items: list ? childNodes(list) : [], scope };
}

/** The item that a name refers to; null if no item has that name. */
export function referredItem(node: SiteNode): SiteNode | null {
  return referredItems(node)?.items.find((item) => nodeName(item) === node.value) ?? null;
}

const referencesOfSites = new WeakMap<SiteNode, ReadonlyMap<string, readonly SiteNode[]>>();

/** Finds the values that refer to an item by its name, in the order of site.yaml. */
export function referencesTo(item: SiteNode): readonly SiteNode[] {
  const root = getRoot(item);
  const references = referencesOfSites.get(root) ?? findReferences(root);
  referencesOfSites.set(root, references);
  return references.get(itemKey(item.parent, nodeName(item))) ?? [];
}

function findReferences(root: SiteNode): ReadonlyMap<string, readonly SiteNode[]> {
  const nodes = walkSite(root).filter(({ model, value }) => model.refersTo && typeof value === 'string');
  return Map.groupBy(nodes, (node) => itemKey(referredItems(node)?.list, node.value));
}

function itemKey(list: SiteNode | null | undefined, name: unknown): string {
  return [...(list?.places ?? []), name].join('\n');
}
