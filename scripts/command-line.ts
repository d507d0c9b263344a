import { parseArgs } from 'node:util';
import { translated, translatePhrase } from '../checks/message.ts';
import { suggest } from '../checks/problems/suggest.ts';
import { CHECK_LANGUAGES, type CheckLanguage, type Phrase } from '../checks/problems/wording-type.ts';
import { calendarDay } from '../schema/lifetime.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { type Command, type CommandName, commands, type Option } from './commands.ts';

type Value<Definition> = Definition extends { readonly type: 'boolean' }
  ? boolean
  :
      | (Definition extends { readonly isList: true }
          ? string
          : Definition extends { readonly choices: readonly (infer One)[] }
            ? One
            : string)
      | (Definition extends { readonly default: string } ? never : undefined);

/** The values of a command's options: flags that are left out are false. */
export type OptionValues<Name extends CommandName> = {
  readonly [Key in keyof (typeof commands)[Name]['options']]: Value<(typeof commands)[Name]['options'][Key]>;
};

/** The arguments of a command. */
export interface Arguments<Name extends CommandName> {
  readonly kind: 'valid';
  readonly values: OptionValues<Name>;
  readonly positionals: readonly string[];
  readonly language: CheckLanguage;
}

/** Reason why a command does not run; a message tells what to type instead. */
export type NotRun = { readonly kind: 'help'; readonly text: string } | WrongUsage;

interface WrongUsage {
  readonly kind: 'wrong';
  readonly message: string;
  readonly language: CheckLanguage;
}

/**
 * Runs a command, or prints its help or the mistake in its arguments.
 * @param args without the names of Node and the script
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  command: (args: Arguments<Name>) => unknown,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  await runRequest(readArguments(name, args), command);
}

/** Runs a command, or prints the reason why it does not run. */
export async function runRequest<T extends { readonly kind: 'valid' }>(
  request: T | NotRun,
  command: (request: T) => unknown,
  refuse: (message: string) => void = cannotRun,
): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  if (request.kind === 'help') process.stdout.write(`${request.text}\n`);
  else if (request.kind === 'wrong') refuse(request.message);
  else await command(request);
}

/**
 * Reports on standard error why a command cannot run; its exit code is 2.
 * @param reason a sentence, or an error that has one
 */
export function cannotRun(reason: unknown): null {
  process.stderr.write(`${getMessage(reason)}\n`);
  process.exitCode = 2;
  return null;
}

/** Reads the arguments of a command; a mistake is reported in the language that `--lang` asks for. */
export function readArguments<Name extends CommandName>(
  name: Name,
  args: readonly string[],
): Arguments<Name> | NotRun {
  const { takes = '', options: definitions }: Command = commands[name];
  const withHelp = { ...definitions, help: HELP_OPTION };
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: withHelp,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const language =
    ('lang' in definitions && CHECK_LANGUAGES.find((code) => code === values.lang)) || CHECK_LANGUAGES[0];
  const maxPositionals = takes === '' ? 0 : takes.split(' ').length;
  const [mistake] = tokens.flatMap((token) =>
    token.kind === 'option' ? (findMistake(token.name, token.rawName, token.value, withHelp) ?? []) : [],
  );
  const stray = positionals[maxPositionals];
  if (mistake) return wrongUsage(name, mistake, language);
  if (values.help) return { kind: 'help', text: formatHelp(name, language) };
  if (stray !== undefined) return wrongUsage(name, explainStray(name, stray), language);
  const flags = Object.keys(definitions).filter((option) => definitions[option]?.type === 'boolean');
  const allValues = { ...Object.fromEntries(flags.map((option) => [option, false])), ...values };
  return { kind: 'valid', values: allValues as OptionValues<Name>, positionals, language };
}

/** Refuses arguments with a sentence, followed by the usage of the command. */
export function wrongUsage(name: CommandName, sentence: Phrase, language: CheckLanguage): WrongUsage {
  return { kind: 'wrong', message: `${sentence[language]}\n\n${formatHelp(name, language)}`, language };
}

const HELP_OPTION: Option = { type: 'boolean', short: 'h', text: 'this text' };

/** The mistake in an option, or null. */
function findMistake(
  name: string,
  typedName: string,
  value: string | undefined,
  definitions: Readonly<Record<string, Option>>,
): Phrase | null {
  const option = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (option === undefined) {
    const suggestion = suggest(name, Object.keys(definitions));
    return translatePhrase('command.unknownOption', {
      written: typedName,
      meant: suggestion && `--${suggestion}`,
    });
  }
  if (option.type === 'boolean')
    return value === undefined ? null : translatePhrase('command.valueTooMany', { option: typedName });
  if (!value) return translatePhrase('command.valueMissing', { option: typedName });
  if (option.isDay && !calendarDay.safeParse(value).success)
    return translatePhrase('command.noDate', { written: value });
  const { choices } = option;
  const wrongChoice = (option.isList ? value.split(',') : [value]).find(
    (choice) => choices?.includes(choice) === false,
  );
  return wrongChoice === undefined
    ? null
    : translatePhrase('command.notOneOf', {
        option: typedName,
        choices: choices ?? [],
        written: wrongChoice,
      });
}

function explainStray(name: CommandName, argument: string): Phrase {
  const { takes, options }: Command = commands[name];
  if (takes)
    return translatePhrase('command.strayArgument', {
      context: 'taking',
      written: argument,
      takes: translated(takes),
    });
  const [example] = Object.entries(options).filter(([, { value, choices }]) => value && !choices);
  return translatePhrase('command.strayArgument', {
    written: argument,
    example: example ? `--${example[0]} ${argument}` : '--help',
  });
}

/** The text of `npm run NAME -- --help`. */
function formatHelp(name: CommandName, language: CheckLanguage): string {
  const { does, takes, options, exits }: Command = commands[name];
  const rows = Object.entries({ ...options, help: HELP_OPTION }).map(
    ([option, { value = '', text }]) =>
      [`--${option} ${translated(value)[language]}`.trimEnd(), translated(text)[language]] as const,
  );
  const width = Math.max(...rows.map(([option]) => option.length));
  return translatePhrase('command.usage', {
    npm: getNpmCommand(name),
    takes: takes ? `${translated(takes)[language]} ` : '',
    does: translated(does),
    options: rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`).join('\n'),
    exits: translated(exits),
  })[language];
}

/** Replaces the table of commands in a text of Markdown. */
export function insertCommandTable(markdown: string): string {
  const rows = (Object.keys(commands) as CommandName[]).map((name) => {
    const { does, takes, options }: Command = commands[name];
    const names = Object.keys(options).map((option) => `\`--${option}\``);
    return `| \`${getNpmCommand(name)}${takes ? ` -- ${takes}` : ''}\` | ${does} | ${names.join(', ')} |\n`;
  });
  const table = `| command | does | options |\n|---|---|---|\n${rows.join('')}`;
  return markdown.replace(/^\| command \|.*\n(\|.*\n)*/m, () => table);
}

function getNpmCommand(name: CommandName): string {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

/** The moment of a day on the command line, such as `2026-12-24`; the present if there is none. */
export function parseMoment(date: string | undefined): Date {
  return date === undefined ? new Date() : new Date(`${date}T12:00:00Z`);
}
