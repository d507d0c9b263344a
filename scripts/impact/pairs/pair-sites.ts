import type { State } from '../state/state.ts';
import { type FormPairs, pairForms } from './pair-forms.ts';
import { pairPackages, type SetPairs } from './pair-packages.ts';
import { type PagePairs, pairPages } from './pair-pages.ts';

/** What in one state is what in the other. */
export interface SitePairs {
  readonly pages: readonly PagePairs[];
  readonly forms: readonly FormPairs[];
  readonly sets: readonly SetPairs[];
}

/** Finds what in one state is what in the other. */
export function pairSites(before: State, after: State): SitePairs {
  return {
    pages: pairPages(before, after),
    forms: pairForms(before, after),
    sets: pairPackages(before, after),
  };
}
