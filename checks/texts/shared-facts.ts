/**
 * Facts of a text that do not depend on its language: facts from site.yaml, links, phone numbers, times, numbers and
 * proper names, each in one form for all languages. A date is its day and its year.
 * @param locale locale of its number format
 * @param names proper names that every language writes alike
 */
export function sharedFacts(text: string, locale: string, names: readonly string[]): ReadonlySet<string> {
  if (!SIGN.test(text) && (names.length === 0 || text.search(namePattern(names)) < 0)) return NO_FACTS;
  const facts = new Set<string>();
  let remaining = text;
  /** Takes every match out of the text, so that a part of a link is not also a number. */
  const extract = (pattern: RegExp, form: (...groups: string[]) => string | null) => {
    remaining = remaining.replace(pattern, (match: string, ...groups: string[]) => {
      const fact = form(match, ...groups);
      if (fact === null) return match;
      facts.add(fact);
      return ' ';
    });
  };
  extract(/\{\{\s*([^{}\s]+)\s*\}\}/g, (_, name) => `{{${name.replace(/\.number$/, '')}}}`);
  extract(/(?<=\]\()[^)\s]+/g, (link) => link);
  extract(/https?:\/\/[^\s)»”“"]*[^\s)»”“".,;:]/g, (link) => link);
  extract(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) => address.toLowerCase());
  extract(/\+\d(?:[\u00a0 -]?\d){6,}/g, (phone) => phone.replace(/[\u00a0 -]/g, ''));
  if (names.length > 0) extract(namePattern(names), (name) => name);
  extract(/24\/7/g, (always) => always);
  const { group, decimal, time } = getForms(locale);
  extract(/(?<![\d.,])(\d{1,2})(?::(\d{2}))?[\u00a0\u202f ]?([ap])\.?m\b\.?/gi, (_, hour, minute, half) =>
    formatTime((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute),
  );
  extract(time, (_, hour, minute) => (Number(hour) < 24 ? formatTime(Number(hour), minute) : null));
  extract(/(?<!\p{L})\d+(?:[.,\u00a0\u202f]\d+)*/gu, (digits) => formatNumber(digits, group, decimal));
  return facts;
}

/** Every fact except proper names contains one of these; most texts do not. */
const SIGN = /[\d{@]|\]\(|https?:/;

const NO_FACTS: ReadonlySet<string> = new Set();

interface Forms {
  readonly group: string;
  readonly decimal: string;
  readonly time: RegExp;
}

const formsByLocale = new Map<string, Forms>();

function getForms(locale: string): Forms {
  const cached = formsByLocale.get(locale);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  // If thousands have a dot, a dot before two digits separates hours from minutes.
  const separator = group === '.' ? '[:.]' : ':';
  const time = new RegExp(String.raw`(?<![\d.,:])(\d{1,2})${separator}([0-5]\d)(?![\d.,]\d|\d)`, 'g');
  const forms = { group, decimal, time };
  formsByLocale.set(locale, forms);
  return forms;
}

const patternByNames = new WeakMap<readonly string[], RegExp>();

/** Matches any of the names, the longest first. */
function namePattern(names: readonly string[]): RegExp {
  const cached = patternByNames.get(names);
  if (cached) return cached;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})`, 'gu');
  patternByNames.set(names, pattern);
  return pattern;
}

/** A whole hour is a number: one language writes `kl. 9`, another one `9 am` or `9:00`. */
function formatTime(hour: number, minute: string | undefined): string {
  return minute === undefined || minute === '00' ? String(hour) : `${hour}:${minute}`;
}

/** `1.500` in Danish and `1,500` in English are the same number; anything else stays as written. */
function formatNumber(digits: string, group: string, decimal: string): string {
  const unspaced = digits.replace(/[\u00a0\u202f]/g, '');
  const thousands = new RegExp(
    String.raw`^\d{1,3}(?:${RegExp.escape(group)}\d{3})+(?=${RegExp.escape(decimal)}|$)`,
  );
  const ungrouped = thousands.test(unspaced) ? unspaced.replaceAll(group, '') : unspaced;
  const value = Number(ungrouped.replace(decimal, '.'));
  return Number.isNaN(value) ? unspaced : String(value);
}
