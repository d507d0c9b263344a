import { lowestPrice } from '../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { findFactOwner } from '../../schema/fact-owner.ts';
import { amounts } from '../../schema/money.ts';
import { getChild } from '../../schema/plain-value.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import { childNodes, nodesTo, type SiteNode, siteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { type Source, valueSource } from './sources.ts';

/** The source of a formatted value: all parts of a price are edited as one. */
export function formattedSource(node: SiteNode): Source {
  return valueSource((nodesTo(node).find((each) => each.model.isWhole || isDerived(each)) ?? node).path);
}

/** Returns true for a rate that is worked out from another one, and for a price on a day of an offer. */
function isDerived({ value }: SiteNode): boolean {
  return getChild(value, 'reduction') !== undefined || (getChild(value, 'times') ?? 1) !== 1;
}

/**
 * The source of a fact that a text fetches.
 * @param name as in the text: `price.hourly`, `package.hosting.basic.disk.number`
 * @returns null for a name that no fact has
 */
export function factSource(name: string, site: ResolvedSite, language: ResolvedLanguage): Source | null {
  const path = factPath(name, site, language);
  return path && valueSource(path);
}

function factPath(name: string, site: ResolvedSite, language: ResolvedLanguage): ValuePath | null {
  const [, setId = ''] = /^package\.([^.]+)\.lowest$/.exec(name) ?? [];
  const set = site.packages[setId];
  if (set) {
    const lowest = lowestPrice(set, language);
    const cheapest = set.packages.find(
      ({ price }) => price.kind !== 'by-quote' && price.amounts === lowest?.amounts,
    );
    return cheapest ? [...packagePath(setId, cheapest.id), 'price'] : null;
  }
  if (name === 'company.address') return ['company', 'offices', site.company.offices[0]?.id ?? '', 'street'];
  const owner = findFactOwner(siteNode(site), name);
  if (!owner || isDerived(owner) || owner.model.fact === undefined) return owner?.path ?? null;
  const value = childNodes(owner).find((each) => each.model.shown || hasSchema(amounts, each));
  return (value ?? owner).path;
}

export function packagePath(set: string, id: string): ValuePath {
  return ['packages', set, 'packages', id];
}
