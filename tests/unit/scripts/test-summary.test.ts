import { expect, it } from 'vitest';
import { createPartResult, formatSummary } from '../../../scripts/test-summary.ts';

const vitest = (failureCount: number) =>
  JSON.stringify({ numPassedTests: 8, numFailedTests: failureCount, numPendingTests: 1 });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

it.each([
  ['left no report', false, null],
  ['left no report', true, '{"is":"cut'],
  ['ran no test', true, playwright(0, 0, 0)],
  ['ended with an error outside the tests', false, vitest(0)],
])('a part fails where the runner %s', (note, hasSucceeded, report) => {
  expect(createPartResult('unit', hasSucceeded, 1, report)).toMatchObject({ failed: 1, note });
});

it('the summary is a table and a last line', () => {
  const results = [
    createPartResult('types', true, 12.4),
    createPartResult('unit', false, 143, vitest(1)),
    createPartResult('end-to-end', false, 231, playwright(480, 1, 1)),
    createPartResult('lint', false, 1),
  ];
  expect(formatSummary(results)).toBe(
    `
part         passed   failed  skipped    time
types             1        0        0    12 s
unit              8        1        1   143 s
end-to-end      480        2        0   231 s
lint              0        1        0     1 s

489 passed, 4 failed`.trimStart(),
  );
});
