import { parseArgs } from 'node:util';
import { suggest } from '../check/problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from '../check/problems/wording-type.ts';
import { momentOf } from '../check/project/moment-of.ts';
import { type ImpactFormat, impactFormats } from './print/report.ts';
import { type OptionWords, optionWords } from './words/option-words.ts';

/** What npm run impact is asked for. */
export interface ImpactOptions {
  /** The revision of git that the edit is measured from. */
  readonly base: string;
  readonly format: ImpactFormat;
  readonly language: CheckLanguage;
  /** The folder that site.yaml lies in. */
  readonly site: string;
  /** The moment that counts as the present. */
  readonly now: Date;
}

export type ImpactOptionsResult =
  | { readonly kind: 'valid'; readonly options: ImpactOptions }
  | { readonly kind: 'help'; readonly text: string }
  /** What is wrong, and what to type instead. */
  | { readonly kind: 'wrong'; readonly message: string };

const known = {
  base: { type: 'string' },
  format: { type: 'string' },
  lang: { type: 'string' },
  site: { type: 'string' },
  date: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the arguments of npm run impact.
 * @param given without the names of Node and the script
 */
export function readImpactOptions(given: readonly string[]): ImpactOptionsResult {
  // Lenient, so that a slip is told in plain words and in the language that was asked for.
  const { values, tokens } = parseArgs({ args: [...given], options: known, strict: false, tokens: true });
  const language = checkLanguages.find((code) => code === values.lang) ?? checkLanguages[0];
  const words = optionWords[language];
  const wrong = (message: string): ImpactOptionsResult => ({
    kind: 'wrong',
    message: `${message}\n\n${words.usage}`,
  });
  for (const token of tokens) {
    const slip = slipIn(token, words);
    if (slip !== null) return wrong(slip);
  }
  if (values.help) return { kind: 'help', text: words.usage };

  const { base = 'HEAD', format = impactFormats[0], lang = language, site = '.', date } = values as Values;
  const chosen = impactFormats.find((name) => name === format);
  if (!chosen) return wrong(words.notOneOf('--format', format, impactFormats));
  if (lang !== language) return wrong(words.notOneOf('--lang', lang, checkLanguages));
  const now = momentIn(date);
  if (now === null) return wrong(words.noDate(String(date)));
  return { kind: 'valid', options: { base, format: chosen, language, site, now } };
}

/** The options that have a value, once each of them is known to have one. */
type Values = Readonly<Partial<Record<'base' | 'format' | 'lang' | 'site' | 'date', string>>>;

/** One argument, as parseArgs tells it apart. */
type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is wrong with an argument by itself; null when nothing is. */
function slipIn(token: Token, words: OptionWords): string | null {
  if (token.kind === 'positional') return words.strayArgument(token.value);
  if (token.kind !== 'option') return null;
  if (!isKnown(token.name)) {
    const near = suggest(token.name, Object.keys(known));
    return words.unknownOption(token.rawName, near && `--${near}`);
  }
  return known[token.name].type === 'string' && !token.value ? words.valueMissing(token.rawName) : null;
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
