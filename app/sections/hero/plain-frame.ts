import styled from '@emotion/styled';
import { size, space } from '../../theme/scale.ts';

/** The room of a hero on the ground of the page. */
export const PlainFrame = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
  '& h1': { fontSize: size.headline },
});
