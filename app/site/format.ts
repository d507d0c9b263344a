import type { Language } from '../../schema/language.ts';
import type { Amounts, CurrencyCode } from '../../schema/money.ts';
import type { Quantity, Unit } from '../../schema/quantity.ts';

/** Marks the formatted text of an object of the site, for a preview in which everything visible knows its source. */
export interface Marking {
  /** Left out for visitors. */
  readonly mark?: (value: object, formatted: string) => string;
}

type MoneyLocale = Pick<Language, 'locale' | 'currency'> & Marking;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format takes a thousand times longer than using it. */
function getNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = locale + JSON.stringify(options);
  const format = numberFormats.get(name) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(name, format);
  return format;
}

/** Formats an amount in a currency's main unit: `14.900 kr.`, `$110`, `1.990 €`; with decimals only if it has any. */
export function formatMoney(value: number, currency: CurrencyCode, locale: string): string {
  return getNumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(value);
}

/** Formats the amount that readers of a language pay. @throws if their currency has none; `readSite` refuses that */
export function formatAmounts(amounts: Amounts, language: MoneyLocale): string {
  const value = amounts[language.currency];
  if (value === undefined) throw new Error(`No amount in ${language.currency}`);
  const text = formatMoney(value, language.currency, language.locale);
  return language.mark?.(amounts, text) ?? text;
}

/** Formats a figure: `10 GB`, `500+`, `99,9%`, `24/7`, or the text `unlimited`; never broken before its unit. */
export function formatQuantity(quantity: Quantity, language: FigureLocale, unlimited: string): string {
  const text = writeQuantity(quantity, language, unlimited);
  return language.mark?.(quantity, text) ?? text;
}

function writeQuantity(quantity: Quantity, language: FigureLocale, unlimited: string): string {
  switch (quantity.kind) {
    case 'unlimited':
      return unlimited;
    case 'always':
      return '24/7';
    case 'date':
      return toNonBreaking(formatDate(quantity.date, language.locale));
    case 'amount': {
      const number = getUnitFormat(quantity.unit, language).format(
        toIntlValue(quantity.value, quantity.unit),
      );
      return withCurrencyCode(toNonBreaking(number)) + (quantity.orMore ? '+' : '');
    }
    case 'range': {
      const { from, to, unit } = quantity;
      const range = getUnitFormat(unit, language).formatRange(toIntlValue(from, unit), toIntlValue(to, unit));
      // One sign, at the end: 0.5–2%.
      const text = range.replace(/\s?%(?=.*%)/, '');
      return withCurrencyCode(toNonBreaking(text.replace(/\s?([–-])\s?/, '$1')));
    }
  }
}

/** Outside the US the dollar is written by its code: 29–299 USD, not US$. */
function withCurrencyCode(text: string): string {
  return text.replace('US$', 'USD');
}

/** Formats the surcharge of a multiple: 1.5 times is 50% more. */
export function formatSurcharge(times: number, language: FigureLocale): string {
  const percent = Number(((times - 1) * 100).toFixed(6));
  return formatQuantity({ kind: 'amount', value: percent, unit: '%', orMore: false }, language, '');
}

/** A language's rules for writing figures. */
type FigureLocale = Pick<Language, 'locale' | 'hours'> & Marking;

/** Makes a text non-breaking, such as a telephone number. */
export function toNonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Intl takes 1 for 100 %. */
function toIntlValue(value: number, unit: Unit | null): number {
  return unit === '%' ? value / 100 : value;
}

/** Formats a calendar day: `2. nóvember 2026`. */
export function formatDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Formats opening hours, `09:00` and `17:00`: `9:00–17:00`, `9:00 AM – 5:00 PM`; without a leading zero. */
export function formatHours(opens: string, closes: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const toDate = (time: string) => new Date(`2024-01-01T${time}Z`);
  return format.formatRange(toDate(opens), toDate(closes)).replace(/\b0(?=\d[:.])/g, '');
}

/** Intl's options of each unit; hours and minutes are abbreviated or written out, depending on the language. */
const UNIT_OPTIONS: Readonly<Record<Unit, Intl.NumberFormatOptions>> = {
  '%': { style: 'percent' },
  GB: { style: 'unit', unit: 'gigabyte', unitDisplay: 'short' },
  kB: { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' },
  MB: { style: 'unit', unit: 'megabyte', unitDisplay: 'short' },
  TB: { style: 'unit', unit: 'terabyte', unitDisplay: 'short' },
  h: { style: 'unit', unit: 'hour' },
  min: { style: 'unit', unit: 'minute' },
  day: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  week: { style: 'unit', unit: 'week', unitDisplay: 'long' },
  month: { style: 'unit', unit: 'month', unitDisplay: 'long' },
  year: { style: 'unit', unit: 'year', unitDisplay: 'long' },
  USD: { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
  EUR: { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 },
  ISK: { style: 'currency', currency: 'ISK', minimumFractionDigits: 0 },
  DKK: { style: 'currency', currency: 'DKK', minimumFractionDigits: 0 },
};

function getUnitFormat(unit: Unit | null, { locale, hours }: FigureLocale): Intl.NumberFormat {
  return getNumberFormat(locale, {
    maximumFractionDigits: 2,
    useGrouping: 'always',
    unitDisplay: hours === 'abbreviated' ? 'short' : 'long',
    ...(unit && UNIT_OPTIONS[unit]),
  });
}
