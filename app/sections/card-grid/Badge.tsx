import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { space } from '../../theme/scale.ts';
import { hexagon } from '../../ui/hexagon.ts';

/** A hexagon behind an icon: the top of a column. */
export const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '3.125rem',
  marginBottom: space[3],
  color: colour('accent-text'),
  background: `color-mix(in srgb, ${colour('accent')} 11%, ${colour('surface')})`,
  clipPath: hexagon,
});
