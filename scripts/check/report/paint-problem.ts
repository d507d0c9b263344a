import type { Problem } from '../problems/problem.ts';

/** How a part of a report stands out on a terminal. */
export type PaintStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Marks a text up in a style. */
export type Paint = (style: PaintStyle, text: string) => string;

/**
 * Marks up what `printProblem` printed: the place, the line numbers, the pointer and the hint.
 * @param printed several lines
 */
export function paintProblem(
  { file, line, column, severity }: Problem,
  printed: string,
  paint: Paint,
): string {
  const place = `${file}:${line}:${column}`;
  const [head = '', ...rows] = printed.split('\n');
  const loud = severity === 'error' ? 'red' : 'yellow';
  const painted = rows.map((row) => {
    const [, gutter = '', rest = ''] = /^( +\d* +\|)(.*)$/.exec(row) ?? [];
    if (gutter === '') return paint('green', row);
    return `${paint('dim', gutter)}${/\d/.test(gutter) ? rest : paint(loud, rest)}`;
  });
  return [`${paint('bold', place)}${paint(loud, head.slice(place.length))}`, ...painted].join('\n');
}
