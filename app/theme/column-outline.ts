const COLUMNS = 12;

/** The outline of twelve columns side by side, as points of a `polygon`. @param top the height of a column's top, in CSS */
export function columnOutline(top: (column: number) => string): string {
  return Array.from({ length: COLUMNS }, (_, column) =>
    [column, column + 1].map((edge) => `${Math.round((edge * 100) / COLUMNS)}% ${top(column)}`),
  ).join();
}
