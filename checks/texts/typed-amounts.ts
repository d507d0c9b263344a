import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Amounts, CurrencyCode } from '../../schema/money.ts';
import { translateMessage } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';

/** Currency words of the languages; `kr.` is Icelandic, Danish, Norwegian or Swedish. */
const CURRENCY_WORDS: Readonly<Record<string, readonly CurrencyCode[]>> = {
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
const CURRENCY = `(${Object.keys(CURRENCY_WORDS).join('|')})`;

/** The space between an amount and its currency on one line. */
const CURRENCY_SPACE = String.raw`(?:[ \u00a0\u202f]|&nbsp;)?`;

/** Only this abbreviation has a dot; that of “in USD. 30 days” ends a sentence. */
const CURRENCY_DOT = String.raw`(?:(?<=kr)\.)?`;

/** An amount with its currency, typed where a fact belongs. */
interface TypedAmount {
  /** As written in the text. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly wording: Wording;
}

/** Thousands are separated by spaces or by punctuation, not by both: “3 499.950 kr.” is not one number. */
const SPACED_NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d|[.,]\d{3})(?:[.,]\d{1,2})?`;
const NUMBER = String.raw`(${SPACED_NUMBER}|\d+(?:[.,]\d+)*)(?:,[-–])?`;
/** “5 thousand dollars” is also found, though not as the amount of a price. */
const MULTIPLE = String.raw`(?:[ \u00a0\u202f]?(þús(?:und)?|thousand|tusind|mil|k|millj\p{L}*|milli?[oó]\p{L}*|mio|m)(?!\p{L})\.?(?: de)?)?`;
/** Text on another line is unrelated: “USD”, then “2.” of a list. And 24/7 is not an amount. */
const CURRENCY_FIRST = String.raw`${CURRENCY}${CURRENCY_DOT}${CURRENCY_SPACE}(?!24\/7)${NUMBER}${MULTIPLE}`;
/** An adjacent letter makes it a word: “20 krakkar” has no currency. */
const NUMBER_FIRST = String.raw`${NUMBER}${MULTIPLE}(?:\s|&nbsp;)?-?${CURRENCY}(?!\p{L})${CURRENCY_DOT}`;
const AMOUNT_PATTERN = new RegExp(String.raw`(?<![\p{L}\d{}.,])(?:${CURRENCY_FIRST}|${NUMBER_FIRST})`, 'giu');

/**
 * Finds amounts with a currency in any of the forms of the languages, and names the fact of each.
 * @param language language of the text; its currency is preferred if a symbol is ambiguous
 */
export function typedAmounts(text: string, site: ResolvedSite, language: ResolvedLanguage): TypedAmount[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(AMOUNT_PATTERN)].map((match) => {
    const [written, signBefore, numberAfter, timesAfter, numberBefore, timesBefore, signAfter] = match;
    const currencies = findCurrencies(signBefore ?? signAfter ?? '', language);
    const isMultiple = (timesAfter ?? timesBefore) !== undefined;
    const names = isMultiple
      ? []
      : findFacts(parseAmount(numberAfter ?? numberBefore ?? ''), currencies, site);
    return { written, index: match.index, wording: describeTyped(written, names) };
  });
}

/** Parses digits with dots, commas and spaces; three digits after a separator are thousands. */
function parseAmount(digits: string): number {
  const unspaced = digits.replace(/[\u00a0\u202f ]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(unspaced);
  const whole = (decimals ? unspaced.slice(0, decimals.index) : unspaced).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? 0}`);
}

function findCurrencies(sign: string, language: ResolvedLanguage): readonly CurrencyCode[] {
  const entry = Object.entries(CURRENCY_WORDS).find(([words]) =>
    new RegExp(`^(?:${words})$`, 'iu').test(sign),
  );
  const currencies = entry?.[1] ?? [];
  return currencies.includes(language.currency) ? [language.currency] : currencies;
}

/** Facts with this amount in one of the currencies. */
function findFacts(value: number, currencies: readonly CurrencyCode[], site: ResolvedSite): string[] {
  const names: string[] = [];
  const addIfEqual = (name: string, amounts: Amounts) => {
    if (currencies.some((currency) => amounts[currency] === value)) names.push(name);
  };
  for (const { id, amounts } of Object.values(site.rates)) addIfEqual(`price.${id}`, amounts);
  for (const set of Object.values(site.packages)) {
    for (const { id, price } of set.packages)
      if (price.kind !== 'by-quote') addIfEqual(`package.${set.id}.${id}.price`, price.amounts);
  }
  for (const [id, figure] of Object.entries(site.figures)) {
    if (!('unit' in figure) || !currencies.some((currency) => currency === figure.unit)) continue;
    const values = figure.kind === 'range' ? [figure.from, figure.to] : [figure.value];
    if (values.includes(value)) names.push(`figure.${id}`);
  }
  return names;
}

/** @param names facts with the same amount, phone number or address */
function describeTyped(written: string, names: readonly string[]): Wording {
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
  const getDigits = (written: string) => written.replace(/\D/g, '').replace(/^00/, '');
  const phones = [company.phone, company.phone.replace(/^\+\d+ /, '')].map(getDigits);
  const contacts = [
    ...[...text.matchAll(PHONE_PATTERN)]
      .filter(([written]) => phones.includes(getDigits(written)))
      .map(({ 0: written, index }) => ({ written, index, fact: 'company.phone' })),
    ...(['email', 'registrationNumber'] as const).map((name) => {
      return { written: company[name], index: text.indexOf(company[name]), fact: `company.${name}` };
    }),
  ];
  // The address of a link may be typed.
  return contacts
    .filter(({ index }) => index >= 0 && !/(?:mailto:|tel:|\]\()\s*$/i.test(text.slice(0, index)))
    .map(({ written, index, fact }) => ({ written, index, wording: describeTyped(written, [fact]) }));
}
