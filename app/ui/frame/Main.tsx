import styled from '@emotion/styled';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, from, headerHeight, radius, space } from '../../theme/scale.ts';
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

/** Over no content: in the bar of a small screen, before the languages, and in the outer gutter of a large one. */
const Up = styled.a({
  display: 'grid',
  placeItems: 'center',
  position: 'fixed',
  zIndex: 21,
  insetBlockStart: `calc((${headerHeight} - 2.75rem) / 2)`,
  insetInlineEnd: `calc(${space.gutter} + 5.75rem)`,
  width: '2.75rem',
  height: '2.75rem',
  transition: duration.calm,
  [from.laptop]: {
    insetBlock: `auto ${space[4]}`,
    insetInlineEnd: '2px',
    width: `min(2.75rem, ${space.gutter} - 4px)`,
    // Its ring shows on rock, too.
    border: `2px solid ${colour('ground')}`,
    background: colour('ink'),
    color: colour('ground'),
  },
  // A page that cannot know its scroll position has the links of the browser.
  'html:not([data-far=true]) &': { opacity: 0, visibility: 'hidden' },
});

/** Links to the top, once the page is scrolled by 300 px. */
export function BackToTop() {
  return (
    <Up href="#top" aria-label={useTexts('common:')('backToTop')} data-screen-only>
      <Icon name="arrow-up" />
    </Up>
  );
}
