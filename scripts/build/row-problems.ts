import { tellProblem } from '../../app/data/parse-rows.ts';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';

/** What is wrong with rows, a line for each thing: many pages may have read the same row. */
export function rowProblems(recorded: RecordedRows): string[] {
  const problems = Object.values(recorded).flatMap((reply) => (reply.ok ? reply.problems : []));
  return [...new Set(problems.map((problem) => tellProblem(problem).line))];
}
