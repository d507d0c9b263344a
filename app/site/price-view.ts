import type { OfferedPackage, PackageSet } from '../../schema/package-set.ts';
import { lowestAmounts } from './facts.ts';
import { formatAmounts, formatQuantity } from './format.ts';
import type { ResolvedLanguage, ResolvedRate } from './resolved-site.ts';
import type { FeatureView, PackageView, PriceView } from './section-view.ts';

/** A rate as a reader of the language sees it. */
export function viewRate(rate: ResolvedRate, language: ResolvedLanguage): PriceView {
  return { kind: 'fixed', amount: formatAmounts(rate.amounts, language), period: rate.period, vat: rate.vat };
}

/** A package's price as a reader of the language sees it. */
export function viewPackagePrice(
  set: PackageSet,
  { price }: OfferedPackage,
  language: ResolvedLanguage,
): PriceView {
  const amount = price.kind === 'by-quote' ? '' : formatAmounts(price.amounts, language);
  return { kind: price.kind, amount, period: set.period, vat: set.vat };
}

/** The lowest price of a set, as “from”. */
export function viewLowestPrice(set: PackageSet, language: ResolvedLanguage): PriceView {
  const lowest = lowestAmounts(set, language);
  return lowest
    ? { kind: 'from', amount: formatAmounts(lowest, language), period: set.period, vat: set.vat }
    : { kind: 'by-quote', amount: '', period: set.period, vat: set.vat };
}

/** The packages of a set with price and contents. */
export function viewPackages(set: PackageSet, language: ResolvedLanguage): PackageView[] {
  return set.packages.map((offered) => ({
    id: offered.id,
    texts: `${set.texts}:packages.${set.id}.${offered.id}`,
    popular: offered.popular,
    price: viewPackagePrice(set, offered, language),
    features: offered.features.map((feature) => viewFeature(set, offered, feature, language)),
  }));
}

function viewFeature(
  set: PackageSet,
  offered: OfferedPackage,
  id: string,
  language: ResolvedLanguage,
): FeatureView {
  const line = { id, text: `${set.texts}:packages.${set.id}.features.${id}` };
  const figure = offered.facts[id];
  if (!figure) return line;
  if (figure.kind === 'unlimited') return { ...line, unlimited: true };
  const value = formatQuantity(figure, language, '');
  return figure.kind === 'amount' ? { ...line, value, count: figure.value } : { ...line, value };
}
