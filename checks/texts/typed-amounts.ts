import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Amounts, CurrencyCode } from '../../schema/money.ts';
import { translateMessage } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';

/** Currency words of the languages; `kr.` is Icelandic, Danish, Norwegian or Swedish. */
const currencyWords: Readonly<Record<string, readonly CurrencyCode[]>> = {
  'ISK|ikr|íkr|(?:íslensk(?:a|ar|um|ra) )?krón(?:a|u|ur|um|unum|na)': ['ISK'],
  'DKK|dkr|danske kroner|coronas? danesas?': ['DKK'],
  'kroner|krone': ['DKK', 'NOK'],
  'kr|coronas?|kronur': ['ISK', 'DKK', 'NOK', 'SEK'],
  'NOK|nkr|norske kroner': ['NOK'],
  'SEK|skr|kronor': ['SEK'],
  'US\\$|USD|\\$|(?:US )?dollars?|dollar(?:a|ar|i|inn|um)|dólar(?:es)?|(?:bandaríkja)?(?:dal(?:ur|i|ir|a)|dölum)':
    ['USD'],
  '€|EUR|euros?|evr(?:a|u|ur|um)': ['EUR'],
  '£|GBP|pounds?|libras?|pund': ['GBP'],
};

/** Any of them, as one group of a pattern. */
const currencyGroup = `(${Object.keys(currencyWords).join('|')})`;

/** The space between an amount and its currency on one line. */
const currencySpace = String.raw`(?:[ \u00a0\u202f]|&nbsp;)?`;

/** Only this abbreviation has a dot; that of “in USD. 30 days” ends a sentence. */
const currencyDot = String.raw`(?:(?<=kr)\.)?`;

/** An amount with its currency, typed where a fact belongs. */
interface TypedAmount {
  /** As written in the text. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly wording: Wording;
}

/** Thousands are separated by spaces or by punctuation, not by both: “3 499.950 kr.” is not one number. */
const spaced = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d|[.,]\d{3})(?:[.,]\d{1,2})?`;
const number = String.raw`(${spaced}|\d+(?:[.,]\d+)*)(?:,[-–])?`;
/** “5 thousand dollars” is also found, though not as the amount of a price. */
const multiple = String.raw`(?:[ \u00a0\u202f]?(þús(?:und)?|thousand|tusind|mil|k|millj\p{L}*|milli?[oó]\p{L}*|mio|m)(?!\p{L})\.?(?: de)?)?`;
/** Text on another line is unrelated: “USD”, then “2.” of a list. And 24/7 is not an amount. */
const before = String.raw`${currencyGroup}${currencyDot}${currencySpace}(?!24\/7)${number}${multiple}`;
/** An adjacent letter makes it a word: “20 krakkar” has no currency. */
const after = String.raw`${number}${multiple}(?:\s|&nbsp;)?-?${currencyGroup}(?!\p{L})${currencyDot}`;
const AMOUNT_PATTERN = new RegExp(String.raw`(?<![\p{L}\d{}.,])(?:${before}|${after})`, 'giu');

/**
 * Finds amounts with a currency in any of the forms of the languages, and names the fact of each.
 * @param language language of the text; its currency is preferred if a symbol is ambiguous
 */
export function typedAmounts(text: string, site: ResolvedSite, language: ResolvedLanguage): TypedAmount[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(AMOUNT_PATTERN)].map((match) => {
    const [written, signBefore, numberAfter, timesAfter, numberBefore, timesBefore, signAfter] = match;
    const currencies = currenciesOf(signBefore ?? signAfter ?? '', language);
    const isMultiple = (timesAfter ?? timesBefore) !== undefined;
    const names = isMultiple ? [] : factsOf(amountOf(numberAfter ?? numberBefore ?? ''), currencies, site);
    return { written, index: match.index, wording: typedWording(written, names) };
  });
}

/** Parses digits with dots, commas and spaces; three digits after a separator are thousands. */
function amountOf(digits: string): number {
  const plain = digits.replace(/[\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}

function currenciesOf(sign: string, language: ResolvedLanguage): readonly CurrencyCode[] {
  const named = Object.entries(currencyWords).find(([words]) =>
    new RegExp(`^(?:${words})$`, 'iu').test(sign),
  );
  const currencies = named?.[1] ?? [];
  return currencies.includes(language.currency) ? [language.currency] : currencies;
}

/** Facts with this amount in one of the currencies. */
function factsOf(value: number, currencies: readonly CurrencyCode[], site: ResolvedSite): string[] {
  const names: string[] = [];
  const look = (name: string, amounts: Amounts) => {
    if (currencies.some((currency) => amounts[currency] === value)) names.push(name);
  };
  for (const { id, amounts } of Object.values(site.rates)) look(`price.${id}`, amounts);
  for (const set of Object.values(site.packages)) {
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

/** @param names facts with the same amount, phone number or address */
function typedWording(written: string, names: readonly string[]): Wording {
  const [first, ...others] = names;
  if (first === undefined) return translateMessage('fact.typed', { written });
  return translateMessage('fact.typed', {
    written,
    names,
    first,
    context: others.length === 0 ? 'single' : 'several',
  });
}

/** Text that looks like a phone number. */
const PHONE_PATTERN = /(?<![\p{L}\d{.,-])\+?\d[\d \u00a0-]{5,}\d(?![\d{])/gu;

/** Finds the company's phone number, email address and register number typed where a fact belongs. */
export function typedContacts(text: string, { company }: ResolvedSite): TypedAmount[] {
  if (!/[\d@]/.test(text)) return [];
  const digitsOf = (written: string) => written.replace(/\D/g, '').replace(/^00/, '');
  const phones = [company.phone, company.phone.replace(/^\+\d+ /, '')].map(digitsOf);
  const typed = [
    ...[...text.matchAll(PHONE_PATTERN)]
      .filter(([written]) => phones.includes(digitsOf(written)))
      .map(({ 0: written, index }) => ({ written, index, fact: 'company.phone' })),
    ...(['email', 'registrationNumber'] as const).map((name) => {
      return { written: company[name], index: text.indexOf(company[name]), fact: `company.${name}` };
    }),
  ];
  // The address of a link may be typed.
  return typed
    .filter(({ index }) => index >= 0 && !/(?:mailto:|tel:|\]\()\s*$/i.test(text.slice(0, index)))
    .map(({ written, index, fact }) => ({ written, index, wording: typedWording(written, [fact]) }));
}
