import { describe, expect, it } from 'vitest';
import { judgePart, summary } from '../../../scripts/test-summary.ts';

const vitest = (failed: number) =>
  JSON.stringify({ numPassedTests: 8, numFailedTests: failed, numPendingTests: 1 });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

describe('the result of a part', () => {
  it('without a report is one test', () => {
    expect(judgePart('lint', true, 1)).toMatchObject({ passed: 1, failed: 0 });
    expect(judgePart('lint', false, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts the results in the report of the runner', () => {
    expect(judgePart('unit', true, 1, vitest(0))).toMatchObject({ passed: 8, failed: 0, skipped: 1 });
    expect(judgePart('unit', false, 1, vitest(2))).toMatchObject({ failed: 2 });
    expect(judgePart('e2e', true, 1, playwright(5, 0, 0))).toMatchObject({ passed: 5, failed: 0 });
    expect(judgePart('e2e', false, 1, playwright(5, 2, 1))).toMatchObject({ passed: 5, failed: 3 });
  });

  it.each([
    ['left no report', false, null],
    ['left no report', true, '{"is":"cut'],
    ['ran no test', true, playwright(0, 0, 0)],
    ['ended with an error outside the tests', false, vitest(0)],
  ])('fails where the runner %s', (note, succeeded, report) => {
    expect(judgePart('unit', succeeded, 1, report)).toMatchObject({ failed: 1, note });
  });
});

it('the summary is a table and a last line', () => {
  const results = [
    judgePart('types', true, 12.4),
    judgePart('unit', false, 143, vitest(1)),
    judgePart('end-to-end', false, 231, playwright(480, 1, 0)),
  ];
  expect(summary(results)).toBe(
    `
part         passed   failed  skipped    time
types             1        0        0    12 s
unit              8        1        1   143 s
end-to-end      480        1        0   231 s

489 passed, 2 failed`.trimStart(),
  );
});
