import type { ProblemCode } from '../problem.ts';
import type { CheckLanguage } from '../wording-type.ts';

/** What the page about a code says in one language; cause and fix in Markdown. */
export interface PageWords {
  /** What the code means, in a few words: for headings and lists. */
  readonly title: string;
  /** When this happens. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Some text of a file of the example site, and what stands there instead. */
export interface ExampleEdit {
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly right: string;
  readonly wrong: string;
}

/** A mistake in a line or two. */
export interface LineExample extends ExampleEdit {
  readonly kind: 'lines';
  /** What is changed besides, so that nothing else is wrong. */
  readonly besides?: readonly ExampleEdit[];
  /** Whether the files as they were before are needed to see the mistake. */
  readonly isCompared?: boolean;
}

/** A mistake with a whole file. */
export interface FileExample {
  readonly kind: 'file';
  readonly file: string;
  /** What is in the file; null when it is not there. */
  readonly contents: string | null;
  /** What was done, in a sentence. */
  readonly done: Readonly<Record<CheckLanguage, string>>;
}

/** Everything about a code that a page tells, in each language that the checks speak. */
export interface ProblemPage extends Readonly<Record<CheckLanguage, PageWords>> {
  /** A mistake in the example site, docs/problems/example. */
  readonly example: LineExample | FileExample;
}

/** The pages of some codes. */
export type ProblemPages<Code extends ProblemCode> = Readonly<Record<Code, ProblemPage>>;
