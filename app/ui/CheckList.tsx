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

export interface CheckListLine {
  readonly text: string;
  /** The language of the text where it is not the page's. */
  readonly lang?: string | undefined;
}

/** Lines with a tick each. */
export function CheckList({ lines }: { readonly lines: readonly CheckListLine[] }) {
  return (
    <List>
      {lines.map(({ text, lang }) => (
        <Item key={text}>
          <Icon name="check" />
          <span lang={lang}>{text}</span>
        </Item>
      ))}
    </List>
  );
}
