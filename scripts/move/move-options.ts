import { parseArgs } from 'node:util';
import { phraseOf } from '../check/message.ts';
import { suggest } from '../check/problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from '../check/problems/wording-type.ts';
import { moveWords } from './move-words.ts';
import type { MoveRequest } from './pages-to-move.ts';

/** What npm run move is asked for. */
export interface MoveOptions {
  readonly request: MoveRequest;
  /** Tells what would change and writes nothing. */
  readonly dryRun: boolean;
  readonly language: CheckLanguage;
  /** The folder that site.yaml lies in. */
  readonly site: string;
}

export type MoveOptionsResult =
  | { readonly kind: 'valid'; readonly options: MoveOptions }
  | { readonly kind: 'help'; readonly text: string }
  /** What is wrong, in sentences. */
  | { readonly kind: 'wrong'; readonly message: string };

const known = {
  only: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  lang: { type: 'string' },
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the arguments of npm run move.
 * @param given without the names of Node and the script
 */
export function readMoveOptions(given: readonly string[]): MoveOptionsResult {
  // Lenient, so that a slip is told in the project's words and in the language that was asked for.
  const { values, positionals, tokens } = parseArgs({
    args: [...given],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const language = checkLanguages.find((code) => code === values.lang) ?? checkLanguages[0];
  const words = moveWords[language];
  const wrong = (sentence: string): MoveOptionsResult => ({
    kind: 'wrong',
    message: `${sentence}\n\n${words.usage}`,
  });
  for (const token of tokens) {
    const slip = token.kind === 'option' ? slipIn(token.name, token.rawName, token.value, language) : null;
    if (slip) return wrong(slip);
  }
  if (values.help) return { kind: 'help', text: words.usage };
  const { lang = language, site = '.' } = values;
  if (lang !== language)
    return wrong(
      phraseOf('command.notOneOf', { option: '--lang', written: String(lang), choices: checkLanguages })[
        language
      ],
    );
  const [from, to, stray] = positionals.map(asTyped);
  if (from === undefined || to === undefined) return wrong(words.addressMissing(from ?? null));
  if (stray !== undefined) return wrong(words.addressTooMany(stray));
  return {
    kind: 'valid',
    options: {
      request: { from, to, only: values.only === true },
      dryRun: values['dry-run'] === true,
      language,
      site: String(site),
    },
  };
}

function slipIn(
  name: string,
  rawName: string,
  value: string | undefined,
  language: CheckLanguage,
): string | null {
  const option = rawName;
  if (!Object.hasOwn(known, name)) {
    const near = suggest(name, Object.keys(known));
    return phraseOf('command.unknownOption', { written: option, meant: near && `--${near}` })[language];
  }
  const needsValue = name === 'lang' || name === 'site';
  if (needsValue && !value) return phraseOf('command.valueMissing', { option })[language];
  return !needsValue && value !== undefined ? phraseOf('command.valueTooMany', { option })[language] : null;
}

/** Git's shell on Windows puts its own folder before an argument that starts with a slash. */
function asTyped(argument: string): string {
  return argument.replace(/^[a-z]:\/(?:.*\/)?git(?=\/)/i, '');
}
