import styled from '@emotion/styled';
import { basaltTone } from '../theme/basalt-tones.ts';
import { colour } from '../theme/colour-roles.ts';
import { space } from '../theme/scale.ts';
import { type ColumnHeight, columnHeight, withColumn } from './column-chart.ts';
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

/** One height for all columns, so that the same lines of packages next to each other align. */
const Sized = styled(Item)({ alignItems: 'end', minHeight: '2.5rem' });

/** A small column whose height is a share of the largest; an unlimited one fades out at its top. */
const Column = styled.span<ColumnHeight & { readonly isUnlimited?: boolean | undefined }>(
  withColumn(0, '1.125rem', 0.5),
  { width: '1.125rem' },
  columnHeight(1.75),
  // In the light tone, which is seen on a dark card, too.
  ({ isUnlimited }) =>
    isUnlimited && {
      '&::before': { background: `linear-gradient(transparent, ${basaltTone('top')})` },
      '&::after': { content: 'none' },
    },
);

export interface CheckListLine {
  readonly text: string;
  /** The language of the text if it is not the page's. */
  readonly lang?: string | undefined;
  /** A column to scale in place of the tick. */
  readonly column?: { readonly share: number; readonly isUnlimited?: true | undefined };
}

/** Lines with a tick or a column each. */
export function CheckList({ lines }: { readonly lines: readonly CheckListLine[] }) {
  return (
    <List>
      {lines.map(({ text, lang, column }) => {
        const Line = column ? Sized : Item;
        return (
          <Line key={text}>
            {column ? <Column {...column} /> : <Icon name="check" />}
            <span lang={lang}>{text}</span>
          </Line>
        );
      })}
    </List>
  );
}
