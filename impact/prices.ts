import { formatAmounts } from '../app/site/format.ts';
import type { ResolvedLanguage } from '../app/site/resolved-site.ts';
import type { Amounts } from '../schema/money.ts';
import type { PackagePrice, PriceOffer } from '../schema/price.ts';
import { type ValueChange, valuesIn } from './change.ts';
import { resolvedValue, type SiteDifference } from './differences.ts';
import type { SiteComparison } from './site-comparison.ts';
import type { State } from './state.ts';

/** A price before and after: of a package, or the amounts of a rate; undefined if there is none. */
export interface Priced {
  readonly before: PackagePrice | Amounts | undefined;
  readonly after: PackagePrice | Amounts | undefined;
}

/** The price in the currency of each language, with its growth; languages with the same price together. */
export function priceValues(
  priced: Priced,
  states: { readonly before: State; readonly after: State },
  languages: readonly ResolvedLanguage[],
): ValueChange[] {
  return valuesIn(languages, (code) => {
    const getSide = (side: 'before' | 'after') => {
      const language = states[side].project.site.languages.find((each) => each.code === code);
      const price = asPrice(priced[side]);
      if (!language || !price) return { words: null, amount: undefined };
      const amount = price.kind === 'by-quote' ? undefined : price.amounts[language.currency];
      return { words: priceWords(states[side], language, price), amount };
    };
    const [oldPrice, newPrice] = [getSide('before'), getSide('after')];
    return {
      before: oldPrice.words,
      after: newPrice.words,
      percent: getGrowth(oldPrice.amount, newPrice.amount),
    };
  });
}

/** The price with an offer that comes or goes on one side, and the ordinary one on the other. */
export function offerPrices({ path, before, after }: SiteDifference, comparison: SiteComparison): Priced {
  const getPrice = (side: 'before' | 'after', offer: unknown): PackagePrice | undefined => {
    const { site } = comparison[side];
    const ordinaryPrice = resolvedValue(site, path.slice(0, -2)) as Offered | undefined;
    const { amounts } = (offer as PriceOffer | undefined) ?? ordinaryPrice ?? {};
    return amounts && { kind: ordinaryPrice?.kind ?? 'fixed', amounts };
  };
  return { before: getPrice('before', before), after: getPrice('after', after) };
}

/** A rate, or a price that is no quote. */
interface Offered {
  readonly kind?: 'fixed' | 'from';
  readonly amounts: Amounts;
}

function asPrice(price: PackagePrice | Amounts | undefined): PackagePrice | undefined {
  return price === undefined || isPrice(price) ? price : { kind: 'fixed', amounts: price };
}

function isPrice(price: PackagePrice | Amounts): price is PackagePrice {
  return typeof price.kind === 'string';
}

/** A price as cards show it: `4.990 kr.`, `frá 4.990 kr.`, `Samkvæmt tilboði`. */
function priceWords(state: State, language: ResolvedLanguage, price: PackagePrice): string {
  const readText = (key: string) => state.texts[language.code]?.get(`common:price.${key}`) ?? key;
  if (price.kind === 'by-quote') return readText('byQuote');
  // The old amounts may lack the currency that a language has now.
  if (price.amounts[language.currency] === undefined) return '–';
  const amount = formatAmounts(price.amounts, language);
  return price.kind === 'fixed' ? amount : readText('from').replace(/\{\{\s*price\s*\}\}/, () => amount);
}

/** Growth of an amount, in per cent with one decimal; null if it stays the same, or is no amount. */
function getGrowth(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined || after === undefined || before === after) return null;
  return Number((((after - before) / before) * 100).toFixed(1));
}
