/**
 * What became of a figure: it keeps its budget, falls short of it, is told for comparison and has none, or the system
 * does not give it.
 */
export type Verdict = 'pass' | 'SHORT' | 'told' | 'n/a';

/** A figure of a run, as it is printed. */
export interface Row {
  /** What was measured; begins with two spaces where it belongs to the row above. */
  readonly what: string;
  /** With its unit. */
  readonly figure: string;
  /** What it may be, with the floor that was measured in the same run; of a row that is told, a note. */
  readonly budget: string;
  readonly verdict: Verdict;
}

/** A row that has a budget. */
export function judged(what: string, figure: string, budget: string, isWithin: boolean): Row {
  return { what, figure, budget, verdict: isWithin ? 'pass' : 'SHORT' };
}

/** A row that has none: a floor, or a part of the row above. */
export function told(what: string, figure: string, note = ''): Row {
  return { what, figure, budget: note, verdict: 'told' };
}

/** A row whose figure this system does not give. */
export function notKnown(what: string, why: string): Row {
  return { what, figure: 'n/a', budget: why, verdict: 'n/a' };
}
