import styled from '@emotion/styled';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, elevation, headerHeight, radius, space } from '../../theme/scale.ts';
import { roundLink } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';
import { paper } from './paper.ts';

/** Kinds of sections that people print. */
const PRINTED_KINDS: ReadonlySet<SectionView['kind']> = new Set([
  'packages',
  'price-list',
  'comparison',
  'prose',
  'news-article',
  'project-detail',
]);

/** Returns true if a page has print styles; other pages omit them. */
export function isPrinted(sections: readonly Pick<SectionView, 'kind'>[]): boolean {
  return sections.some(({ kind }) => PRINTED_KINDS.has(kind));
}

/** The page between header and footer; it gets the focus when a new page is shown. */
export const Main = styled.main<{ readonly hasPrintStyles: boolean }>(
  { paddingTop: headerHeight, outline: 'none' },
  ({ hasPrintStyles }) => hasPrintStyles && paper,
);

const Skip = styled.a({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: colour('ink'),
  color: colour('ground'),
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return <Skip href="#main">{useTexts('common:')('skipToContent')}</Skip>;
}

const Status = styled.span({
  position: 'fixed',
  zIndex: 19,
  insetBlockStart: headerHeight,
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: colour('accent'),
  color: colour('on-accent'),
  fontWeight: 600,
  padding: `${space[2]} ${space[4]}`,
});

/** Reports that the next page is loading. Its live region stays: screen readers announce only changes of one. */
export function NavigationStatus() {
  const { state } = useNavigation();
  const texts = useTexts('common:');
  return <p role="status">{state === 'loading' && <Status>{texts('loading')}</Status>}</p>;
}

const Up = styled.a(roundLink, {
  position: 'fixed',
  zIndex: 10,
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  border: '1px solid transparent',
  background: colour('ink'),
  color: colour('ground'),
  boxShadow: elevation.floating,
  transition: duration.calm,
  // On a phone it would cover the fields of a form.
  '@media (width < 40rem)': { 'main:has(form) &': { display: 'none' } },
  // Without scripts the scroll position is unknown; then it is always visible.
  '@media (scripting: enabled)': { 'html:not([data-far=true]) &': { opacity: 0, visibility: 'hidden' } },
});

/** Links to the top, once the page is scrolled by 300 px. */
export function BackToTop() {
  return (
    <Up href="#top" aria-label={useTexts('common:')('backToTop')} data-screen-only>
      <Icon name="arrow-up" />
    </Up>
  );
}
