import { parseArgs } from 'node:util';
import { type MessageKey, type MessageValues, phraseOf, suggesting } from '../message.ts';
import { suggest } from '../problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from '../problems/wording-type.ts';
import { momentOf } from '../project/moment-of.ts';
import { type ReportFormat, reportFormats } from './report.ts';

/** What npm run check is asked for. */
export interface CheckOptions {
  readonly format: ReportFormat;
  readonly language: CheckLanguage;
  /** The folder of site.yaml. */
  readonly site: string;
  /** The revision of git to compare with; null when none is named. */
  readonly base: string | null;
  /** The moment whose prices, packages, cards and notices are shown. */
  readonly now: Date;
  /** null leaves it to the terminal. */
  readonly color: boolean | null;
}

type CheckOptionsResult =
  | { readonly kind: 'valid'; readonly options: CheckOptions }
  | { readonly kind: 'help'; readonly text: string }
  /** What is wrong, in sentences, and in which form that is to be printed. */
  | {
      readonly kind: 'wrong';
      readonly message: string;
      readonly language: CheckLanguage;
      readonly isJson: boolean;
    };

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
  // Lenient, so that a mistake is reported in the language that was asked for.
  const { values, tokens } = parseArgs({ args: [...given], options: known, strict: false, tokens: true });
  const language = checkLanguages.find((code) => code === values.lang) ?? checkLanguages[0];
  const usage = phraseOf('command.usage')[language];
  const wrong = (key: MessageKey, message: MessageValues): CheckOptionsResult => ({
    kind: 'wrong',
    message: `${phraseOf(key, message)[language]}\n\n${usage}`,
    language,
    isJson: values.format === 'json',
  });

  for (const token of tokens) {
    const mistake = mistakeIn(token);
    if (mistake) return wrong(...mistake);
  }
  if (values.help) return { kind: 'help', text: usage };

  const { format = reportFormats[0], lang = language, base, site, date } = values as Values;
  const chosen = reportFormats.find((name) => name === format);
  if (chosen === undefined)
    return wrong('command.notOneOf', { option: '--format', written: format, choices: reportFormats });
  if (lang !== language)
    return wrong('command.notOneOf', { option: '--lang', written: lang, choices: checkLanguages });
  const now = momentIn(date);
  if (now === null) return wrong('command.noDate', { written: String(date) });
  return {
    kind: 'valid',
    options: { format: chosen, language, site: site ?? '.', base: base ?? null, now, color: colorIn(values) },
  };
}

/** The options that have a value, once each of them is known to have one. */
type Values = Readonly<Partial<Record<'format' | 'lang' | 'base' | 'site' | 'date', string>>>;

/** One argument, as parseArgs tells it apart. */
type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is wrong with an argument by itself; null when nothing is. */
function mistakeIn(token: Token): [MessageKey, MessageValues] | null {
  if (token.kind === 'positional') return ['command.strayArgument', { written: token.value }];
  if (token.kind !== 'option') return null;
  const option = token.rawName;
  if (!isKnown(token.name)) {
    const near = suggest(token.name, Object.keys(known));
    return ['command.unknownOption', { written: option, ...suggesting(near && `--${near}`) }];
  }
  const needsValue = known[token.name].type === 'string';
  if (needsValue && !token.value) return ['command.valueMissing', { option }];
  return !needsValue && token.value !== undefined ? ['command.valueTooMany', { option }] : null;
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
