import type { RecordedRows } from '../../app/data/recorded-rows.ts';

/** What is wrong with rows, a line for each thing: many pages may have read the same row. */
export function rowProblems(recorded: RecordedRows): string[] {
  const problems = Object.values(recorded).flatMap((reply) => (reply.ok ? reply.problems : []));
  const lines = problems.map(
    ({ table, id, message }) => `In the table ${table}${id === null ? '' : `, row ${id}`}: ${message}.`,
  );
  return [...new Set(lines)];
}
