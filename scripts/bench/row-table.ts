import type { Row } from './row.ts';

const WIDTHS = { verdict: 5, what: 64, figure: 18 };

/** The lines of some rows, in columns that are the same for all parts. */
export function rowTable(rows: readonly Row[]): string {
  return rows.map((row) => `${rowLine(row)}\n`).join('');
}

function rowLine({ what, figure, budget, verdict }: Row): string {
  const shown = verdict === 'told' ? '' : verdict;
  return `${shown.padEnd(WIDTHS.verdict)}  ${what.padEnd(WIDTHS.what)}  ${figure.padStart(WIDTHS.figure)}   ${budget}`.trimEnd();
}

/** The last line: how many budgets are kept. */
export function sumLine(rows: readonly Row[]): string {
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const unknown = count('n/a') > 0 ? `, ${count('n/a')} not known here` : '';
  return `${count('pass')} within budget, ${count('SHORT')} short${unknown}\n`;
}

/** 0: nothing falls short; 1: something does. */
export function exitCodeOf(rows: readonly Row[]): 0 | 1 {
  return rows.some(({ verdict }) => verdict === 'SHORT') ? 1 : 0;
}
