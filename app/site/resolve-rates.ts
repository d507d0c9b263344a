import type { Lifetime } from '../../schema/lifetime.ts';
import { type Amounts, getDecimals } from '../../schema/money.ts';
import type { BillingPeriod, PriceOffer, Rate, VatNote } from '../../schema/price.ts';

/** Computes the derived rates from their bases; a rate without a fixed base, direct or not, is left out. */
export function resolveRates(rates: readonly Rate[]): ResolvedRate[] {
  return rates.flatMap((rate) => {
    let base: Rate | undefined = rate;
    let times = 1;
    for (let steps = 0; base?.kind === 'derived' && steps <= rates.length; steps++) {
      times *= base.times;
      const { of }: { of: string } = base;
      base = rates.find(({ id }) => id === of);
    }
    if (base?.kind !== 'fixed') return [];
    const { id } = rate;
    const { period, vat, validFrom, validUntil, offers } = base;
    const amounts = multiplyAmounts(base.amounts, times);
    const resolvedRate = { id, period, vat, validFrom, validUntil, times, amounts };
    const resolvedOffers = offers?.map((offer) => ({
      ...offer,
      amounts: multiplyAmounts(offer.amounts, times),
    }));
    return [resolvedOffers ? { ...resolvedRate, offers: resolvedOffers } : resolvedRate];
  });
}

/** Multiplies an amount in each of its currencies, rounded to hundredths, krónur to whole ones, halves up. */
export function multiplyAmounts(amounts: Amounts, times: number): Amounts {
  const product: Amounts = {};
  for (const [currency, amount] of Object.entries(amounts)) {
    if (amount === undefined) continue;
    const unitsPerMain = getDecimals(currency) === 0 ? 1 : 100;
    // Six decimals first, so that 1.005 x 100 is 100.5 and not 100.49999.
    product[currency] = Math.round(Number((amount * times * unitsPerMain).toFixed(6))) / unitsPerMain;
  }
  return product;
}

/** A rate with its amounts, fixed or derived; a derived rate is valid as long as its base. */
export interface ResolvedRate extends Lifetime {
  readonly id: string;
  readonly period: BillingPeriod;
  readonly vat: VatNote;
  readonly amounts: Amounts;
  /** Offers of the base rate, multiplied in the same way. */
  readonly offers?: readonly PriceOffer[] | undefined;
  /** Only on a day of an offer. */
  readonly reduction?: Reduction;
  /** Factor of the base rate; 1 for a fixed rate. */
  readonly times: number;
}

/** Amounts that an offer is lower than. */
export interface Reduction {
  /** Amounts on days without an offer. */
  readonly ordinary: Amounts;
  /** The lowest amounts in the 30 days before the offer: the ordinary ones, or those of an earlier offer. */
  readonly lowestBefore: Amounts;
  /** The last day of the offer. */
  readonly validUntil: string;
}
