/** One line of the bench: a measured value beside its budget. */
export interface Figure {
  readonly what: string;
  readonly budget: string;
  /** With its unit, and with the floor of the same run where the budget is a ratio. */
  readonly measured: string;
  readonly ok: boolean;
}

export function figure(what: string, budget: string, measured: string, ok: boolean): Figure {
  return { what, budget, measured, ok };
}

/**
 * A value that has to be small.
 * @param unit writes a value: `seconds`, `kilobytes`, `mebibytes`
 */
export function atMost(what: string, value: number, most: number, unit: (value: number) => string): Figure {
  return figure(what, `<= ${unit(most)}`, unit(value), value <= most);
}

/** A table in Markdown, so that docs/performance.md can take it as it is printed. */
export function figureTable(figures: readonly Figure[]): string {
  const cells = [
    ['what', 'budget', 'measured', ''],
    ...figures.map(({ what, budget, measured, ok }) => [what, budget, measured, ok ? 'ok' : 'FAILED']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return `${lines.join('\n')}\n`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function kilobytes(bytes: number): string {
  return `${Number((bytes / 1024).toFixed(1))} KB`;
}

export function mebibytes(count: number): string {
  return `${Math.round(count)} MiB`;
}

export function seconds(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${Number((milliseconds / 1000).toFixed(1))} s`;
}

/** `2.4 times` */
export function ratio(value: number, floor: number): string {
  return `${(value / floor).toFixed(2)} times`;
}
