/** A value that is understood, or why it is not: thousands and decimals look alike, or it is no such number. */
type NumberReading = number | 'unclear' | 'wrong';

interface NumberFormat {
  /** ISO 4217: its code and symbol may stand next to the number, and its decimals are those of `Intl`. */
  readonly currency?: string | undefined;
  /** The most decimals that the value can have; any number of them if left out. */
  readonly decimals?: number | undefined;
}

const SIGN_LANGUAGES = ['en', 'is', 'es', 'da', 'nb', 'sv', 'de'];
/** More digits than a number can hold exactly. */
const MAX_DIGITS = 15;
const DIGITS = /^([1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/;

/**
 * Reads a number as people write it in any language: `14900`, `14.900`, `14,900`, `14 900`, `14'900`, `2.190,50`,
 * `$2,190.50`, `2190,-`.
 *
 * A space or an apostrophe separates thousands. Of a dot and a comma, the last one is the decimal sign and the other one
 * separates thousands. A dot or a comma alone is the decimal sign, except before exactly three digits: there it separates
 * thousands if the value has fewer than three decimals, and else the number is unclear. `0,125` has nothing but decimals.
 */
export function readNumber(typed: string, { currency, decimals }: NumberFormat = {}): NumberReading {
  const sign = currency === undefined ? '(?!)' : `(?:${currencySigns(currency).join('|')})\\.?`;
  const parts = new RegExp(
    `^(?:${sign} ?)?(-?)(?:${sign} ?)?(\\d[\\d.,'’ ]*?)(?:[.,:][-–—])?(?: ?${sign})?$`,
    'i',
  );
  const [, minus = '', number = ''] = parts.exec(plainCharacters(typed)) ?? [];
  const [, whole, group, mark, fraction = ''] = DIGITS.exec(number) ?? [];
  if (whole === undefined || (mark !== undefined && mark === group)) return 'wrong';
  const mostDecimals = decimals ?? (currency === undefined ? Infinity : fractionDigits(currency));
  const digits = whole.replace(/\D/g, '');
  const isOneGroup = whole.length === digits.length + 1 && /[.,]/.test(group ?? '');
  if (fraction === '' && isOneGroup && mostDecimals > 2) return 'unclear';
  if (fraction.length === 3 && group === undefined && Number(whole) > 0) return 'unclear';
  const isTooLong = digits.length + fraction.length > MAX_DIGITS;
  if (isTooLong || fraction.replace(/0+$/, '').length > mostDecimals) return 'wrong';
  return Number(`${minus}${digits}.${fraction || 0}`);
}

/** The decimals of a currency: 0 of ISK, 2 of USD. */
export function fractionDigits(currency: string): number {
  return formatOf('en', currency, 'code')?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Digits, signs and spaces of other widths as those of ASCII, without characters that cannot be seen. */
function plainCharacters(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u2212/g, '-')
    .trim()
    .replace(/\s/g, ' ');
}

/** The code of a currency and its symbols, without a last dot, for a regular expression. */
function currencySigns(currency: string): readonly string[] {
  const signs = SIGN_LANGUAGES.flatMap((language) =>
    (['code', 'symbol', 'narrowSymbol'] as const).map((display) =>
      formatOf(language, currency, display)
        ?.formatToParts(1)
        .find(({ type }) => type === 'currency'),
    ),
  );
  return [...new Set(signs.map((sign) => plainCharacters(sign?.value ?? currency).replace(/\.$/, '')))].map(
    (sign) => sign.replace(/\W/g, '\\$&'),
  );
}

/** Undefined for a name that no currency can have. */
function formatOf(language: string, currency: string, currencyDisplay: 'code' | 'symbol' | 'narrowSymbol') {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined;
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
}
