import { describe, expect, test } from 'vitest';
import { expectPrinted, readingOf } from '../texts/problem-case.ts';
import { smallProject } from '../texts/small-project.ts';
import { fourLanguages } from './four-languages.ts';
import { staleCases, wordingCases } from './wording-cases.ts';

test('the small project in four languages has no problem', () => {
  expect(readingOf([], { project: fourLanguages }).problems).toEqual([]);
});

describe('everything is printed about', () => {
  test.each([...wordingCases, ...staleCases])('$code: $name', (known) => {
    const reading = readingOf(known.edits, staleCases.includes(known) ? { before: smallProject } : {});
    expectPrinted(known, reading);
    // All of them leave a site that can be shown while it is repaired.
    expect(reading.project).not.toBeNull();
  });
});
