import type { SectionView } from '../../site/section-view.ts';

export interface HeroProps {
  readonly section: SectionView<'hero'>;
  /** The attributes of the outermost element. */
  readonly frame: Readonly<Record<string, string | undefined>>;
}
