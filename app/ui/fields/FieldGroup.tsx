import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { size, space } from '../../theme/scale.ts';
import { hexagon } from '../hexagon.ts';

/**
 * Fields that belong together under a heading, its `legend`. A long form, which has a summary beside it, numbers them:
 * its `form` resets the counter `group`.
 */
export const FieldGroup = styled.fieldset({
  counterIncrement: 'group',
  '& > legend': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    padding: `${space[5]} 0 0`,
    marginBottom: space[5],
    borderTop: `1px solid ${colour('line')}`,
    fontSize: size.item,
    fontWeight: 700,
    lineHeight: 1.3,
    letterSpacing: '-.015em',
  },
  '[data-beside] & > legend::before': {
    // Heard it would be a number without a meaning.
    content: 'counter(group) / ""',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.875rem',
    height: '2.125rem',
    clipPath: hexagon,
    background: colour('ink'),
    color: colour('ground'),
    fontSize: size.small,
    letterSpacing: 0,
  },
});
