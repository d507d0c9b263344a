import type { Amounts, CurrencyCode } from '../../schema/money.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';
import { listed } from './wording.ts';

/** An amount with its currency, typed where a fact belongs. */
export interface TypedAmount {
  /** As it stands in the text. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** How the languages write the currencies; `kr.` is Icelandic, Danish, Norwegian or Swedish. */
const currencyWords: Readonly<Record<string, readonly CurrencyCode[]>> = {
  'ISK|ikr|íkr|krón(?:a|u|ur|um|unum|na)|krónur': ['ISK'],
  'DKK|dkr|kroner|coronas? danesas?': ['DKK'],
  'kr|coronas?|kronur|krone|krónum': ['ISK', 'DKK', 'NOK', 'SEK'],
  'NOK|nkr': ['NOK'],
  'SEK|skr|kronor': ['SEK'],
  'US\\$|USD|\\$|dollars?|dollar(?:a|ar|i|inn|um)|dólar(?:es)?|dal(?:ur|i|ir|a)': ['USD'],
  '€|EUR|euros?|evr(?:a|u|ur|um)': ['EUR'],
  '£|GBP|pounds?|libras?|pund': ['GBP'],
};

const anyCurrency = Object.keys(currencyWords).join('|');
const number = String.raw`\d+(?:[.,\u00a0\u202f ]\d+)*`;
const multiple = String.raw`(?:\s?(?:þús(?:und)?\.?|thousand|mil(?:lones(?: de)?|lion|ljón(?:ir|um)?)?|tusind|millioner|k|m)\b\.?)?`;
const space = String.raw`[\s\u00a0\u202f]?`;
/** A letter next to it makes a word of it: “20 krakkar” has no currency. */
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d{}.,])(?:(?:${anyCurrency})\.?${space}(${number})|(${number})${multiple}${space}-?(?:${anyCurrency})(?!\p{L}))\.?`,
  'giu',
);

/**
 * Finds amounts with a currency in any of the ways that the languages write them, and names the fact of each.
 * @param language whose text it is; its currency is meant where a sign stands for several
 */
export function typedAmounts(text: string, site: ResolvedSite, language: ResolvedLanguage): TypedAmount[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(amountPattern)].map((match) => {
    const written = match[0];
    const digits = match[1] ?? match[2] ?? '';
    const names = factsOf(amountOf(digits), currenciesOf(written.replace(digits, ''), language), site);
    return { written, index: match.index, ...words(written, names) };
  });
}

function words(written: string, names: readonly string[]) {
  const [first] = names;
  if (!first) {
    return {
      message: `The amount ${written} is typed into the text, and no price in site.yaml is the same.`,
      hint: 'Write it once in site.yaml and fetch it from there: {{price.…}} or {{package.….….price}}.',
    };
  }
  const hint = `write {{${first}}}`;
  return names.length === 1
    ? { message: `${written} is ${first}: ${hint}.`, hint: `Write {{${first}}} in its place.` }
    : {
        message: `${written} is ${listed(names)}.`,
        hint: `Write the one that is meant in its place, such as {{${first}}}.`,
      };
}

/** What digits with dots, commas and spaces stand for; three digits after a sign are thousands. */
function amountOf(digits: string): number {
  const plain = digits.replace(/[\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}

function currenciesOf(words: string, { currency }: ResolvedLanguage): readonly CurrencyCode[] {
  const found = Object.entries(currencyWords).find(([pattern]) =>
    new RegExp(String.raw`(?:^|[^\p{L}])(?:${pattern})(?:$|[^\p{L}])`, 'iu').test(words),
  );
  const currencies = found?.[1] ?? [];
  return currencies.includes(currency) ? [currency] : currencies;
}

/** The facts that are this amount in one of the currencies. */
function factsOf(value: number, currencies: readonly CurrencyCode[], site: ResolvedSite): string[] {
  const names: string[] = [];
  const look = (name: string, amounts: Amounts) => {
    if (currencies.some((currency) => amounts[currency] === value)) names.push(name);
  };
  for (const { id, amounts } of Object.values(site.rates)) look(`price.${id}`, amounts);
  for (const set of Object.values(site.packageSets)) {
    for (const { id, price } of set.packages)
      if (price.kind !== 'by-quote') look(`package.${set.id}.${id}.price`, price.amounts);
  }
  for (const [id, figure] of Object.entries(site.figures)) {
    if (!('unit' in figure) || !currencies.some((currency) => currency === figure.unit)) continue;
    const values = figure.kind === 'range' ? [figure.from, figure.to] : [figure.value];
    if (values.includes(value)) names.push(`figure.${id}`);
  }
  return names;
}
