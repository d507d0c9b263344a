import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { momentOf, readCommandLine, wrongUsage } from '../command-line.ts';
import { type ImpactFormat, impactFormats } from './report/report.ts';

/** What npm run impact is asked for. */
export interface ImpactOptions {
  /** The git revision that the edit is measured from. */
  readonly base: string;
  readonly format: ImpactFormat;
  readonly language: CheckLanguage;
  /** The folder with site.yaml. */
  readonly site: string;
  /** The moment that counts as the present. */
  readonly now: Date;
}

export type ImpactOptionsResult =
  | { readonly kind: 'valid'; readonly options: ImpactOptions }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly message: string };

const known = { base: 'text', format: impactFormats, site: 'text', date: 'text' } as const;
const usage = 'impact.usage';

/** @param given without the names of Node and the script */
export function readImpactOptions(given: readonly string[]): ImpactOptionsResult {
  const read = readCommandLine(given, known, usage);
  if (read.kind !== 'valid') return read;
  const { language, values, positionals } = read;
  const [stray] = positionals;
  if (stray !== undefined)
    return wrongUsage(phraseOf('impact.strayArgument', { written: stray })[language], language, usage);
  const { base = 'HEAD', site = '.', date } = values;
  const now = momentIn(date);
  if (now === null)
    return wrongUsage(phraseOf('command.noDate', { written: date })[language], language, usage);
  const format = impactFormats.find((name) => name === values.format) ?? impactFormats[0];
  return { kind: 'valid', options: { base, format, language, site, now } };
}

function momentIn(date: string | undefined): Date | null {
  try {
    return momentOf(date);
  } catch {
    return null;
  }
}
