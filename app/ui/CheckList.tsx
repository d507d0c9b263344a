import styled from '@emotion/styled';
import { colour } from '../theme/roles.ts';
import { space } from '../theme/scale.ts';
import { Icon } from './Icon.tsx';

const List = styled.ul({ display: 'grid', gap: space[2] });

const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[3],
  lineHeight: 1.45,
  '& svg': {
    marginTop: '.15em',
    width: '1.125rem',
    minWidth: '1.125rem',
    height: '1.125rem',
    color: colour('success'),
  },
});

/** Lines with a tick each. */
export function CheckList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List>
      {lines.map((line) => (
        <Item key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </Item>
      ))}
    </List>
  );
}
