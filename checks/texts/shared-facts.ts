/**
 * Facts of a text that do not depend on its language: facts from site.yaml, links, phone numbers, times, numbers and
 * proper names, each in one form for all languages. A date is its day and its year.
 * @param locale locale of its number format
 * @param names proper names that every language writes alike
 */
export function sharedFacts(text: string, locale: string, names: readonly string[]): ReadonlySet<string> {
  if (!SIGN.test(text) && (names.length === 0 || text.search(namePattern(names)) < 0)) return nothing;
  const found = new Set<string>();
  let rest = text;
  /** Takes every match out of the text, so that a part of a link is not also a number. */
  const take = (pattern: RegExp, form: (...groups: string[]) => string | null) => {
    rest = rest.replace(pattern, (whole: string, ...groups: string[]) => {
      const fact = form(whole, ...groups);
      if (fact === null) return whole;
      found.add(fact);
      return ' ';
    });
  };
  take(/\{\{\s*([^{}\s]+)\s*\}\}/g, (_, name) => `{{${name.replace(/\.number$/, '')}}}`);
  take(/(?<=\]\()[^)\s]+/g, (link) => link);
  take(/https?:\/\/[^\s)»”“"]*[^\s)»”“".,;:]/g, (link) => link);
  take(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) => address.toLowerCase());
  take(/\+\d(?:[\u00a0 -]?\d){6,}/g, (phone) => phone.replace(/[\u00a0 -]/g, ''));
  if (names.length > 0) take(namePattern(names), (name) => name);
  take(/24\/7/g, (always) => always);
  const { group, decimal, time } = formsOf(locale);
  take(/(?<![\d.,])(\d{1,2})(?::(\d{2}))?[\u00a0\u202f ]?([ap])\.?m\b\.?/gi, (_, hour, minute, half) =>
    timeFact((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute),
  );
  take(time, (_, hour, minute) => (Number(hour) < 24 ? timeFact(Number(hour), minute) : null));
  take(/(?<!\p{L})\d+(?:[.,\u00a0\u202f]\d+)*/gu, (digits) => numberFact(digits, group, decimal));
  return found;
}

/** Every fact except proper names contains one of these; most texts do not. */
const SIGN = /[\d{@]|\]\(|https?:/;

const nothing: ReadonlySet<string> = new Set();

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

interface Forms {
  readonly group: string;
  readonly decimal: string;
  readonly time: RegExp;
}

const knownForms = new Map<string, Forms>();

function formsOf(locale: string): Forms {
  const known = knownForms.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  // If thousands have a dot, a dot before two digits separates hours from minutes.
  const between = group === '.' ? '[:.]' : ':';
  const time = new RegExp(String.raw`(?<![\d.,:])(\d{1,2})${between}([0-5]\d)(?![\d.,]\d|\d)`, 'g');
  const forms = { group, decimal, time };
  knownForms.set(locale, forms);
  return forms;
}

const knownNames = new WeakMap<readonly string[], RegExp>();

/** Matches any of the names, the longest first. */
function namePattern(names: readonly string[]): RegExp {
  const known = knownNames.get(names);
  if (known) return known;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})`, 'gu');
  knownNames.set(names, pattern);
  return pattern;
}

/** A whole hour is a number: one language writes `kl. 9`, another one `9 am` or `9:00`. */
function timeFact(hour: number, minute: string | undefined): string {
  return minute === undefined || minute === '00' ? String(hour) : `${hour}:${minute}`;
}

/** `1.500` in Danish and `1,500` in English are the same number; anything else stays as written. */
function numberFact(digits: string, group: string, decimal: string): string {
  const plain = digits.replace(/[\u00a0\u202f]/g, '');
  const thousands = new RegExp(String.raw`^\d{1,3}(?:${escaped(group)}\d{3})+(?=${escaped(decimal)}|$)`);
  const joined = thousands.test(plain) ? plain.replaceAll(group, '') : plain;
  const value = Number(joined.replace(decimal, '.'));
  return Number.isNaN(value) ? plain : String(value);
}
