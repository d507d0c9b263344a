import styled from '@emotion/styled';
import { from } from '../../theme/scale.ts';

/** A picture that the words of a hero stand before; it fades out towards them. */
export const Behind = styled.div({
  position: 'absolute',
  inset: '54% 0 0 0',
  maskImage: 'linear-gradient(transparent, #000 45%)',
  '& svg': { width: '100%', height: '100%' },
  '[dir=rtl] &': { scale: '-1 1' },
  [from.laptop]: {
    insetBlock: 0,
    insetInline: '36% 0',
    maskImage: 'linear-gradient(to right, transparent, #000 42%)',
  },
});
