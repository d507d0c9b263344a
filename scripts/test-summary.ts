import { z } from 'zod';
import { readStoredJson } from '../server/runtime/stored-json.ts';

/** Result of one part of `npm test`. */
export type PartResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Reason why the part failed, if its own output does not state it. */
  readonly note?: string;
};

type Counts = Pick<PartResult, 'passed' | 'failed' | 'skipped'>;

const vitestCountsSchema = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform((counts): Counts => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counts;
    return { passed, failed, skipped };
  });

/** Playwright's JSON report; a flaky test failed. */
const playwrightCountsSchema = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped } }): Counts => {
    return { passed: expected, failed: unexpected + flaky, skipped };
  });

/**
 * The result of a part.
 * @param hasSucceeded true if its commands ended well; otherwise at least one test has failed
 * @param report the text of a test runner's JSON report; null if none; left out for a part that counts as one test
 */
export function createPartResult(
  name: string,
  hasSucceeded: boolean,
  seconds: number,
  report?: string | null,
): PartResult {
  if (report === undefined)
    return { name, passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, skipped: 0, seconds };
  const counts = readStoredJson(report ?? '', z.union([vitestCountsSchema, playwrightCountsSchema]));
  if (!counts) return { name, passed: 0, failed: 1, skipped: 0, seconds, note: 'left no report' };
  if (counts.failed > 0) return { name, ...counts, seconds };
  if (counts.passed === 0) return { name, ...counts, failed: 1, seconds, note: 'ran no test' };
  if (!hasSucceeded)
    return { name, ...counts, failed: 1, seconds, note: 'ended with an error outside the tests' };
  return { name, ...counts, seconds };
}

/** A table with a line for each part, and the sum, `N passed, N failed`. */
export function formatSummary(results: readonly PartResult[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds, note = '' }) => [
    name.padEnd(10),
    ...[passed, failed, skipped].map((count) => String(count).padStart(7)),
    `${seconds.toFixed(0)} s`.padStart(6),
    note,
  ]);
  const head = ['part'.padEnd(10), ' passed', ' failed', 'skipped', '  time'];
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const table = [head, ...rows].map((row) => row.join('  ').trimEnd()).join('\n');
  return `${table}\n\n${sum('passed')} passed, ${sum('failed')} failed`;
}
