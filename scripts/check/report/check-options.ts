import { readCommandLine, wrongUsage } from '../../command-line.ts';
import { phraseOf } from '../message.ts';
import type { CheckLanguage, Phrase } from '../problems/wording-type.ts';
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
  /** What is wrong and what to type instead, and in which form that is to be printed. */
  | {
      readonly kind: 'wrong';
      readonly message: string;
      readonly language: CheckLanguage;
      readonly isJson: boolean;
    };

const known = {
  format: reportFormats,
  base: 'text',
  site: 'text',
  date: 'text',
  color: 'flag',
  'no-color': 'flag',
} as const;

/**
 * Reads the arguments of npm run check.
 * @param given without the names of Node and the script
 */
export function readCheckOptions(given: readonly string[]): CheckOptionsResult {
  const read = readCommandLine(given, known, 'command.usage');
  // A program that asked for JSON gets it even where the arguments are wrong.
  const isJson = /--format[= ]json/.test(given.join(' '));
  if (read.kind === 'wrong') return { ...read, isJson };
  if (read.kind === 'help') return read;
  const { language, values, flags, positionals } = read;
  const wrong = (sentence: Phrase) => ({
    ...wrongUsage(sentence[language], language, 'command.usage'),
    isJson,
  });
  const [stray] = positionals;
  if (stray !== undefined) return wrong(phraseOf('command.strayArgument', { written: stray }));
  const now = momentIn(values.date);
  if (now === null) return wrong(phraseOf('command.noDate', { written: String(values.date) }));
  const format = reportFormats.find((name) => name === values.format) ?? reportFormats[0];
  const color = flags.has('color') ? true : null;
  return {
    kind: 'valid',
    options: {
      format,
      language,
      site: values.site ?? '.',
      base: values.base ?? null,
      now,
      color: flags.has('no-color') ? false : color,
    },
  };
}

function momentIn(date: string | undefined): Date | null {
  try {
    return momentOf(date);
  } catch {
    return null;
  }
}
