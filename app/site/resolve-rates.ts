import type { Lifetime } from '../../schema/lifetime.ts';
import { type Amounts, decimalsOf } from '../../schema/money.ts';
import type { BillingPeriod, PriceOffer, Rate, VatNote } from '../../schema/price.ts';

/**
 * Works out the derived rates.
 * @param rates all rates; a derived one leads to a fixed one in the end
 * @returns the rates in the same order; one that leads nowhere is left out
 */
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
    const amounts = multiplied(base.amounts, times);
    const rest = { id, period, vat, validFrom, validUntil, times, amounts };
    if (!offers) return [rest];
    return [
      {
        ...rest,
        offers: offers.map((offer) => ({ ...offer, amounts: multiplied(offer.amounts, times) })),
      },
    ];
  });
}

/**
 * Multiplies an amount in each of its currencies.
 * @param amounts the amounts in main units
 * @param times a positive number
 * @returns the amounts rounded to hundredths, krónur to whole ones, halves up
 */
export function multiplied(amounts: Amounts, times: number): Amounts {
  const product: Amounts = {};
  for (const [currency, amount] of Object.entries(amounts)) {
    if (amount === undefined) continue;
    const parts = decimalsOf(currency) === 0 ? 1 : 100;
    // Six decimals first, so that 1.005 x 100 is 100.5 and not 100.49999.
    product[currency] = Math.round(Number((amount * times * parts).toFixed(6))) / parts;
  }
  return product;
}

/** A rate with its amounts, whether they were written or worked out; a derived one lives as long as the other. */
export interface ResolvedRate extends Lifetime {
  readonly id: string;
  readonly period: BillingPeriod;
  readonly vat: VatNote;
  readonly amounts: Amounts;
  /** Those of the rate that it is worked out from, worked out in the same way. */
  readonly offers?: readonly PriceOffer[] | undefined;
  /** Only on a day of an offer. */
  readonly reduction?: Reduction;
  /** What it is times the rate that it is worked out from; 1 for a rate with its own amounts. */
  readonly times: number;
}

/** What an offer's amounts are lower than. */
export interface Reduction {
  /** What is paid on days without an offer. */
  readonly ordinary: Amounts;
  /** The lowest amounts in the 30 days before the offer: the ordinary ones, or those of an earlier offer. */
  readonly lowestBefore: Amounts;
  /** The last day of the offer. */
  readonly validUntil: string;
}
