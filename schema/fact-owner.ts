import { childNode, nodeName, nodesTo, type SiteNode, walkSite } from './site-node.ts';

/** The start of an item's facts in texts, `package.hosting.basic`; null if it has none. */
export function factName({ model, parent }: SiteNode, name: string | null): string | null {
  if (model.fact === undefined) return null;
  const outer = parent && nodesTo(parent).findLast((each) => each.model.fact !== undefined);
  return [outer && factName(outer, nodeName(outer)), model.fact, name].filter(Boolean).join('.');
}

/**
 * Finds the item of a fact, or its field if that has the last part of the name.
 * @param fact as in a text: `package.hosting.basic.price`, `figure.clients.number`
 * @returns null for a name that no fact has
 */
export function findFactOwner(root: SiteNode, fact: string): SiteNode | null {
  const owners = ownersOfSites.get(root) ?? findOwners(root);
  ownersOfSites.set(root, owners);
  const [, outer, field = ''] = /^(.*)\.(.*)$/.exec(fact) ?? [];
  if (outer === undefined) return null;
  const owner = owners.get(outer);
  return owners.get(fact) ?? (owner ? (childNode(owner, field) ?? owner) : null);
}

const ownersOfSites = new WeakMap<SiteNode, ReadonlyMap<string, SiteNode>>();

function findOwners(root: SiteNode): ReadonlyMap<string, SiteNode> {
  return new Map(
    walkSite(root).flatMap((node) => {
      const name = factName(node, nodeName(node));
      return name === null ? [] : [[name, node] as const];
    }),
  );
}
