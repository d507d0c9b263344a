import { linkFormCases } from './link-form-cases.ts';
import type { LinkProblemCase } from './link-problem-case.ts';
import { outsideLinkCases } from './outside-link-cases.ts';
import { pageLinkCases } from './page-link-cases.ts';
import { unknownPathCases } from './unknown-path-cases.ts';

/** One for each way that a link goes wrong. */
export const linkProblemCases: readonly LinkProblemCase[] = [
  ...unknownPathCases,
  ...linkFormCases,
  ...outsideLinkCases,
  ...pageLinkCases,
];
