import { parseArgs } from 'node:util';
import { calendarDay } from '../schema/lifetime.ts';
import { type MessageKey, phraseOf } from './check/message.ts';
import { suggest } from './check/problems/suggest.ts';
import { type CheckLanguage, checkLanguages } from './check/problems/wording-type.ts';

/** The options of a command: with any value, with a day, with one of some values, or without a value. `--lang` and `--help` are always there. */
export type KnownOptions = Readonly<Record<string, 'text' | 'day' | 'flag' | readonly string[]>>;

/** The options of a command, or why it does not run. */
export type Asked<T> = { readonly kind: 'valid'; readonly options: T } | NotRun;

/** Why a command does not run; a message tells what to type instead. */
type NotRun =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly language: CheckLanguage };

/** Runs a command, or prints its help or what is wrong with its arguments. */
export function runCommand<T>(
  asked: Asked<T>,
  command: (options: T) => void,
  refuse: (message: string) => void = cannotRun,
): void {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  if (asked.kind === 'valid') command(asked.options);
  else if (asked.kind === 'help') process.stdout.write(`${asked.text}\n`);
  else refuse(asked.message);
}

/** Reports on standard error why a command cannot run; its exit code is 2. */
export function cannotRun(why: string): null {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
  return null;
}

/** The arguments of a command. */
interface CommandLine {
  readonly kind: 'valid';
  readonly language: CheckLanguage;
  /** The values by option; those that were not given are missing. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
  readonly positionals: readonly string[];
}

/**
 * Reads the arguments of a command; a mistake is reported in the language that `--lang` asks for.
 * @param given without the names of Node and the script
 * @param usage the message that `--help` prints
 */
export function readCommandLine(
  given: readonly string[],
  options: KnownOptions,
  usage: MessageKey,
): CommandLine | NotRun {
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
  if (type === 'day' && !calendarDay.safeParse(value).success)
    return phraseOf('command.noDate', { written: value });
  if (type === 'text' || type === 'day' || type.includes(value)) return null;
  return phraseOf('command.notOneOf', { option: written, choices: type, written: value });
}

/**
 * The moment that a day on the command line stands for.
 * @param date `2026-12-24`; the present if left out
 * @throws RangeError when it is no date
 */
export function momentOf(date: string | undefined): Date {
  if (date === undefined) return new Date();
  if (!calendarDay.safeParse(date).success)
    throw new RangeError(`--date needs year, month and day, like 2026-12-24; not ${date}.`);
  return new Date(`${date}T12:00:00Z`);
}
