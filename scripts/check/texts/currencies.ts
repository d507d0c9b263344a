import type { CurrencyCode } from '../../../schema/money.ts';

/** How the languages write the currencies; `kr.` is Icelandic, Danish, Norwegian or Swedish. */
export const currencyWords: Readonly<Record<string, readonly CurrencyCode[]>> = {
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
export const currencyGroup = `(${Object.keys(currencyWords).join('|')})`;

/** What may stand between an amount and its currency on one line. */
export const currencySpace = String.raw`(?:[ \u00a0\u202f]|&nbsp;)?`;

/** Only this abbreviation has a dot; that of “in USD. 30 days” ends a sentence. */
export const currencyDot = String.raw`(?:(?<=kr)\.)?`;
