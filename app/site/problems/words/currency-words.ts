import type { Said } from '../said.ts';
import { allOf, inQuotes } from '../wording.ts';

/**
 * What is said about a price that lacks amounts.
 * @param missing the currencies
 * @param readers the languages that show them, by their own names
 */
export function missingAmounts(missing: readonly string[], readers: readonly string[]): Said {
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
