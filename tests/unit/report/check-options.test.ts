import { describe, expect, test } from 'vitest';
import { readCheckOptions } from '../../../scripts/check/report/run-check.ts';

/** The sentence before the usage. */
const refused = (...given: string[]) => {
  const result = readCheckOptions(given);
  return result.kind === 'wrong' ? result.message.split('\n\n')[0] : result;
};

test('options, with and without defaults', () => {
  const defaults = { format: 'text', language: 'en', site: '.', base: null, color: null };
  expect(readCheckOptions([])).toMatchObject({ kind: 'valid', options: defaults });
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

test.each(['en', 'is'])('the help explains every option: %s', (lang) => {
  const result = readCheckOptions(['-h', '--lang', lang]);
  const text = result.kind === 'help' ? result.text : '';
  for (const option of ['format', 'lang', 'base', 'site', 'date', 'color', 'no-color', 'help'])
    expect(text).toContain(`--${option}`);
});

describe('a mistake is explained in a sentence, in the language that was asked for', () => {
  test.each<[given: string[], message: string]>([
    [['--lang=is', '--fromat'], 'Valkosturinn --fromat er ekki til. Áttirðu við --format?'],
    [['other'], '“other” stands alone. Options start with --, like --site other.'],
    [['--format'], '--format needs a value after it.'],
    [['--color=blue'], '--color stands alone and has no value.'],
    [['--format', 'xml'], '--format is text, json, github or markdown; not xml.'],
    [['--date', '2026-02-30'], '--date needs year, month and day, like 2026-12-24; not 2026-02-30.'],
  ])('%j', (given, message) => {
    expect(refused(...given)).toBe(message);
  });
});
