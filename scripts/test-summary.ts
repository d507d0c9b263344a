import { z } from 'zod';

/** How many tests passed, failed and were left out. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** What became of one part of `npm test`. */
export type PartResult = {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
  /** Why the part failed, where its own output does not say it. */
  readonly note?: string;
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * The counts in the text of vitest's JSON report; a file that could not be loaded is one failed test. Undefined when
 * it is no such report.
 */
export function readVitestCounts(text: string): Counts | undefined {
  const report = vitestReport.safeParse(parseJson(text)).data;
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts in the text of Playwright's JSON report; a flaky test failed. Undefined when it is no such report. */
export function readPlaywrightCounts(text: string): Counts | undefined {
  const stats = playwrightReport.safeParse(parseJson(text)).data?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The result of a part that counts as one test. */
export function judgePart(name: string, succeeded: boolean, seconds: number): PartResult {
  return { name, counts: { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }, seconds };
}

/**
 * The result of a test runner. It fails, with at least one failed test, when it exited with an error, left no
 * report (`counts` undefined) or passed no test, whatever else the report says.
 */
export function judgeRunner(
  name: string,
  succeeded: boolean,
  seconds: number,
  counts: Counts | undefined,
): PartResult {
  if (!counts) return { ...judgePart(name, false, seconds), note: 'left no report' };
  if (counts.failed > 0) return { name, counts, seconds };
  const result = { name, counts: { ...counts, failed: 1 }, seconds };
  if (counts.passed === 0) return { ...result, note: 'ran no test' };
  if (!succeeded) return { ...result, note: 'ended with an error outside the tests' };
  return { name, counts, seconds };
}

/** The result of a part that could not run; it counts as one failed test. */
export function partNotRun(name: string, why: string): PartResult {
  return { ...judgePart(name, false, 0), note: `not run: ${why}` };
}

/** Did everything pass, and was there anything? */
export function allPassed(results: readonly PartResult[]): boolean {
  return results.length > 0 && results.every(({ counts }) => counts.failed === 0);
}

/** A table with one line for each part. */
export function summaryTable(results: readonly PartResult[]): string {
  const rows = results.map(({ name, counts, seconds, note }) => [
    name,
    String(counts.passed),
    String(counts.failed),
    String(counts.skipped),
    `${seconds.toFixed(1)} s`,
    note ?? '',
  ]);
  const table = [['part', 'passed', 'failed', 'skipped', 'time', ''], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const line = (row: string[]) =>
    row.map((cell, i) => (i === 0 || i === 5 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}

/** The last line of `npm test`: `N passed, N failed`. */
export function summaryLine(results: readonly PartResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { counts }) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
