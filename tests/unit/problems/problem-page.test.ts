import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordingOf } from '../../../scripts/check/message.ts';
import { problemCodes } from '../../../scripts/check/problems/problem.ts';
import { checkLanguages } from '../../../scripts/check/problems/wording-type.ts';
import { problemPage, problemPageText } from '../../../scripts/check/report/problem-page.ts';

test('docs/problems.md is up to date (npm run docs writes it)', () => {
  expect(readFileSync(problemPage, 'utf8')).toBe(problemPageText());
});

test.each(problemCodes)('%s is explained in every language', (code) => {
  for (const language of checkLanguages) {
    const { message, hint } = wordingOf(`codes.${code}`)[language];
    expect([message, hint].join(' ')).not.toContain('codes.');
    expect([message, hint]).not.toContain('');
  }
});
