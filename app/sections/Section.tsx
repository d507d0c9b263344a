import type { ComponentType } from 'react';
import type { SectionView } from '../site/resolve-section.ts';
import { sectionComponent } from './registry.ts';
import type { SectionProps } from './section-props.ts';

/** Renders a section with the component of its kind. */
export function Section({ section }: { readonly section: SectionView }) {
  const Component = sectionComponent(section.kind) as ComponentType<SectionProps<SectionView['kind']>>;
  return <Component section={section} />;
}
