import { expect, test } from 'vitest';
import { readDevOptions } from '../../../scripts/dev/dev-options.ts';

test.each<[string[], object]>([
  [[], { site: null, language: 'en' }],
  [['--lang', 'is'], { site: null, language: 'is' }],
  [['--lang=en', '--site', 'folder'], { site: 'folder', language: 'en' }],
])('%j is understood', (args, options) => {
  expect(readDevOptions(args)).toEqual({ kind: 'valid', options });
});

test.each<[string[], string]>([
  [['--lang', 'da'], '--lang is en or is; not da.'],
  [['--lang'], '--lang is en or is; not left open.'],
  [['--site'], '--site needs a folder after it.'],
  [['--language', 'is'], '--language is not understood.'],
  [['is'], 'is is not understood.'],
])('%j is refused', (args, sentence) => {
  expect(readDevOptions(args)).toEqual({
    kind: 'wrong',
    message: `${sentence}\nnpm run dev -- [--lang en|is] [--site FOLDER]`,
  });
});
