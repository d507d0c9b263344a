import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import type { Message } from '../../../scripts/check/problems/wording-type.ts';
import { copiedCases } from './copied-cases.ts';
import { headCases } from './head-cases.ts';
import { languageCases } from './language-cases.ts';
import { markupCases } from './markup-cases.ts';
import { readerCases } from './reader-cases.ts';
import { staleCases } from './stale-cases.ts';
import { strayCases } from './stray-cases.ts';
import { readingOf } from './wording-case.ts';

const cases = [
  ...markupCases,
  ...readerCases,
  ...headCases,
  ...languageCases,
  ...strayCases,
  ...copiedCases,
  ...staleCases,
];

describe('what is said about', () => {
  test.each(cases)('$code: $name', (found) => {
    const { problems, sources, project } = readingOf(found.edits, staleCases.includes(found));
    expect(
      problems.flatMap((problem) => printProblem(problem, sources[problem.file] ?? '').split('\n')),
    ).toEqual(found.printed);
    expect(problems.map(({ code }) => code)).toEqual([found.code]);
    // None of them leaves a site that cannot be shown while it is repaired.
    expect(project).not.toBeNull();
    const { en, is } = problems[0]?.wording ?? {};
    expect([is?.message, is?.hint]).toEqual(found.icelandic);
    expect(namedIn(is, /„([^“]*)“/g)).toEqual(namedIn(en, /“([^”]*)”/g));
  });

  test('each code has a case', () => {
    const codes: readonly ProblemCode[] = [
      'garbled-text',
      'stale-text',
      'untranslated-text',
      'markup-mismatch',
      'stray-file',
      'heading-order',
      'same-link-text',
      'missing-alternative',
      'title-length',
      'description-length',
      'same-title',
    ];
    expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual([...codes].sort());
  });
});

/** What a sentence takes from the files: what is in quotes, and numbers; in no order. */
function namedIn(words: Message | undefined, quotes: RegExp): string[] {
  const text = `${words?.message} ${words?.hint}`;
  const quoted = [...text.matchAll(quotes)].map(([, inner]) => `“${inner}”`);
  return [...quoted, ...(text.match(/\d+/g) ?? [])].sort();
}
