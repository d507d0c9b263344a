import { isMember } from './vocabulary.ts';

const address = /^https:\/\/\S+$/;
const day = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const hours = '([01]\\d|2[0-3]):[0-5]\\d';
const zone = `(Z|[+-]${hours})`;

/** How the values of schema.org's data types are written as text. */
const dataTypes: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  URL: address,
  Date: day,
  DateTime: new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${hours}(:[0-5]\\d(\\.\\d+)?)?${zone}$`),
  Time: new RegExp(`^${hours}(:[0-5]\\d)?${zone}?$`),
};

/**
 * Properties whose text is more than any text: the codes that schema.org names for them, and what search engines read
 * only as an address, though schema.org would rather have a thing (a step of a breadcrumb).
 */
const written: Readonly<Record<string, RegExp>> = {
  addressCountry: /^[A-Z]{2}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  image: address,
  inLanguage: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  item: address,
  logo: address,
  mainEntityOfPage: address,
  priceCurrency: /^[A-Z]{3}$/,
  telephone: /^\+\d[\d ]+\d$/,
  unitCode: /^[A-Z\d]{2,3}$/,
};

/**
 * Whether a value that is no thing is one that a property takes.
 * @param values the types that schema.org has for it
 */
export function isWrittenValue(
  property: string,
  values: readonly string[],
  value: string | number | boolean,
): boolean {
  if (typeof value === 'boolean') return values.includes('Boolean');
  if (typeof value === 'number')
    return values.includes('Number')
      ? Number.isFinite(value) && value >= 0
      : values.includes('Integer') && Number.isInteger(value) && value >= 1;
  if (value.trim() === '') return false;
  const form = Object.hasOwn(written, property) ? written[property] : undefined;
  if (form) return form.test(value);
  return values.some((type) => dataTypes[type]?.test(value) || isMember(type, value));
}
