import { type Amounts, currencyCodes } from '../../schema/money.ts';
import type { PriceOffer } from '../../schema/price.ts';
import { daysAfter, isValidOn } from './lifetime.ts';

/** The law on price reductions (directive 98/6/EC, article 6a) asks for the lowest price of so many days before. */
export const DAYS_BEFORE_OFFER = 30;

/** What an offer's amounts are lower than. */
export interface Reduction {
  /** What is paid on days without an offer. */
  readonly ordinary: Amounts;
  /** The lowest amounts in the 30 days before the offer: the ordinary ones, or those of an earlier offer. */
  readonly lowestBefore: Amounts;
  /** The last day of the offer. */
  readonly validUntil: string;
}

interface Priced {
  readonly amounts: Amounts;
  readonly offers?: readonly PriceOffer[] | undefined;
}

/**
 * A price as it is on a day.
 * @param day `2026-11-27`
 * @returns the price with the amounts of the day and without its list of offers
 */
export function priceOn<P extends Priced>(price: P, day: string): P & { readonly reduction?: Reduction } {
  if (price.offers === undefined) return price;
  const { offers, ...ordinary } = price;
  const offer = offers.find((each) => isValidOn(each, day));
  if (!offer) return ordinary as P;
  const { validFrom, validUntil } = offer;
  const from = daysAfter(validFrom, -DAYS_BEFORE_OFFER);
  const earlier = offers.filter((each) => each.validFrom < validFrom && each.validUntil >= from);
  return {
    ...(ordinary as P),
    amounts: { ...price.amounts, ...offer.amounts },
    reduction: {
      ordinary: price.amounts,
      lowestBefore: lowestOf([price.amounts, ...earlier.map(({ amounts }) => amounts)]),
      validUntil,
    },
  };
}

/** The lowest amount in each currency. */
function lowestOf(all: readonly Amounts[]): Amounts {
  const lowest: Amounts = {};
  for (const currency of currencyCodes) {
    const given = all.flatMap((amounts) => amounts[currency] ?? []);
    if (given.length > 0) lowest[currency] = Math.min(...given);
  }
  return lowest;
}
