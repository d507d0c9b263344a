import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES, type ProblemCode } from '../../../checks/problems/problem.ts';
import { PROBLEM_PAGE, problemPageText } from '../../../checks/report/problem-page.ts';

/** The printed parts of a mistake, in any type of case. */
interface PrintedCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly english: readonly string[];
  readonly icelandic: readonly string[];
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../site/problem-cases/*.ts', '../texts/*cases.ts', '../check-*/**/*cases.ts'],
  { eager: true },
);

const cases: readonly PrintedCase[] = Object.values(modules)
  .flatMap((moduleExports) => Object.values(moduleExports))
  .flatMap((value) => (Array.isArray(value) ? value.filter(isPrintedCase) : []));

function isPrintedCase(value: unknown): value is PrintedCase {
  return (
    value !== null &&
    typeof value === 'object' &&
    'code' in value &&
    (PROBLEM_CODES as readonly unknown[]).includes(value.code) &&
    'english' in value &&
    Array.isArray(value.english)
  );
}

/** Further cases of a code may leave the excerpt and the Icelandic out. */
function isWhole({ english, icelandic }: PrintedCase): boolean {
  return icelandic.length === 2 && english.some((row) => /^ +\| *\^+$/.test(row));
}

describe('the whole printed text is promised', () => {
  test.each(PROBLEM_CODES)('of a case of %s', (code) => {
    const outputs = cases
      .filter((mistake) => mistake.code === code && isWhole(mistake))
      .map((mistake) => mistake.english);
    expect(outputs).not.toHaveLength(0);
    for (const [first, ...rows] of outputs) {
      // The place and the message, and after the excerpt the replacement.
      expect(first).toMatch(/^[^\s:]+:\d+:\d+ {2}\S/);
      expect(rows.at(-1)).toMatch(/^ {2}\S/);
    }
  });
});

test('docs/problems.md is up to date (npm run docs writes it)', () => {
  expect(readFileSync(PROBLEM_PAGE, 'utf8')).toBe(problemPageText());
});
