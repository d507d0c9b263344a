import { expect, test } from 'vitest';
import { readImpactOptions } from '../../../scripts/impact/impact-options.ts';

test('what is left out has a sensible value', () => {
  const read = readImpactOptions([]);
  expect(read).toMatchObject({
    kind: 'valid',
    options: { base: 'HEAD', format: 'text', language: 'en', site: '.' },
  });
});

test('all options', () => {
  const given = '--base origin/main --format markdown --lang is --site vefur --date 2026-12-24'.split(' ');
  expect(readImpactOptions(given)).toEqual({
    kind: 'valid',
    options: {
      base: 'origin/main',
      format: 'markdown',
      language: 'is',
      site: 'vefur',
      now: new Date('2026-12-24T12:00:00Z'),
    },
  });
});

test.each([
  ['--format xml', '--format is text, json or markdown; not xml.'],
  ['--lang is --format xml', '--format er text, json eða markdown; ekki xml.'],
  ['--lang de', '--lang is en or is; not de.'],
  ['--date 24.12.2026', '--date needs year, month and day, like 2026-12-24; not 24.12.2026.'],
  ['--bse HEAD', 'There is no option --bse. Did you mean --base?'],
  ['--base', '--base needs a value after it.'],
  ['main', '“main” stands alone. Options start with --, like --base main.'],
])('%s', (given, sentence) => {
  const read = readImpactOptions(given.split(' '));
  expect(read.kind).toBe('wrong');
  expect(read.kind === 'wrong' && read.message.split('\n')[0]).toBe(sentence);
});
