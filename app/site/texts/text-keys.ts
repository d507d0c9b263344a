import type { Lifetime } from '../../../schema/lifetime.ts';
import { NAMESPACES, type Namespace } from '../../../schema/namespace.ts';
import type { OfferedPackage } from '../../../schema/package-set.ts';
import { isRecord } from '../../../schema/plain-value.ts';
import { isQuantity } from '../../../schema/quantity.ts';
import { referredItem } from '../../../schema/reference-target.ts';
import { referenceTargets } from '../../../schema/references.ts';
import type { SectionOfKind } from '../../../schema/sections/section.ts';
import { childNodes, type SiteNode, siteNode, textPlaces, walkSite } from '../../../schema/site-node.ts';
import { pathKey } from '../../../schema/value-path.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import { getPackageLifetime } from '../site-on-day.ts';
import { whileAny } from '../valid-days.ts';
import { interfaceTexts } from './interface-texts.ts';
import { type TextKey, TextKeyList } from './text-key-list.ts';

type PriceEntry = SectionOfKind<'price-list'>['entries'][number];

/**
 * Lists every text that the site uses, derived from the names in site.yaml.
 * @returns each key once
 */
export function textKeys(site: ResolvedSite): readonly TextKey[] {
  const keys = new TextKeyList();
  for (const namespace of NAMESPACES)
    for (const name of interfaceTexts[namespace])
      keys.add(namespace, name, 'required', interfaceVariables[name]);
  for (const node of shownNodes(siteNode(site)).values()) addTexts(keys, node, site);
  return keys.all();
}

/** Interface texts that are completed with a value when they are shown. */
const interfaceVariables: Readonly<Record<string, readonly string[]>> = {
  'price.from': ['price'],
  'price.until': ['day'],
  'price.lowest': ['price'],
  'found.projects': ['count'],
  'pager.place': ['page', 'pages'],
  'packages.everything': ['name'],
  'budget.range': ['from', 'to'],
  'budget.over': ['from'],
  'summary.andMonthly': ['price'],
  'summary.monthly': ['price'],
};

/** Lists whose items pages show only where another value names them, such as packages, forms and pictures. */
const namedLists = new Set(
  Object.values(referenceTargets).flatMap((target) =>
    'list' in target && target.list.length === 1 ? target.list : [],
  ),
);

/** All nodes that pages show. */
function shownNodes(root: SiteNode): ReadonlyMap<string, SiteNode> {
  const nodes = new Map<string, SiteNode>();
  const parts = childNodes(root).filter(({ schema, step }) => schema && !namedLists.has(String(step)));
  for (const part of parts)
    for (const node of walkSite(part)) {
      nodes.set(pathKey(node.places), node);
      const item = referredItem(node);
      if (item && !nodes.has(pathKey(item.places))) parts.push(item);
    }
  return nodes;
}

function addTexts(keys: TextKeyList, node: SiteNode, site: ResolvedSite): void {
  const lifetime = lifetimeOfTexts(node, site);
  for (const { key: place, slots, variables, figure = node.value, required } of textPlaces(node)) {
    if (!required) continue;
    const [namespace, key] = place.split(':') as [Namespace, string];
    if (slots !== 'whole') {
      for (const [slot, need] of Object.entries(slots))
        keys.add(namespace, `${key}.${slot}`, need, variables[slot], lifetime);
      continue;
    }
    const shownValues = isQuantity(figure) ? ['value', 'count'] : [];
    // A text without a number: “{{count}} mailboxes” has no figure if they are unlimited.
    const isUnlimited = isQuantity(figure) && figure.kind === 'unlimited';
    if (isUnlimited) keys.add(namespace, `${key}_unlimited`, 'required', [], lifetime);
    keys.add(namespace, key, isUnlimited ? 'optional' : 'required', shownValues, lifetime);
  }
}

/** The days of the item that a text belongs to. A line of a price list is shown while its item is offered. */
function lifetimeOfTexts({ value, parent }: SiteNode, site: ResolvedSite): Lifetime {
  if (!isRecord(value) || isQuantity(value)) return parent ? lifetimeOfTexts(parent, site) : {};
  const item = value as Partial<OfferedPackage> | PriceEntry;
  if ('price' in item) return getPackageLifetime(item as OfferedPackage);
  if (!('kind' in item)) return item as Lifetime;
  const packages = 'set' in item ? (site.packages[item.set]?.packages ?? []) : [];
  switch (item.kind) {
    case 'rate':
      return site.rates[item.rate] ?? {};
    case 'package':
      return whileAny(packages.filter(({ id }) => id === item.package).map(getPackageLifetime));
    case 'lowest':
      return whileAny(packages.map(getPackageLifetime));
    default:
      return {};
  }
}
