import type { ProblemCode } from '../../app/site/problems/problem.ts';
import type { Said } from '../../app/site/problems/said.ts';
import { type LinkFormFault, linkFormWords } from '../../app/site/problems/words/link-form-words.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { LinkTargets } from './link-targets.ts';

/** What is wrong with a link. */
export interface LinkMistake {
  readonly code: ProblemCode;
  readonly said: Said;
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
  return { code: 'link-form', said: linkFormWords.form(fault, written, right) };
}
