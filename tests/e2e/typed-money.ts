import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The languages whose formats these tests know by heart. */
export const writtenLanguages = ['is', 'en', 'es', 'da'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** What each language's readers pay in. */
export const currencies = { is: 'ISK', en: 'USD', es: 'EUR', da: 'DKK' } as const;

/**
 * Writes an amount as a language does, by rules typed here and not by what the site uses: `4.990 kr.`, `$1,090`,
 * `1.990 €`. The space is one that does not break.
 */
export function moneyIn(language: WrittenLanguage, amount: number): string {
  // Krónur have no smaller coins.
  const number = numberIn(language, amount, language === 'is' || Number.isInteger(amount) ? 0 : 2);
  switch (language) {
    case 'en':
      return `$${number}`;
    case 'es':
      return `${number}\u00a0€`;
    case 'is':
    case 'da':
      return `${number}\u00a0kr.`;
  }
}

/** Writes a number as a language does: `1.234,5` */
export function numberIn(language: WrittenLanguage, value: number, digits?: number): string {
  const [whole = '', decimals = ''] = (digits === undefined ? `${value}` : value.toFixed(digits)).split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && point + decimals);
}

type Amounts = Readonly<Record<string, number>>;

interface WrittenSite {
  readonly rates: readonly {
    readonly id: string;
    readonly amounts?: Amounts;
    readonly of?: string;
    times?: number;
  }[];
  readonly packages: readonly {
    readonly id: string;
    readonly packages: readonly { readonly id: string; readonly price: { readonly amounts?: Amounts } }[];
  }[];
}

/** The amounts of site.yaml by what they are of, `hourly` or `hosting.basic`; read without the site's own code. */
export const writtenAmounts: Readonly<Record<string, Amounts>> = readAmounts();

function readAmounts(): Record<string, Amounts> {
  const file = new URL('../../site.yaml', import.meta.url);
  const { rates, packages } = parse(readFileSync(file, 'utf8')) as WrittenSite;
  const found: Record<string, Amounts> = {};
  for (const { id, amounts } of rates) if (amounts) found[id] = amounts;
  for (const { id, of = '', times = 1 } of rates)
    if (of)
      found[id] = Object.fromEntries(
        Object.entries(found[of] ?? {}).map(([currency, amount]) => [currency, amount * times]),
      );
  for (const set of packages)
    for (const { id, price } of set.packages) if (price.amounts) found[`${set.id}.${id}`] = price.amounts;
  return found;
}
