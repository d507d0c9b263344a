import { z } from 'zod';
import { id } from './identifiers.ts';
import { lifetime } from './lifetime.ts';
import { amounts } from './money.ts';

/** What a price is paid for. */
export const billingPeriod = z
  .enum(['once', 'hour', 'month', 'year'])
  .describe('What the price pays for: once, hour, month or year.');
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** How the price stands to value-added tax. */
export const vatNote = z
  .enum(['excluded', 'included'])
  .describe('excluded: VAT comes on top of the price. included: it is in the price.');
export type VatNote = z.infer<typeof vatNote>;

/** A package's price: one amount, the lowest of a range, or given only in a quote. */
export const packagePrice = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('fixed').describe('Everybody pays this amount.'),
      amounts,
      ...lifetime,
    }),
    z.strictObject({
      kind: z.literal('from').describe('The lowest amount; shown as “from”.'),
      amounts,
      ...lifetime,
    }),
    z.strictObject({
      kind: z.literal('by-quote').describe('No amount is shown; the visitor asks for a quote.'),
    }),
  ])
  .describe('The price: fixed, from (the lowest) or by-quote.')
  .meta({ examples: [{ kind: 'fixed', amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }] });
export type PackagePrice = z.infer<typeof packagePrice>;

/** A rate for work by time. */
export const rate = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('fixed').describe('A rate with its own amounts.'),
      id,
      period: billingPeriod,
      vat: vatNote,
      amounts,
      ...lifetime,
    }),
    z.strictObject({
      kind: z.literal('derived').describe('A rate worked out from another one.'),
      id,
      of: id.describe('The rate that this one is worked out from.'),
      times: z.number().positive().describe('What the other rate is multiplied by: 1.5 is 50 % more.'),
    }),
  ])
  .describe('A rate for work: fixed, or derived from another rate.');
export type Rate = z.infer<typeof rate>;
