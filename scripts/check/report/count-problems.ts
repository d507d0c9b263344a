import type { Problem } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';

/** How many of each severity. */
export interface ProblemCounts {
  readonly problems: number;
  readonly warnings: number;
}

export function countsOf(problems: readonly Problem[]): ProblemCounts {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return { problems: problems.length - warnings, warnings };
}

/** `2 problems, 1 warning`; in Icelandic `2 villur, 1 viðvörun`, and `21 villa`. */
export function countProblems(problems: readonly Problem[], language: CheckLanguage = 'en'): string {
  const counts = countsOf(problems);
  const { problem, warning } = nouns[language];
  const counted = (count: number, [one, other]: Noun) =>
    `${count} ${new Intl.PluralRules(language).select(count) === 'one' ? one : other}`;
  return counts.warnings > 0
    ? `${counted(counts.problems, problem)}, ${counted(counts.warnings, warning)}`
    : counted(counts.problems, problem);
}

/** For one, and for any other number. */
type Noun = readonly [one: string, other: string];

const nouns: Readonly<Record<CheckLanguage, { readonly problem: Noun; readonly warning: Noun }>> = {
  en: { problem: ['problem', 'problems'], warning: ['warning', 'warnings'] },
  is: { problem: ['villa', 'villur'], warning: ['viðvörun', 'viðvaranir'] },
};
