/** A number, or why it is refused: thousands and decimals look alike, or it is not such a number. */
type NumberReading = number | 'unclear' | 'wrong';

interface NumberFormat {
  /** ISO 4217; its code or symbol may be next to the number, and its decimals come from `Intl`. */
  readonly currency?: string | undefined;
  /** Maximum number of decimals; unlimited if left out. */
  readonly decimals?: number | undefined;
}

const SIGN_LANGUAGES = ['en', 'is', 'es', 'da', 'nb', 'sv', 'de'];
/** A number holds no more digits exactly. */
const MAX_DIGITS = 15;
const DIGITS = /^([1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/;

/**
 * Reads a number as people write it in any language: `14900`, `14.900`, `14,900`, `14 900`, `14'900`, `2.190,50`,
 * `$2,190.50`, `2190,-`.
 *
 * A space or an apostrophe separates thousands. Of a dot and a comma, the last one is the decimal sign and the other one
 * separates thousands. A dot or a comma alone is the decimal sign, except before exactly three digits: there it separates
 * thousands if the value has fewer than three decimals; otherwise the number is unclear. `0,125` can only be decimals.
 */
export function readNumber(typed: string, { currency, decimals }: NumberFormat = {}): NumberReading {
  const sign = currency === undefined ? '(?!)' : `(?:${listCurrencySigns(currency).join('|')})\\.?`;
  const parts = new RegExp(
    `^(?:${sign} ?)?(-?)(?:${sign} ?)?(\\d[\\d.,'’ ]*?)(?:[.,:][-–—])?(?: ?${sign})?$`,
    'i',
  );
  const [, minus = '', number = ''] = parts.exec(normalizeCharacters(typed)) ?? [];
  const [, whole, group, decimalMark, fraction = ''] = DIGITS.exec(number) ?? [];
  if (whole === undefined || (decimalMark !== undefined && decimalMark === group)) return 'wrong';
  const maxDecimals = decimals ?? (currency === undefined ? Infinity : fractionDigits(currency));
  const digits = whole.replace(/\D/g, '');
  const isOneGroup = whole.length === digits.length + 1 && /[.,]/.test(group ?? '');
  if (fraction === '' && isOneGroup && maxDecimals > 2) return 'unclear';
  if (fraction.length === 3 && group === undefined && Number(whole) > 0) return 'unclear';
  const isTooLong = digits.length + fraction.length > MAX_DIGITS;
  if (isTooLong || fraction.replace(/0+$/, '').length > maxDecimals) return 'wrong';
  return Number(`${minus}${digits}.${fraction || 0}`);
}

/** Decimals of a currency: 0 for ISK, 2 for USD. */
export function fractionDigits(currency: string): number {
  return createFormat('en', currency, 'code')?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Replaces digits, signs and spaces of other widths by ASCII, and removes invisible characters. */
function normalizeCharacters(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u2212/g, '-')
    .trim()
    .replace(/\s/g, ' ');
}

/** The code and symbols of a currency for a regular expression, without a trailing dot. */
function listCurrencySigns(currency: string): readonly string[] {
  const signs = SIGN_LANGUAGES.flatMap((language) =>
    (['code', 'symbol', 'narrowSymbol'] as const).map((display) => {
      const parts = createFormat(language, currency, display)?.formatToParts(1) ?? [];
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
      return normalizeCharacters(sign).replace(/\.$/, '').replace(/\W/g, '\\$&');
    }),
  );
  return [...new Set(signs)];
}

/** Undefined for a malformed currency code. */
function createFormat(
  language: string,
  currency: string,
  currencyDisplay: 'code' | 'symbol' | 'narrowSymbol',
) {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined;
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
}
