import { wordingOf } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
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

/** What is wrong with the form of a link within the site. */
export type LinkFormFault =
  | 'trailing-slash'
  | 'double-slash'
  | 'backslash'
  | 'upper-case'
  | 'signs'
  | 'relative'
  | 'own-domain'
  | 'local-address';

/** A link that leads astray because of how it is written. */
export function formMistake(fault: LinkFormFault, written: string, right: string | null): LinkMistake {
  const values = { written, right: right ?? '', context: right === null ? undefined : 'right' };
  return { code: 'link-form', wording: wordingOf(`linkForm.${fault}`, values) };
}
