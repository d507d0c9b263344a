import { z } from 'zod';
import { thing } from './thing.ts';

/** The currencies that a price may be given in (ISO 4217). Each language names the one that it shows. */
export const currencyCodes = ['ISK', 'USD', 'EUR', 'DKK', 'NOK', 'SEK', 'GBP'] as const;

export const currencyCode = z
  .enum(currencyCodes)
  .describe('A currency by its three letters: ISK, USD, EUR, DKK, NOK, SEK or GBP.');
export type CurrencyCode = z.infer<typeof currencyCode>;

const wholeAmount = z
  .int({ error: 'Write whole krónur without a dot: 14900, not 14.900' })
  .positive({ error: 'An amount is more than 0' });

const amount = z
  .number()
  .positive({ error: 'An amount is more than 0' })
  .multipleOf(0.01, { error: 'Write thousands without a dot: 14900, not 14.900' });

/** The same price in each currency, excluding VAT, in the currency's main unit (krónur, dollars, euros). */
export const amounts = thing(
  'amounts',
  'The amount in every currency that a language of the site shows.',
  {
    ISK: wholeAmount.describe('Icelandic krónur, whole, without a dot: 14900.').optional(),
    USD: amount.describe('US dollars.').optional(),
    EUR: amount.describe('Euros.').optional(),
    DKK: amount.describe('Danish kroner.').optional(),
    NOK: amount.describe('Norwegian kroner.').optional(),
    SEK: amount.describe('Swedish kronor.').optional(),
    GBP: amount.describe('Pounds sterling.').optional(),
  },
  { ISK: 14900, USD: 110, EUR: 100, DKK: 740 },
);
export type Amounts = z.infer<typeof amounts>;
