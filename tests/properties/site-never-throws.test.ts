import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printProblem } from '../../scripts/check/problems/excerpt.ts';
import { problemCodes } from '../../scripts/check/problems/problem.ts';
import { read } from '../unit/site/minimal-site.ts';
import { mutatedSite, relinedSite, yamlNoise } from './site-arbitraries.ts';

/** Whatever is read, the answer is a site or problems that can be shown. */
function answers(written: string | Uint8Array): void {
  const { ok, problems } = read(written);
  const text = typeof written === 'string' ? written : new TextDecoder().decode(written);
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  if (!ok) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  for (const problem of problems) {
    const { code, line, column, length, wording } = problem;
    const { message, hint } = wording.en;
    expect(problemCodes).toContain(code);
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThan(0);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(length).toBeGreaterThan(0);
    expect(message).toMatch(/\S.*[.…]$/su);
    expect(hint).toMatch(/\S/);
    expect(message + hint).not.toMatch(/undefined|\[object|NaN/);
    expect(printProblem(problem, text)).toContain(hint);
  }
  expect(problems).toEqual([...problems].sort((a, b) => a.line - b.line || a.column - b.column));
}

test('any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), yamlNoise), answers),
    { numRuns: 1000 },
  );
});

test('any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), answers), { numRuns: 300 });
});

test('the small site with something changed', () => {
  fc.assert(fc.property(mutatedSite, answers), { numRuns: 120 });
});

test('the small site with a line changed', () => {
  fc.assert(fc.property(relinedSite, answers), { numRuns: 300 });
});
