import type { Language } from '../../schema/language.ts';
import type { Amounts, CurrencyCode } from '../../schema/money.ts';
import type { Quantity, Unit } from '../../schema/quantity.ts';

type Locale = Pick<Language, 'locale' | 'currency'>;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making a format takes a thousand times longer than using it, so each is made once. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = locale + JSON.stringify(options);
  const format = numberFormats.get(name) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(name, format);
  return format;
}

/**
 * Writes an amount as the language's readers expect it: `14.900 kr.`, `$110`, `1.990 €`.
 * @param value in the currency's main unit; decimals are shown only where there are any
 */
export function formatMoney(value: number, currency: CurrencyCode, locale: string): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(value);
}

/**
 * The amount that readers of a language pay, written out.
 * @throws when the currency has no amount; `readSite` has refused such a site already
 */
export function formatAmounts(amounts: Amounts, language: Locale): string {
  const value = amounts[language.currency];
  if (value === undefined) throw new Error(`No amount in ${language.currency}`);
  return formatMoney(value, language.currency, language.locale);
}

/**
 * Writes a figure: `10 GB`, `500+`, `99,9%`, `24/7`; number and unit never part at the end of a line.
 * @param unlimited this language's word for it
 */
export function formatQuantity(quantity: Quantity, language: Writing, unlimited: string): string {
  switch (quantity.kind) {
    case 'unlimited':
      return unlimited;
    case 'always':
      return '24/7';
    case 'date':
      return unbroken(formatDate(quantity.date, language.locale));
    case 'amount': {
      const number = unitFormat(quantity.unit, language).format(scaled(quantity.value, quantity.unit));
      return unbroken(number) + (quantity.orMore ? '+' : '');
    }
    case 'range': {
      const { from, to, unit } = quantity;
      const range = unitFormat(unit, language).formatRange(scaled(from, unit), scaled(to, unit));
      // The sign once, at the end: 0.5–2%.
      const once = range.replace(/\s?%(?=.*%)/, '');
      return unbroken(once.replace(/\s?[–-]\s?/, '–'));
    }
  }
}

/**
 * Writes what a multiple adds: 1.5 times is 50% more.
 * @param times more than 1
 */
export function formatSurcharge(times: number, language: Writing): string {
  const more = Number(((times - 1) * 100).toFixed(6));
  return formatQuantity({ kind: 'amount', value: more, unit: '%', orMore: false }, language, '');
}

/** How a language writes figures. */
export type Writing = Pick<Language, 'locale' | 'hours'>;

/** A text that is never broken into lines, such as a telephone number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Intl counts per cent from 1. */
function scaled(value: number, unit: Unit | null): number {
  return unit === '%' ? value / 100 : value;
}

/** Writes a day of the calendar in words: `2. nóvember 2026`. */
export function formatDate(date: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${date}T00:00:00Z`));
}

const dataUnits = { GB: 'gigabyte', MB: 'megabyte', TB: 'terabyte' } as const;
const timeUnits = { h: 'hour', min: 'minute' } as const;

function unitFormat(unit: Unit | null, { locale, hours }: Writing): Intl.NumberFormat {
  const number: Intl.NumberFormatOptions = { maximumFractionDigits: 2, useGrouping: 'always' };
  switch (unit) {
    case null:
      return numberFormat(locale, number);
    case '%':
      return numberFormat(locale, { ...number, style: 'percent' });
    case 'GB':
    case 'MB':
    case 'TB':
      return numberFormat(locale, {
        ...number,
        style: 'unit',
        unit: dataUnits[unit],
        unitDisplay: 'short',
      });
    case 'h':
    case 'min': {
      const unitDisplay = hours === 'abbreviated' ? 'short' : 'long';
      return numberFormat(locale, { ...number, style: 'unit', unit: timeUnits[unit], unitDisplay });
    }
    case 'day':
    case 'month':
    case 'year':
      return numberFormat(locale, { ...number, style: 'unit', unit, unitDisplay: 'long' });
    case 'USD':
    case 'EUR':
    case 'ISK':
    case 'DKK':
      return numberFormat(locale, {
        ...number,
        style: 'currency',
        currency: unit,
        minimumFractionDigits: 0,
      });
  }
}
