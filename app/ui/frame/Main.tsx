import styled from '@emotion/styled';
import type { SectionView } from '../../site/section-view.ts';
import { headerHeight } from '../../theme/scale.ts';
import { paper } from './paper.ts';

/** What people take along on paper. */
const printedKinds: ReadonlySet<SectionView['kind']> = new Set([
  'packages',
  'price-list',
  'comparison',
  'prose',
  'news-article',
  'project-detail',
]);

/** Whether a page has styles for paper; the others leave them out. */
export function isPrinted(sections: readonly Pick<SectionView, 'kind'>[]): boolean {
  return sections.some(({ kind }) => printedKinds.has(kind));
}

/** The place of the page between header and footer; it takes the focus when a new page is shown. */
export const Main = styled('main', { shouldForwardProp: (name) => name !== 'printed' })<{
  readonly printed: boolean;
}>({ paddingTop: headerHeight, outline: 'none' }, ({ printed }) => printed && paper);
