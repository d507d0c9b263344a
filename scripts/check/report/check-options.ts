import { type Asked, momentOf, readCommandLine, wrongUsage } from '../../command-line.ts';
import { phraseOf } from '../message.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';
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

const known = {
  format: reportFormats,
  base: 'text',
  site: 'text',
  date: 'day',
  color: 'flag',
  'no-color': 'flag',
} as const;

/**
 * Reads the arguments of npm run check.
 * @param given without the names of Node and the script
 */
export function readCheckOptions(given: readonly string[]): Asked<CheckOptions> {
  const read = readCommandLine(given, known, 'command.usage');
  if (read.kind !== 'valid') return read;
  const { language, values, flags, positionals } = read;
  const [stray] = positionals;
  if (stray !== undefined) {
    const sentence = phraseOf('command.strayArgument', { written: stray })[language];
    return wrongUsage(sentence, language, 'command.usage');
  }
  const format = reportFormats.find((name) => name === values.format) ?? reportFormats[0];
  const color = flags.has('color') ? true : null;
  return {
    kind: 'valid',
    options: {
      format,
      language,
      site: values.site ?? '.',
      base: values.base ?? null,
      now: momentOf(values.date),
      color: flags.has('no-color') ? false : color,
    },
  };
}
