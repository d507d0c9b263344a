import type { ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type LinkFormFault, linkFormWords } from '../problems/words/link-form-words.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { LinkTargets } from './link-targets.ts';

/** What is wrong with a link. */
export interface LinkMistake {
  readonly code: ProblemCode;
  readonly wording: Wording;
  /** The address at which a page is missing; only where that is what is wrong. */
  readonly missing?: string;
}

/** What links are judged by. */
export interface Judge {
  readonly content: ProjectContent;
  readonly targets: LinkTargets;
}

/** A link that leads astray because of how it is written. */
export function formMistake(fault: LinkFormFault, written: string, right: string | null): LinkMistake {
  return { code: 'link-form', wording: linkFormWords.form(fault, written, right) };
}
