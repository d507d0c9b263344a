import type { ProblemCode } from '../../../../scripts/check/problems/problem.ts';

/** Everything that is printed in Icelandic, line by line, about the first case of a code. */
export type InIcelandic = Readonly<Partial<Record<ProblemCode, readonly string[]>>>;
