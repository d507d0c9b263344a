import { parseArgs } from 'node:util';
import { suggest } from '../problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from '../problems/wording-type.ts';
import { momentOf } from '../project/moment-of.ts';
import { type CheckWords, checkWords } from './check-words.ts';
import { isReportFormat, type ReportFormat, reportFormats } from './report.ts';

/** What npm run check is asked for. */
export interface CheckOptions {
  readonly format: ReportFormat;
  readonly language: CheckLanguage;
  /** The folder that site.yaml lies in. */
  readonly site: string;
  /** The revision of git to compare with; null when none is named. */
  readonly base: string | null;
  /** The moment whose prices, packages, cards and notices are shown. */
  readonly now: Date;
  /** null leaves it to the terminal. */
  readonly color: boolean | null;
}

export type CheckOptionsResult =
  | { readonly kind: 'valid'; readonly options: CheckOptions }
  | { readonly kind: 'help'; readonly text: string }
  /** What is wrong, in sentences. */
  | { readonly kind: 'wrong'; readonly message: string };

const known = {
  format: { type: 'string' },
  lang: { type: 'string' },
  base: { type: 'string' },
  site: { type: 'string' },
  date: { type: 'string' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the arguments of npm run check.
 * @param given without the names of Node and the script
 */
export function readCheckOptions(given: readonly string[]): CheckOptionsResult {
  // Lenient, so that a slip is told in the project's words and in the language that was asked for.
  const { values, tokens } = parseArgs({ args: [...given], options: known, strict: false, tokens: true });
  const language = checkLanguages.find((code) => code === values.lang) ?? checkLanguages[0];
  const words = checkWords[language];
  const wrong = (sentence: string): CheckOptionsResult => ({
    kind: 'wrong',
    message: `${sentence}\n\n${words.usage}`,
  });

  for (const token of tokens) {
    const slip = slipIn(token, words);
    if (slip) return wrong(slip);
  }
  if (values.help) return { kind: 'help', text: words.usage };

  const { format = reportFormats[0], lang = language, base, site, date } = values as Values;
  if (!isReportFormat(format)) return wrong(words.notOneOf('--format', format, reportFormats));
  if (lang !== language) return wrong(words.notOneOf('--lang', lang, checkLanguages));
  const now = momentIn(date);
  if (now === null) return wrong(words.noDate(String(date)));
  return {
    kind: 'valid',
    options: { format, language, site: site ?? '.', base: base ?? null, now, color: colorIn(values) },
  };
}

/** The options that have a value, once each of them is known to have one. */
type Values = Readonly<Partial<Record<'format' | 'lang' | 'base' | 'site' | 'date', string>>>;

/** One argument, as parseArgs tells it apart. */
type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is wrong with an argument by itself; null when nothing is. */
function slipIn(token: Token, words: CheckWords): string | null {
  if (token.kind === 'positional') return words.strayArgument(token.value);
  if (token.kind !== 'option') return null;
  if (!isKnown(token.name)) {
    const near = suggest(token.name, Object.keys(known));
    return words.unknownOption(token.rawName, near && `--${near}`);
  }
  const needsValue = known[token.name].type === 'string';
  if (needsValue && !token.value) return words.valueMissing(token.rawName);
  if (!needsValue && token.value !== undefined) return words.valueTooMany(token.rawName);
  return null;
}

function isKnown(name: string): name is keyof typeof known {
  return Object.hasOwn(known, name);
}

function momentIn(date: string | undefined): Date | null {
  try {
    return momentOf(date);
  } catch {
    return null;
  }
}

function colorIn(values: { readonly [name: string]: unknown }): boolean | null {
  if (values['no-color']) return false;
  return values.color ? true : null;
}
