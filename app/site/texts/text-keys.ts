import type { Lifetime } from '../../../schema/lifetime.ts';
import { NAMESPACES, type Namespace } from '../../../schema/namespace.ts';
import type { OfferedPackage } from '../../../schema/package-set.ts';
import { getChild, isRecord } from '../../../schema/plain-value.ts';
import type { Quantity } from '../../../schema/quantity.ts';
import type { SectionOfKind } from '../../../schema/sections/section.ts';
import { nodeAt, type SiteNode, textPlaces, walkSite } from '../../../schema/site-node.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import { pictureNames } from '../section-pictures.ts';
import { getPackageLifetime } from '../site-on-day.ts';
import { whileAny } from '../valid-days.ts';
import { interfaceTexts } from './interface-texts.ts';
import { resolvedNode } from './resolved-node.ts';
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
  const root = resolvedNode(site);
  for (const path of usedParts(site)) {
    const part = nodeAt(root, path);
    if (part) for (const node of walkSite(part)) addTexts(keys, node, site);
  }
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
};

/** The parts of site.yaml that pages show: of packages, forms and pictures those that a section names. */
function usedParts({ pages, notFound, forms, pictures }: ResolvedSite): (readonly string[])[] {
  const sections = [...pages, notFound].flatMap((page) => page.sections);
  const usedForms = new Set(sections.flatMap((section) => ('form' in section ? section.form : [])));
  const fields = [...usedForms].flatMap((id) => forms[id]?.fields ?? []);
  const usedSets = new Set([...sections, ...fields].flatMap((each) => ('set' in each ? each.set : [])));
  const usedPictures = new Set(sections.flatMap(pictureNames));
  return [
    ['company'],
    ['pages'],
    ['notFound'],
    ['navigation'],
    ['notices'],
    ...[...usedSets].map((id) => ['packages', id]),
    ...[...usedForms].map((id) => ['forms', id]),
    ...[...usedPictures].filter((id) => !pictures[id]?.decoration).map((id) => ['pictures', id]),
  ];
}

function addTexts(keys: TextKeyList, node: SiteNode, site: ResolvedSite): void {
  if (!node.model.texts || isAmount(node)) return;
  const lifetime = lifetimeOfTexts(node, site);
  const figure = findFigure(node);
  // A text without a number: “{{count}} mailboxes” has no figure if they are unlimited.
  const isUnlimited = figure?.kind === 'unlimited';
  for (const { key: place, slots, variables } of textPlaces(node)) {
    const [namespace, key] = place.split(':') as [Namespace, string];
    if (slots !== 'whole') {
      for (const [slot, need] of Object.entries(slots))
        keys.add(namespace, `${key}.${slot}`, need, variables[slot], lifetime);
      continue;
    }
    if (isUnlimited) keys.add(namespace, `${key}_unlimited`, 'required', [], lifetime);
    keys.add(
      namespace,
      key,
      isUnlimited ? 'optional' : 'required',
      figure ? ['value', 'count'] : [],
      lifetime,
    );
  }
}

/** The figure that a text shows: the value itself, or the surrounding item's fact of that name. */
function findFigure({ value, parent }: SiteNode): Quantity | undefined {
  if (isQuantity(value)) return value;
  const figure = typeof value === 'string' ? getChild(getChild(parent?.parent?.value, 'facts'), value) : null;
  return isQuantity(figure) ? figure : undefined;
}

function isQuantity(value: unknown): value is Quantity {
  return ['amount', 'range', 'unlimited', 'always', 'date'].includes(String(getChild(value, 'kind')));
}

/** Choices of some fields are amounts, which share their texts. */
function isAmount({ parent }: SiteNode): boolean {
  return getChild(parent?.parent?.value, 'thousands') !== undefined;
}

/** The days of the item that a text belongs to. A line of a price list is shown while its item is offered. */
function lifetimeOfTexts({ value, parent }: SiteNode, site: ResolvedSite): Lifetime {
  if (!isRecord(value) || isQuantity(value)) return parent ? lifetimeOfTexts(parent, site) : {};
  const item = value as Partial<OfferedPackage> | PriceEntry;
  if ('price' in item) return getPackageLifetime(item as OfferedPackage);
  if (!('kind' in item)) return item as Lifetime;
  const packages = 'set' in item ? (site.packageSets[item.set]?.packages ?? []) : [];
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
