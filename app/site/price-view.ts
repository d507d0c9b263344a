import type { FormField } from '../../schema/form.ts';
import type { Amounts } from '../../schema/money.ts';
import type { PackageSet } from '../../schema/package-set.ts';
import type { Quantity } from '../../schema/quantity.ts';
import type { SectionOfKind } from '../../schema/sections/section.ts';
import { lowestPrice } from './facts.ts';
import { formatAmounts, formatDate, formatQuantity } from './format.ts';
import type { Reduction, ResolvedRate } from './resolve-rates.ts';
import {
  lookUp,
  type ResolvedLanguage,
  type ResolvedPackage,
  type ResolvedPackageSet,
  type ResolvedSite,
} from './resolved-site.ts';
import type {
  AmountView,
  ChoicePriceView,
  FeatureView,
  OfferView,
  PackageSetView,
  PackageView,
  PriceView,
} from './views.ts';

export function viewRate(rate: ResolvedRate, language: ResolvedLanguage): PriceView {
  return viewPrice('fixed', rate, rate, language);
}

export function viewPackagePrice(
  set: PackageSet,
  { price }: ResolvedPackage,
  language: ResolvedLanguage,
): PriceView {
  return viewPrice(price.kind, price.kind === 'by-quote' ? null : price, set, language);
}

/** The lowest price of a set, as “from”. */
export function viewLowestPrice(set: ResolvedPackageSet, language: ResolvedLanguage): PriceView {
  const lowest = lowestPrice(set, language);
  return viewPrice(lowest ? 'from' : 'by-quote', lowest, set, language);
}

/** The prices of a field's choices, by value; none for those that have neither packages nor a rate. */
export function viewChoicePrices(
  field: FormField,
  site: ResolvedSite,
  language: ResolvedLanguage,
): Readonly<Record<string, ChoicePriceView>> {
  if (field.type !== 'checkbox-cards') return {};
  return Object.fromEntries(
    field.options.flatMap(({ value, set, package: id, rate }): [string, ChoicePriceView][] => {
      if (set !== undefined) {
        const packages = lookUp(site.packages, set);
        const choice = id === undefined ? packages : { ...packages, packages: [findPackage(packages, id)] };
        const amount = lowestPrice(choice, language)?.amounts[language.currency] ?? null;
        return [[value, { price: viewLowestPrice(choice, language), amount, set }]];
      }
      return rate === undefined
        ? []
        : [[value, { price: viewRate(lookUp(site.rates, rate), language), amount: null }]];
    }),
  );
}

function viewPrice(
  kind: PriceView['kind'],
  price: { readonly amounts: Amounts; readonly reduction?: Reduction | undefined } | null,
  { period, unit, vat }: Pick<PackageSet, 'period' | 'unit' | 'vat'>,
  language: ResolvedLanguage,
): PriceView {
  const amount = price ? formatAmounts(price.amounts, language) : '';
  const view = { kind, amount, period, ...(unit === undefined ? {} : { unit }), vat };
  return price?.reduction ? { ...view, offer: viewOffer(price.reduction, language) } : view;
}

function viewOffer({ ordinary, lowestBefore, validUntil }: Reduction, language: ResolvedLanguage): OfferView {
  const { currency } = language;
  return {
    before: formatAmounts(ordinary, language),
    ...(lowestBefore[currency] === ordinary[currency]
      ? {}
      : { lowest: formatAmounts(lowestBefore, language) }),
    until: formatDate(validUntil, language.locale),
  };
}

export function viewPackages(set: ResolvedPackageSet, language: ResolvedLanguage): PackageView[] {
  return set.packages.map((pkg) => viewPackage(set, pkg, language));
}

export function viewPackage(set: PackageSet, pkg: ResolvedPackage, language: ResolvedLanguage): PackageView {
  const texts = `${set.texts}:packages.${set.id}`;
  const { id, popular, features, facts, delivery } = pkg;
  return {
    id,
    texts: `${texts}.${id}`,
    popular,
    price: viewPackagePrice(set, pkg, language),
    extends: pkg.extends === undefined ? null : `${texts}.${pkg.extends}`,
    delivery: delivery ? viewLine({ id: 'delivery', text: `${texts}.delivery` }, delivery, language) : null,
    features: features.map((name) =>
      viewLine({ id: name, text: `${texts}.features.${name}` }, facts[name], language),
    ),
  };
}

export function viewPackageSet({ id, texts, period }: PackageSet, terms: string | undefined): PackageSetView {
  return { texts: `${texts}:packages.${id}`, isMonthly: period === 'month', terms: terms ?? null };
}

/** A line of a package with the figure that it shows, if any. */
function viewLine(
  line: Pick<FeatureView, 'id' | 'text'>,
  figure: Quantity | undefined,
  language: ResolvedLanguage,
): FeatureView {
  if (!figure) return line;
  if (figure.kind === 'unlimited') return { ...line, unlimited: true };
  const value = formatQuantity(figure, language, '');
  return figure.kind === 'amount' ? { ...line, value, count: figure.value } : { ...line, value };
}

type PriceEntry = SectionOfKind<'price-list'>['entries'][number];

/** The price of a line of a price list. */
export function viewEntry(entry: PriceEntry, site: ResolvedSite, language: ResolvedLanguage): PriceView {
  switch (entry.kind) {
    case 'rate':
      return viewRate(lookUp(site.rates, entry.rate), language);
    case 'lowest':
      return viewLowestPrice(lookUp(site.packages, entry.set), language);
    case 'package': {
      const set = lookUp(site.packages, entry.set);
      return viewPackagePrice(set, findPackage(set, entry.package), language);
    }
  }
}

export function findPackage(set: ResolvedPackageSet, id: string) {
  const match = set.packages.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`No package ${id} in ${set.id}`);
  return match;
}

/**
 * The amounts of a field's choices by value; none if they are not thousands of a currency. `100-500` is from `100.000`
 * to `500.000 kr.`, `10000+` from `10.000.000 kr.`; other currencies have the round amounts of the field's bounds.
 */
export function choiceAmounts(
  field: FormField,
  { locale, currency, mark }: Pick<ResolvedLanguage, 'locale' | 'currency' | 'mark'>,
): Readonly<Record<string, AmountView>> {
  if (field.type !== 'select' || field.thousands === undefined) return {};
  const bounds = currency === field.thousands ? undefined : field.bounds?.[currency];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: bounds ? currency : field.thousands,
    currencyDisplay: bounds ? 'narrowSymbol' : 'symbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return Object.fromEntries(
    field.options.map((option, index): [string, AmountView] => {
      const thousands = (option.value.match(/\d+/g) ?? []).map((digits) => Number(digits) * 1000);
      const [start = 0, end] = bounds?.slice(index, index + 2) ?? thousands;
      const { from, to } =
        end === undefined ? { from: money.format(start), to: null } : formatRange(money, start, end);
      return [option.value, { from: mark?.(option, from) ?? from, to }];
    }),
  );
}

/** Both ends of a range, with the currency once, in the language's position. */
function formatRange(money: Intl.NumberFormat, from: number, to: number): AmountView {
  const [start, end] = money.formatRange(from, to).split(/\s*[–-]\s*/);
  return start && end ? { from: start, to: end } : { from: money.format(from), to: money.format(to) };
}
