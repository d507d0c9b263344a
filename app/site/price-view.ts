import type { FormField } from '../../schema/form.ts';
import type { OfferedPackage, PackageSet } from '../../schema/package-set.ts';
import { lowestAmounts } from './facts.ts';
import { formatAmounts, formatQuantity } from './format.ts';
import type { ResolvedLanguage, ResolvedRate } from './resolved-site.ts';
import type { AmountView, FeatureView, PackageView, PriceView } from './section-view.ts';

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

/**
 * Writes the choices of a field that are thousands of a currency: `100-500` from `100.000` to `500.000 kr.`, `10000+`
 * from `10.000.000 kr.`
 * @param locale of the reader
 * @returns by value; nothing for fields whose choices are no amounts
 */
export function choiceAmounts(
  field: FormField,
  locale: string,
  mark: ResolvedLanguage['mark'] = (_, formatted) => formatted,
): Readonly<Record<string, AmountView>> {
  if (field.type !== 'select' || field.thousands === undefined) return {};
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: field.thousands,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  return Object.fromEntries(
    field.options.map((option): [string, AmountView] => {
      const [start = 0, end] = (option.value.match(/\d+/g) ?? []).map((digits) => Number(digits) * 1000);
      const { from, to } =
        end === undefined ? { from: money.format(start), to: null } : ends(money, start, end);
      return [option.value, { from: mark(option, from), to }];
    }),
  );
}

/** Both ends of a range, with the currency once, where the language puts it. */
function ends(money: Intl.NumberFormat, from: number, to: number): AmountView {
  const [start, end] = money.formatRange(from, to).split(/\s*[–-]\s*/);
  return start && end ? { from: start, to: end } : { from: money.format(from), to: money.format(to) };
}
