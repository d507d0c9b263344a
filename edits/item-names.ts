import { factName } from '../schema/fact-owner.ts';
import { getChild } from '../schema/plain-value.ts';
import { referencesTo } from '../schema/reference-target.ts';
import { nodeAt, nodeName, type SiteNode, siteNode, textPlaces } from '../schema/site-node.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { Json } from './json.ts';

/** Texts, mentions and references that depend on the name of an item. */
export interface Dependents {
  /** Keys of texts, and of maps of texts: `services:packages.hosting`. */
  readonly texts: readonly string[];
  /** Patterns of its name in texts and documents: in facts, and in addresses that link to it. */
  readonly mentions: readonly RegExp[];
  /** Paths in site.yaml that refer to it, by indices. */
  readonly references: readonly ValuePath[];
}

/**
 * Finds the dependents of an item's name.
 * @param site value of site.yaml
 * @param path path of the item, by names or indices
 */
export function findDependents(site: Json, path: ValuePath): Dependents {
  const item = nodeAt(siteNode(site), path);
  const name = item && nodeName(item);
  if (!item || name === null) return { texts: [], mentions: [], references: [] };
  const references = referencesTo(item);
  // Texts of a figure are stored with the sections that show it.
  const owners = [item, ...references];
  return {
    texts: [...new Set(owners.flatMap(textPlaces).map(({ key }) => key))],
    mentions: createPatterns(item, name),
    references: references.map(({ places }) => places),
  };
}

function createPatterns(item: SiteNode, name: string): RegExp[] {
  const leadPattern = createLeadPattern(item);
  return leadPattern === null
    ? []
    : [new RegExp(String.raw`(?<=${leadPattern})${RegExp.escape(name)}(?![\w-])`, 'g')];
}

/** Pattern of the text before an item's name in mentions. */
function createLeadPattern(item: SiteNode): string | null {
  const { model, parent } = item;
  const owner = parent?.parent;
  const fact = factName(item, null);
  if (fact !== null) return String.raw`\{\{\s*${RegExp.escape(`${fact}.`)}`;
  if (model.linked === 'anchor')
    return String.raw`(?<![\w/-])${RegExp.escape(`${getChild(owner?.value, 'path')}#`)}`;
  const link = model.linked === 'choice' ? getChild(owner?.value, 'link') : undefined;
  return typeof link === 'string' ? String.raw`(?<![\w/-])[\w/-]+\?${RegExp.escape(link)}=` : null;
}
