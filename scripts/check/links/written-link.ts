import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Position, ProblemPath } from '../problems/problem.ts';

export type SitePage = ResolvedSite['pages'][number];

/**
 * How a link is written.
 * - `link`: in the brackets of a link, in `href` or in a field that holds nothing else; anything there leads somewhere
 * - `whole`: an address that is all of a text
 * - `words`: something like an address among other words
 * - `field`: an address outside of this site in a field of site.yaml or of a row
 */
export type LinkForm = 'link' | 'whole' | 'words' | 'field';

/** A link in a text, before it is known where the text stands. */
export interface FoundLink {
  /** The address as it is written, without what stands around it. */
  readonly target: string;
  /** Where it starts in the text, from 0. */
  readonly index: number;
  readonly form: LinkForm;
}

/** A link wherever it is written: in a text, a running text or a row. */
export interface WrittenLink extends Omit<FoundLink, 'index'> {
  readonly file: string;
  /** The name of the text that it stands in; empty where texts have no names. */
  readonly path: ProblemPath;
  /** The language whose readers see it; null when all do. */
  readonly language: ResolvedLanguage | null;
  /** The pages that it stands on, whose parts it can name by `#part` alone; empty when that is not known. */
  readonly pages: readonly SitePage[];
  /** Looked up only when something is wrong. */
  readonly position: () => Position;
}
