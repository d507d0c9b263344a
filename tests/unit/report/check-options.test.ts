import { describe, expect, test } from 'vitest';
import { readCheckOptions } from '../../../scripts/check/report/check-options.ts';

/** The sentence before the usage. */
const refused = (...given: string[]) => {
  const result = readCheckOptions(given);
  return result.kind === 'wrong' ? result.message.split('\n\n')[0] : result;
};

test('without arguments the project is checked as it is, in English', () => {
  expect(readCheckOptions([])).toEqual({
    kind: 'valid',
    options: {
      format: 'text',
      language: 'en',
      site: '.',
      base: null,
      now: expect.any(Date),
      color: null,
    },
  });
});

test('every option is read', () => {
  const given =
    '--format markdown --lang is --site sites/small --base origin/main --date 2026-12-24 --color'.split(' ');
  expect(readCheckOptions(given)).toEqual({
    kind: 'valid',
    options: {
      format: 'markdown',
      language: 'is',
      site: 'sites/small',
      base: 'origin/main',
      now: new Date('2026-12-24T12:00:00Z'),
      color: true,
    },
  });
  expect(readCheckOptions(['--color', '--no-color'])).toMatchObject({ options: { color: false } });
});

test.each(['--help', '-h'])('%s explains every option', (help) => {
  for (const lang of ['en', 'is']) {
    const result = readCheckOptions([help, '--lang', lang]);
    const text = result.kind === 'help' ? result.text : '';
    for (const option of ['format', 'lang', 'base', 'site', 'date', 'color', 'no-color', 'help'])
      expect(text).toContain(`--${option}`);
  }
});

describe('a mistake is explained in a sentence, in the language that was asked for', () => {
  test.each<[given: string[], message: string]>([
    [['--fromat', 'json'], 'There is no option --fromat. Did you mean --format?'],
    [['--lang=is', '--fromat'], 'Valkosturinn --fromat er ekki til. Áttirðu við --format?'],
    [['other'], '“other” stands alone. Options start with --, like --site other.'],
    [['--lang', 'is', 'other'], '„other“ stendur eitt og sér. Valkostir byrja á --, til dæmis --site other.'],
    [['--format'], '--format needs a value after it.'],
    [['--color=blue'], '--color stands alone and has no value.'],
    [['--format', 'xml'], '--format is text, json, github or markdown; not xml.'],
    [['--date', '2026-02-30'], '--date needs year, month and day, like 2026-12-24; not 2026-02-30.'],
  ])('%j', (given, message) => {
    expect(refused(...given)).toBe(message);
  });

  test('the usage follows', () => {
    expect(readCheckOptions(['--watch'])).toMatchObject({
      message: expect.stringContaining('\n\nnpm run check -- [options]\n'),
    });
  });
});
