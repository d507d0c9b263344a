import { allOf, inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/**
 * What is said about a price that lacks amounts.
 * @param missing the currencies
 * @param readers the languages that show them, by their own names
 */
export function missingAmounts(missing: readonly string[], readers: readonly string[]): Wording {
  const one = missing.length === 1;
  const added = missing.map((currency) => inQuotes(`${currency}: …`));
  return {
    en: {
      message: `This price has no amount in ${allOf(missing).en}, which ${allOf(readers).en} ${one ? 'shows' : 'show'}.`,
      hint: `Add ${allOf(added.map(({ en }) => en)).en} to it.`,
    },
    is: {
      message: `Í þetta verð vantar ${one ? 'upphæð' : 'upphæðir'} í ${allOf(missing).is}, sem ${allOf(readers).is} ${one ? 'sýnir' : 'sýna'}.`,
      hint: `Bættu ${allOf(added.map(({ is }) => is)).is} við það.`,
    },
  };
}

/**
 * What is said about an amount that is far from the same price in other currencies.
 * @param expected what it would roughly be
 */
export function farAmount(currency: string, amount: number, expected: number): Wording {
  return {
    en: {
      message: `“${currency}: ${amount}” is far from what the other currencies of this price say.`,
      hint: `Going by them it would be about ${expected}; look for a digit that is missing or too many.`,
    },
    is: {
      message: `„${currency}: ${amount}“ er fjarri því sem hinir gjaldmiðlarnir í þessu verði segja.`,
      hint: `Eftir þeim að dæma væri upphæðin um ${expected}; gáðu hvort tölustaf vantar eða er ofaukið.`,
    },
  };
}

/**
 * What is said about a currency that a language shows and most prices lack.
 * @param language by its own name
 * @param count how many prices lack it
 */
export function currencyWithoutAmounts(
  currency: string,
  language: string,
  count: number,
  lines: readonly number[],
): Wording {
  return {
    en: {
      message: `${language} shows prices in ${currency}, but ${count} prices have no amount in it.`,
      hint: `Write the currency that the prices have, or add “${currency}: …” to each price, on lines ${allOf(lines.map(String)).en}.`,
    },
    is: {
      message: `${language} sýnir verð í ${currency}, en ${count} verð eru án upphæðar í þeim gjaldmiðli.`,
      hint: `Skrifaðu gjaldmiðil sem verðin hafa, eða bættu „${currency}: …“ við hvert verð, í línum ${allOf(lines.map(String)).is}.`,
    },
  };
}
