import type { SectionKind } from '../../schema/sections/section.ts';
import type { SectionView } from '../site/section-view.ts';

/** What the component of a section kind gets: one exact section. */
export interface SectionProps<K extends SectionKind> {
  readonly section: SectionView<K>;
}
