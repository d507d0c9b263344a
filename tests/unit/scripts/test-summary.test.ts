import { describe, expect, test } from 'vitest';
import {
  allPassed,
  judgePart,
  judgeRunner,
  partNotRun,
  readPlaywrightCounts,
  readVitestCounts,
  summaryLine,
  summaryTable,
} from '../../../scripts/test-summary.ts';

const some = { passed: 3, failed: 0, skipped: 1 };

describe('reading reports', () => {
  test("vitest's, where a file that could not be loaded is a failed test", () => {
    const report = {
      numTotalTests: 9,
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}, {}] },
        { status: 'failed', assertionResults: [], message: 'Cannot find module' },
      ],
    };
    expect(readVitestCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  test("Playwright's, where a flaky test failed", () => {
    const report = { suites: [], stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2, duration: 9.5 } };
    expect(readPlaywrightCounts(JSON.stringify(report))).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test.each(['', '{', 'null', '{}', '{"stats":{"expected":"4"}}', '{"numPassedTests":1}'])(
    '%j is none',
    (text) => {
      expect(readVitestCounts(text)).toBeUndefined();
      expect(readPlaywrightCounts(text)).toBeUndefined();
    },
  );
});

describe('judging a test runner', () => {
  test('its counts stand when it ended well', () => {
    expect(judgeRunner('unit', true, 2, some)).toEqual({ name: 'unit', counts: some, seconds: 2 });
  });

  test('its counts stand when tests failed', () => {
    const counts = { passed: 3, failed: 2, skipped: 0 };
    expect(judgeRunner('unit', false, 2, counts)).toEqual({ name: 'unit', counts, seconds: 2 });
  });

  test.each([
    { why: 'left no report', succeeded: true, counts: undefined, passed: 0 },
    { why: 'ran no test', succeeded: true, counts: { passed: 0, failed: 0, skipped: 4 }, passed: 0 },
    { why: 'ended with an error outside the tests', succeeded: false, counts: some, passed: 3 },
  ])('it failed when it $why', ({ why, succeeded, counts, passed }) => {
    const result = judgeRunner('unit', succeeded, 2, counts);
    expect(result.note).toBe(why);
    expect(result.counts).toMatchObject({ passed, failed: 1 });
  });
});

describe('the summary', () => {
  const results = [
    judgePart('types', true, 3.21),
    judgePart('lint', false, 0.4),
    judgeRunner('unit', true, 12, { passed: 120, failed: 0, skipped: 1 }),
    partNotRun('end-to-end', 'build failed'),
  ];

  test('table', () => {
    expect(summaryTable(results)).toBe(
      [
        'part        passed  failed  skipped    time',
        'types            1       0        0   3.2 s',
        'lint             0       1        0   0.4 s',
        'unit           120       0        1  12.0 s',
        'end-to-end       0       1        0   0.0 s  not run: build failed',
      ].join('\n'),
    );
  });

  test('last line', () => {
    expect(summaryLine(results)).toBe('121 passed, 2 failed');
    expect(summaryLine([])).toBe('0 passed, 0 failed');
  });

  test('all passed only if something ran and nothing failed', () => {
    expect(allPassed(results)).toBe(false);
    expect(allPassed([judgePart('types', true, 1)])).toBe(true);
    expect(allPassed([])).toBe(false);
  });
});
