import { parseArgs } from 'node:util';
import { type CheckLanguage, checkLanguages } from '../check/problems/wording-type.ts';

/** What npm run dev is asked for. */
export interface DevOptions {
  /** The folder that site.yaml lies in; null when none is named. */
  readonly site: string | null;
  /** Of the words about what is wrong. */
  readonly language: CheckLanguage;
}

export type DevOptionsResult =
  | { readonly kind: 'valid'; readonly options: DevOptions }
  /** What is wrong, in a sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

const usage = 'npm run dev -- [--lang en|is] [--site FOLDER]';

/**
 * Reads the arguments of npm run dev.
 * @param args without the names of Node and the script
 */
export function readDevOptions(args: readonly string[]): DevOptionsResult {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, lang: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const stray = tokens.find((token) => token.kind !== 'option' || !['site', 'lang'].includes(token.name));
  if (stray) return wrong(`${args[stray.index]} is not understood.`);
  const { site = null, lang = checkLanguages[0] } = values;
  if (typeof site === 'boolean' || site === '') return wrong('--site needs a folder after it.');
  const language = checkLanguages.find((code) => code === lang);
  if (!language)
    return wrong(`--lang is ${checkLanguages.join(' or ')}; not ${lang === true ? 'left open' : lang}.`);
  return { kind: 'valid', options: { site, language } };
}

function wrong(sentence: string): DevOptionsResult {
  return { kind: 'wrong', message: `${sentence}\n${usage}` };
}
