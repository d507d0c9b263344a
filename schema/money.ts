import { z } from 'zod';
import { contentModel } from './content-model.ts';

/** Currencies in use; they come first in suggestions. */
const USUAL_CODES = ['ISK', 'USD', 'EUR', 'DKK', 'NOK', 'SEK', 'GBP'];

/** The currencies that a price may be given in (ISO 4217). Each language names the one that it shows. */
export const currencyCodes = [...new Set([...USUAL_CODES, ...Intl.supportedValuesOf('currency')])];

export const currencyCode = z
  .enum(currencyCodes)
  .describe('A currency by its three letters as in ISO 4217: ISK, USD, EUR, DKK, NOK, SEK, GBP, CHF.');
export type CurrencyCode = z.infer<typeof currencyCode>;

const wholeAmount = z
  .int({ error: 'Write whole krónur without a dot: 14900, not 14.900' })
  .positive({ error: 'An amount is more than 0' });

const amount = z
  .number()
  .positive({ error: 'An amount is more than 0' })
  .multipleOf(0.01, { error: 'Write thousands without a dot: 14900, not 14.900' });

/** The same price in each currency, excluding VAT, in the currency's main unit (krónur, dollars, euros). */
export const amounts = z
  .object({
    ISK: wholeAmount.describe('Icelandic krónur, whole, without a dot: 14900.').optional(),
    USD: amount.describe('US dollars.').optional(),
    EUR: amount.describe('Euros.').optional(),
    DKK: amount.describe('Danish kroner.').optional(),
    NOK: amount.describe('Norwegian kroner.').optional(),
    SEK: amount.describe('Swedish kronor.').optional(),
    GBP: amount.describe('Pounds sterling.').optional(),
  })
  // Other currencies; unknown codes are refused below.
  .catchall(z.custom<number>())
  .superRefine((values, context) => {
    for (const [key, value] of Object.entries(values)) {
      if (USUAL_CODES.includes(key)) continue;
      if (!currencyCodes.includes(key)) {
        context.addIssue({ code: 'unrecognized_keys', keys: [key], input: values });
        continue;
      }
      const { error } = (getDecimals(key) === 0 ? wholeAmount : amount).safeParse(value);
      for (const { message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [key], input: value });
    }
  })
  .describe('The amount in every currency that a language of the site shows.')
  .meta({ title: 'amounts', examples: [{ ISK: 14900, USD: 110, EUR: 100, DKK: 740 }] })
  .register(contentModel, { isWhole: true });
export type Amounts = z.infer<typeof amounts>;

/** Decimals of a currency in everyday use: 2, or 0 for krónur and yen; 2 for an unknown code. */
export function getDecimals(currency: string): number {
  const code = currencyCodes.includes(currency) ? currency : 'EUR';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
