import { describe, expect, test } from 'vitest';
import icelandic from '../../../locales/checks/commands-is.json' with { type: 'json' };
import { readArguments } from '../../../scripts/command-line.ts';
import { type Command, type CommandName, commands } from '../../../scripts/commands.ts';

const sentenceOf = (result: { readonly kind: string; readonly message?: string }) =>
  result.kind === 'wrong' ? result.message?.split('\n\n')[0] : result;

/** The sentence that precedes the usage. */
const readRefusal = (...args: string[]) => sentenceOf(readArguments('check', args));

test.each(['en', 'is'])('the help explains every option: %s', (lang) => {
  const result = readArguments('check', ['-h', '--lang', lang]);
  const text = result.kind === 'help' ? result.text : '';
  for (const option of ['format', 'lang', 'base', 'site', 'date', 'color', 'no-color', 'help'])
    expect(text).toContain(`--${option}`);
});

describe('a mistake is explained in a sentence, in the language that was asked for', () => {
  test.each<[args: string[], message: string]>([
    [['--lang=is', '--fromat'], 'Valkosturinn --fromat er ekki til. Áttirðu við --format?'],
    [['other'], '“other” is not an option. Options start with --, like --site other.'],
    [['--format'], '--format needs a value after it.'],
    [['--color=blue'], '--color does not take a value.'],
    [['--format', 'xml'], '--format must be text, json, github or markdown, not xml.'],
    [['--date', '2026-02-30'], '--date must be a date like 2026-12-24, not 2026-02-30.'],
  ])('%j', (args, message) => {
    expect(readRefusal(...args)).toBe(message);
  });

  test.each<[name: CommandName, args: string[], message: string]>([
    ['font', ['all'], '“all” is not an option. Options start with --, like --help.'],
    ['backup', ['a.gz', 'b.gz'], '“b.gz” is an extra value. The command takes [FILE].'],
    ['bench', ['--only', 'pages,paegs'], '--only must be building, pages, serving or editing, not paegs.'],
    ['studio', ['--role', 'boss'], '--role must be writer, publisher or admin, not boss.'],
    ['build', ['--out='], '--out needs a value after it.'],
    ['start', ['--lang', 'is'], 'There is no option --lang.'],
  ])('%s %j', (name, args, message) => {
    expect(sentenceOf(readArguments(name, args))).toBe(message);
  });
});

test('values have their defaults, and flags that are not given are false', () => {
  expect(readArguments('build', ['--light'])).toMatchObject({
    values: { light: true, uncompressed: false, site: '.', out: 'build' },
  });
  const checkArgs = '--format markdown --lang is --base origin/main --date 2026-12-24 --color'.split(' ');
  expect(readArguments('check', checkArgs)).toMatchObject({
    language: 'is',
    values: { format: 'markdown', base: 'origin/main', date: '2026-12-24', color: true, 'no-color': false },
  });
  expect(readArguments('impact', [])).toMatchObject({
    language: 'en',
    values: { base: 'HEAD', format: 'text', site: '.' },
  });
  expect(readArguments('bench', ['--only', 'pages,serving'])).toMatchObject({
    values: { only: 'pages,serving' },
  });
});

test('each text of the commands with --lang has its Icelandic, and no other', () => {
  const texts = Object.values<Command>(commands)
    .filter(({ options }) => 'lang' in options)
    .flatMap(({ does, takes, options, exits }) => [
      ...[does, takes ?? [], exits].flat(),
      ...Object.values(options).flatMap(({ text, value = '' }) => [
        text,
        ...(/^[A-Z]/.test(value) ? [value] : []),
      ]),
    ]);
  expect(Object.keys(icelandic).toSorted()).toEqual([...new Set([...texts, 'this text'])].toSorted());
});
