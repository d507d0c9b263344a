import { printProblem } from '../../app/site/problems/excerpt.ts';
import type { Problem } from '../../app/site/problems/problem.ts';

/**
 * Prints problems for a person: where, the lines around it, what to type instead; a count at the end.
 * @param sources the contents of the files that the problems name
 */
export function reportText(problems: readonly Problem[], sources: Readonly<Record<string, string>>): string {
  const printed = problems.map((problem) => `${printProblem(problem, sources[problem.file] ?? '')}\n\n`);
  return `${printed.join('')}${countProblems(problems)}\n`;
}

/** `2 problems, 1 warning` */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return warnings > 0
    ? `${counted(errors, 'problem')}, ${counted(warnings, 'warning')}`
    : counted(errors, 'problem');
}
