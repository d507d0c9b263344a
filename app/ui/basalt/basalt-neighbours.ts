import type { Column } from './basalt-columns.ts';

/** Finds the column that stands some rows behind another (negative: before it) and some files aside. */
export type Neighbour = (column: Column, rowsBehind: number, filesAside: number) => Column | undefined;

/** In: the columns of one picture. Out: the way from each to its neighbours. */
export function neighbours(columns: readonly Column[]): Neighbour {
  const places = new Map(columns.map((column) => [placeKey(column.row, column.file), column]));
  return (column, rowsBehind, filesAside) =>
    places.get(placeKey(column.row - rowsBehind, column.file + filesAside));
}

function placeKey(row: number, file: number): number {
  return row * 4096 + file;
}
