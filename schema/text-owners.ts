import { type SiteNode, textPlaces, walkSite } from './site-node.ts';

interface TextOwners {
  /** By the key that texts are under: `services:api.hero`. */
  readonly byKey: ReadonlyMap<string, SiteNode>;
  /** By the key of a text: `services:api.hero.title`. */
  readonly byText: ReadonlyMap<string, SiteNode>;
}

const ownersOfSites = new WeakMap<SiteNode, TextOwners>();

function textOwners(root: SiteNode): TextOwners {
  const owners = ownersOfSites.get(root) ?? findOwners(root);
  ownersOfSites.set(root, owners);
  return owners;
}

function findOwners(root: SiteNode): TextOwners {
  const [byKey, byText] = [new Map<string, SiteNode>(), new Map<string, SiteNode>()];
  const add = (owners: Map<string, SiteNode>, key: string, node: SiteNode) =>
    owners.has(key) || owners.set(key, node);
  for (const node of walkSite(root))
    for (const { key, slots, owner } of textPlaces(node)) {
      add(byKey, key, node);
      const texts = slots === 'whole' ? [key] : Object.keys(slots).map((slot) => `${key}.${slot}`);
      for (const text of texts) add(byText, text, owner);
    }
  return { byKey, byText };
}

/**
 * Finds the node whose texts are under a key.
 * @param key `services:api.hero`, without the name of a slot
 */
export function findKeyOwner(root: SiteNode, key: string): SiteNode | null {
  return textOwners(root).byKey.get(key.replace(ENDINGS, '')) ?? null;
}

/**
 * Finds the innermost node that a text belongs to.
 * @param key `services:api.hero.title`, with or without the ending of a number’s form
 */
export function findTextOwner(root: SiteNode, key: string): SiteNode | null {
  const text = key.replace(ENDINGS, '');
  const owner = textOwners(root).byText.get(text);
  if (owner) return owner;
  for (let start = text; start !== ''; start = start.replace(/[.:]?[^.:]*$/, '')) {
    const outer = findKeyOwner(root, start);
    if (outer) return outer;
  }
  return null;
}

/** Endings of a text’s forms: for numbers, and for a figure without a limit. */
const ENDINGS = /_(?:zero|one|two|few|many|other|unlimited)$/;
