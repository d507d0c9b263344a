import type { Column } from './basalt-columns.ts';

/** Columns side by side, which never overlap. */
export interface DepthRow {
  row: number;
  columns: Column[];
  /** Whether a veil of fog is laid before it. */
  veiled: boolean;
}

/** The foremost row, as a share of all rows, that still has fog before it; and the number of veils. */
const fogEnd = 0.5;
const veils = 2;

/** In: columns from back to front. Out: the rows that they stand in, from back to front. */
export function depthRows(columns: readonly Column[]): DepthRow[] {
  const rows: DepthRow[] = [];
  for (const column of columns) {
    const last = rows.at(-1);
    if (last?.row === column.row) last.columns.push(column);
    else rows.push({ row: column.row, columns: [column], veiled: false });
  }
  for (let veil = 1; veil <= veils; veil += 1) {
    const row = rows[Math.floor((rows.length * fogEnd * veil) / veils) - 1];
    if (row) row.veiled = true;
  }
  return rows;
}
