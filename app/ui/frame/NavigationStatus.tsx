import styled from '@emotion/styled';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { headerHeight, radius, space } from '../../theme/scale.ts';

const Status = styled.p({
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
  // Empty it takes no room, yet it stays there: screen readers listen only to what was there before it spoke.
  '&:not(:empty)': { padding: `${space[2]} ${space[4]}` },
});

/** Says that the next page is on its way (SPEC: 'Hleður...'). */
export function NavigationStatus() {
  const { state } = useNavigation();
  const texts = useTexts('common:');
  return <Status role="status">{state === 'loading' ? texts('loading') : ''}</Status>;
}
