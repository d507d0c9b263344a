import styled from '@emotion/styled';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { headerHeight, radius, space } from '../../theme/scale.ts';

const Words = styled.span({
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

/**
 * Says that the next page is on its way (SPEC: 'Hleður...'). Screen readers listen only to what was there before it spoke;
 * the words come with their style when there are some.
 */
export function NavigationStatus() {
  const { state } = useNavigation();
  const texts = useTexts('common:');
  return <p role="status">{state === 'loading' && <Words>{texts('loading')}</Words>}</p>;
}
