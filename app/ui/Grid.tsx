import styled from '@emotion/styled';
import { from, space } from '../theme/scale.ts';

const template = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Things side by side: one below the other on a phone, two on a tablet, `data-columns` on a wide screen. */
export const Grid = styled.ul({
  display: 'grid',
  gap: space[5],
  [from.tablet]: template(2),
  [from.laptop]: {
    '&[data-columns="3"]': template(3),
    '&[data-columns="4"]': template(4),
  },
});
