import styled from '@emotion/styled';
import { colour } from '../theme/colour-roles.ts';
import { space } from '../theme/scale.ts';

const List = styled.ul({
  display: 'grid',
  gap: space[2],
  '& li': { position: 'relative', paddingInlineStart: '1.625rem', lineHeight: 1.4 },
  // A dash: a border, which forced colours and paper keep.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.7em',
    width: '1rem',
    borderTop: `2px solid ${colour('success')}`,
  },
});

export interface CheckListLine {
  readonly text: string;
  /** The language of the text if it is not the page's. */
  readonly lang?: string | undefined;
}

/** Lines with a dash each. */
export function CheckList({ lines }: { readonly lines: readonly CheckListLine[] }) {
  return (
    <List>
      {lines.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          {text}
        </li>
      ))}
    </List>
  );
}
