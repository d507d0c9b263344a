import { z } from 'zod';
import { contentModel } from './content-model.ts';
import { id } from './identifiers.ts';
import { calendarDay } from './lifetime.ts';
import { amounts } from './money.ts';
import { kindSchema } from './object-schema.ts';
import { reference } from './references.ts';

/** Period that a price pays for. */
export const billingPeriod = z
  .enum(['once', 'hour', 'month', 'year'])
  .describe('What the price pays for: once, hour, month or year.');
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** Treatment of value-added tax in a price. */
export const vatNote = z
  .enum(['excluded', 'included'])
  .describe('excluded: VAT comes on top of the price. included: it is in the price.');
export type VatNote = z.infer<typeof vatNote>;

/** Another amount for some days; before and after them the ordinary amount applies. */
export const priceOffer = z
  .strictObject({
    validFrom: calendarDay.describe('The first day of the offer, like 2026-11-27.'),
    validUntil: calendarDay.describe(
      'The last day of the offer, like 2026-11-30. The day after, the ordinary price is back.',
    ),
    amounts,
  })
  .meta({
    title: 'offer',
    examples: [
      {
        validFrom: '2026-11-27',
        validUntil: '2026-11-30',
        amounts: { ISK: 3990, USD: 31, EUR: 28, DKK: 199 },
      },
    ],
  })
  .register(contentModel, { comparedBy: 'validFrom' });
export type PriceOffer = z.infer<typeof priceOffer>;

/** Optional fields of a price with amounts. */
const PERIOD_FIELDS = {
  offers: z
    .array(priceOffer)
    .min(1)
    .describe(
      'Lower amounts for some days each. The ordinary price is then shown struck through, and comes back by itself. Leave an offer here for 30 days after its end: the next one needs it.',
    )
    .optional(),
  validFrom: calendarDay
    .describe('The first day of this price. Before it, what it is the price of is not shown at all.')
    .optional(),
  validUntil: calendarDay
    .describe(
      'The last day of this price. After it, what it is the price of is not shown at all. For another price on some days write offers instead.',
    )
    .optional(),
};

const EXAMPLE_AMOUNTS = { amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } };

/** A package's price: one amount, the lowest of a range, or given only in a quote. */
export const packagePrice = z
  .discriminatedUnion('kind', [
    kindSchema('fixed', 'Everybody pays this amount.', { amounts, ...PERIOD_FIELDS }, EXAMPLE_AMOUNTS),
    kindSchema('from', 'The lowest amount; shown as “from”.', { amounts, ...PERIOD_FIELDS }, EXAMPLE_AMOUNTS),
    kindSchema('by-quote', 'No amount is shown; the visitor asks for a quote.', {}),
  ])
  .describe('The price: fixed, from (the lowest) or by-quote.')
  .meta({ title: 'price' })
  .register(contentModel, { isWhole: true });
export type PackagePrice = z.infer<typeof packagePrice>;

/** A rate for work by time. */
export const rate = z
  .discriminatedUnion('kind', [
    kindSchema(
      'fixed',
      'A rate with its own amounts.',
      { id, period: billingPeriod, vat: vatNote, amounts, ...PERIOD_FIELDS },
      {
        id: 'hourly',
        period: 'hour',
        vat: 'excluded',
        amounts: { ISK: 14900, USD: 110, EUR: 100, DKK: 740 },
      },
    ),
    kindSchema(
      'derived',
      'A rate worked out from another one.',
      {
        id,
        of: reference('rate', 'The rate that this one is worked out from.'),
        times: z
          .number()
          .positive()
          .max(10)
          .describe('What the other rate is multiplied by: 1.5 is 50 % more.'),
      },
      { id: 'emergency', of: 'hourly', times: 1.5 },
    ),
  ])
  .describe('A rate for work: fixed, or derived from another rate.')
  .meta({ title: 'rate' })
  .register(contentModel, { name: 'id', calledBy: 'line', fact: 'price' });
export type Rate = z.infer<typeof rate>;
