import type { ComponentType } from 'react';
import type { SectionView } from '../site/section-view.ts';
import { type SectionProps, sectionComponent } from './registry.ts';

/** Draws a section with the component of its kind. */
export function Section({ section }: { readonly section: SectionView }) {
  const Component = sectionComponent(section.kind) as ComponentType<SectionProps<SectionView['kind']>>;
  return <Component section={section} />;
}
