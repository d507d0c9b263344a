import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../checks/problems/problem.ts';
import { printProblem } from '../../checks/report/report-text.ts';
import { minimalSite, readText } from '../unit/site/minimal-site.ts';

/** Strings with a meaning in YAML, so that nonsense made of them gets further than random letters. */
const pieces = [
  ...[...'a\n\t"\'[]{},!|>#%@`\\~\0é', '😀', '\ud800'],
  ...[': ', '- ', '  ', '&a', '*a', '? ', '<<', '__proto__', '---\n', '...', '\r\n', '1.5', 'null'],
];

const yamlNoise = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((parts) => parts.join(''));

/** The small site with a piece removed, inserted or doubled. */
const changedSite = fc
  .array(
    fc.record({
      at: fc.nat({ max: minimalSite.length }),
      remove: fc.nat({ max: 12 }),
      insert: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 5 })),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce(
      (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
      minimalSite,
    ),
  );

/** Expects that any input gives a site or problems that can be shown. */
function isAnswered(source: string | Uint8Array): void {
  const { ok, problems } = readText(source);
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  if (!ok) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  for (const problem of problems) {
    const { code, line, column, length, wording } = problem;
    const { message, hint } = wording.en;
    expect(PROBLEM_CODES).toContain(code);
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

test.each([
  { name: 'any text', sources: fc.oneof(fc.string({ unit: 'binary' }), yamlNoise), numRuns: 60 },
  { name: 'any bytes', sources: fc.uint8Array({ maxLength: 200 }), numRuns: 30 },
  { name: 'the small site with something changed', sources: changedSite, numRuns: 20 },
])('$name is read without an exception', ({ sources, numRuns }) => {
  fc.assert(fc.property<[string | Uint8Array]>(sources, isAnswered), { numRuns });
});
