import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { space, weight } from '../theme/scale.ts';

const Mark = styled.span({
  justifySelf: 'start',
  padding: `0 ${space[2]}`,
  background: colour('accent'),
  color: colour('on-accent'),
  fontSize: '.875rem',
  fontWeight: weight.label,
  letterSpacing: 0,
  lineHeight: 1.5,
});

/** The mark of the package that most choose. */
export function PopularMark() {
  return <Mark>{useTexts('common:')('popular')}</Mark>;
}
