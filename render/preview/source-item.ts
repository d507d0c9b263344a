import type { Project } from '../../app/data/project.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { referredItem } from '../../schema/reference-target.ts';
import { isItem, nodeAt, type SiteNode, siteNode, walkSite } from '../../schema/site-node.ts';
import { findTextOwner } from '../../schema/text-owners.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { parseSource, type Source } from './sources.ts';

/**
 * Finds the item of site.yaml that a visible value belongs to: `text:services:api.cards.speed.title` →
 * `['pages', 'api', 'sections', 'cards', 'cards', 'speed']`. Icons and addresses of an item that cannot be marked are
 * found there.
 * @returns null for texts of the interface and those that many places share, and for rows
 */
export function sourceItem(source: Source, { site }: Pick<Project, 'site'>): ValuePath | null {
  const root = siteNode(site);
  const parsedSource = parseSource(source);
  switch (parsedSource?.kind) {
    case 'text': {
      const owner = findTextOwner(root, parsedSource.key);
      return owner && !isShared(owner) ? (findTextItem(owner)?.path ?? null) : null;
    }
    case 'value': {
      const node = nodeAt(root, parsedSource.path);
      return node?.value === undefined ? null : (findItem(node) ?? findPart(node)).path;
    }
    case 'document': {
      const document = walkSite(root).find(
        ({ model, value }) => model.isDocument && value === parsedSource.name,
      );
      return document ? (findItem(document)?.path ?? null) : null;
    }
    default:
      return null;
  }
}

/** The item that a node’s texts are edited with: the one that a name refers to, or whose texts they continue. */
function findTextItem(owner: SiteNode): SiteNode | null {
  if (isRecord(owner.value) && isItem(owner)) return owner;
  return referredItem(owner) ?? findItem(findOuterItem(owner, owner.model.texts?.[0]?.levels ?? 1));
}

/** The item a number of levels outwards. */
function findOuterItem(node: SiteNode, levels: number): SiteNode {
  const outer = node.parent && findItem(node.parent);
  return levels === 0 || !outer ? node : findOuterItem(outer, levels - 1);
}

function isShared({ model }: SiteNode): boolean {
  return model.texts?.some(({ shared }) => shared) ?? false;
}

/** The innermost item with fields that a node is or is in; for a group with a name, such as the page for unknown addresses, the group. */
function findItem(node: SiteNode): SiteNode | null {
  const isNamed = isItem(node) || node.model.name !== undefined;
  if (isRecord(node.value) && isNamed) return node;
  return node.parent && findItem(node.parent);
}

/** The part of site.yaml that a value outside of lists is in. */
function findPart(node: SiteNode): SiteNode {
  return node.parent?.parent ? node.parent : node;
}
