import styled from '@emotion/styled';
import { contentWidth, space } from '../theme/scale.ts';

/** Keeps its content within the site's width, with room at the edges of the screen. */
export const Container = styled.div({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
