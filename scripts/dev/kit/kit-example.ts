import type { FormOutcome } from '../../../app/site/form-state.ts';
import type { Section, SectionKind } from '../../../schema/sections/section.ts';

/** How a section stands that shows more than site.yaml says. */
export type KitState =
  /** A form: fresh, with answers in it, on its way, or with what became of it. */
  | { readonly of: 'form'; readonly stage: 'empty' | 'filled' | 'sending' | FormOutcome }
  /** News or projects: so many; null while they cannot be read. */
  | { readonly of: 'rows'; readonly count: number | null };

/** One kind of section in one variation. */
export interface KitExample {
  /** The section's id, which #anchors lead to; no other example has it. */
  readonly id: string;
  readonly kind: SectionKind;
  /** What is special about it, in a few words: `look picture, ground mist, 5 cards`. */
  readonly variation: string;
  /** As it would come out of site.yaml. */
  readonly section: Section;
  /** Whether it has the texts that may be left out. */
  readonly withOptionalTexts: boolean;
  readonly state: KitState | null;
}
