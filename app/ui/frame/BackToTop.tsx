import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { duration, elevation, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';

const Up = styled.a({
  position: 'fixed',
  zIndex: 10,
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: '1px solid transparent',
  background: colour('ink'),
  color: colour('ground'),
  boxShadow: elevation.floating,
  transition: duration.calm,
  // Without scripts nobody says how far down the page is; then it is always there.
  '@media (scripting: enabled)': { 'html:not([data-far=true]) &': { opacity: 0, visibility: 'hidden' } },
});

/** Leads back up, once the page is 300 px down. */
export function BackToTop() {
  return (
    <Up href="#top" aria-label={useTexts('common:')('backToTop')} data-screen-only>
      <Icon name="arrow-up" />
    </Up>
  );
}
