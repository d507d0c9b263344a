import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { space } from '../../theme/scale.ts';

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

/** Leads past the header, for those who go by keyboard. */
export function SkipLink() {
  return <Skip href="#main">{useTexts('common:')('skipToContent')}</Skip>;
}
