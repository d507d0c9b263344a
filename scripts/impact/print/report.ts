import type { Change } from '../change.ts';
import type { Telling } from './change-words.ts';

/** The forms that a report is printed in; the first is the default. */
export const impactFormats = ['text', 'json', 'markdown'] as const;
export type ImpactFormat = (typeof impactFormats)[number];

/** Everything that a report tells. */
export interface Report extends Telling {
  /** The revision that the edit is measured from, as it was given. */
  readonly base: string;
  /** The day that counts as today: `2026-12-24`. */
  readonly day: string;
  /** How many errors the edit has. */
  readonly errors: number;
  readonly changes: readonly Change[];
}
