import { parseArgs } from 'node:util';
import { type MessageKey, phraseOf } from './check/message.ts';
import { suggest } from './check/problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from './check/problems/wording-type.ts';

/** The options of a command: with any value, with one of some values, or without a value. `--lang` and `--help` are always there. */
export type KnownOptions = Readonly<Record<string, 'text' | 'flag' | readonly string[]>>;

/** The arguments of a command, or why it cannot run with them. */
export type CommandLine =
  | {
      readonly kind: 'valid';
      readonly language: CheckLanguage;
      /** The values by option; those that were not given are missing. */
      readonly values: Readonly<Record<string, string | undefined>>;
      readonly flags: ReadonlySet<string>;
      readonly positionals: readonly string[];
    }
  | { readonly kind: 'help'; readonly text: string }
  /** What is wrong, and what to type instead. */
  | { readonly kind: 'wrong'; readonly message: string; readonly language: CheckLanguage };

/**
 * Reads the arguments of a command; a mistake is reported in the language that `--lang` asks for.
 * @param given without the names of Node and the script
 * @param usage the message that `--help` prints
 */
export function readCommandLine(
  given: readonly string[],
  options: KnownOptions,
  usage: MessageKey,
): CommandLine {
  const known: KnownOptions = { ...options, lang: checkLanguages, help: 'flag' };
  const { values, positionals, tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries([
      ...Object.entries(known).map(([name, type]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string' },
      ]),
      ['help', { type: 'boolean', short: 'h' }],
    ]) as NonNullable<Parameters<typeof parseArgs>[0]>['options'],
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const language = checkLanguages.find((code) => code === values.lang) ?? checkLanguages[0];
  const mistakes = tokens.map((token) =>
    token.kind === 'option' ? mistakeIn(token.name, token.rawName, token.value, known) : null,
  );
  const [mistake] = mistakes.filter((phrase) => phrase !== null);
  if (mistake) return wrongUsage(mistake[language], language, usage);
  if (values.help) return { kind: 'help', text: phraseOf(usage)[language] };
  return {
    kind: 'valid',
    language,
    values: values as Readonly<Record<string, string | undefined>>,
    flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
    positionals,
  };
}

/** Refuses arguments with a sentence, followed by how the command is used. */
export function wrongUsage(sentence: string, language: CheckLanguage, usage: MessageKey) {
  return { kind: 'wrong' as const, message: `${sentence}\n\n${phraseOf(usage)[language]}`, language };
}

/** What is wrong with an option; null when nothing is. */
function mistakeIn(name: string, written: string, value: string | undefined, known: KnownOptions) {
  const type = Object.hasOwn(known, name) ? known[name] : undefined;
  if (type === undefined) {
    const near = suggest(name, Object.keys(known));
    return phraseOf('command.unknownOption', { written, meant: near && `--${near}` });
  }
  if (type === 'flag')
    return value === undefined ? null : phraseOf('command.valueTooMany', { option: written });
  if (!value) return phraseOf('command.valueMissing', { option: written });
  if (type === 'text' || type.includes(value)) return null;
  return phraseOf('command.notOneOf', { option: written, choices: type, written: value });
}
