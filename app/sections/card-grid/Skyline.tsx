import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { Action } from '../../../schema/action.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, from, pointerHover, space, tracks } from '../../theme/scale.ts';
import { ButtonRow } from '../../ui/ButtonLink.tsx';
import { Container } from '../../ui/Container.tsx';
import { wholeIsLink } from '../../ui/card-styles.ts';
import { CAP, cap, columnTones, walls } from '../../ui/columns.ts';

/** Least width of a column in one row, in which the words of its text fit, rem. */
const MIN_WIDTH = 11.25;

/** Screens on which all columns have room in one row. */
const fromRow = (count: number) => `@media (min-width: ${Math.max(64, count * MIN_WIDTH)}rem)`;

const raised = { translate: '0 -18px', [CAP]: colour('accent') };

/** Columns side by side; slabs, one on top of the other, where they have no room. The second has moss, the middle one lava. */
const Row = styled.ul<{ readonly count: number }>(
  {
    ...columnTones,
    display: 'grid',
    overflow: 'clip',
    // Room for a raised column.
    paddingTop: '2.5rem',
    '& > li': {
      position: 'relative',
      marginTop: '-1.25rem',
      containerType: 'inline-size',
      background: 'none',
    },
    '& li::before': { ...cap, insetBlockStart: 0 },
    // Rock below the column, which shows while it is raised, and behind the columns of a next row.
    '& li::after': {
      content: '""',
      position: 'absolute',
      inset: '100% 0 auto',
      height: '40rem',
      background: colour('ground'),
    },
    '& li:nth-of-type(2)': { [CAP]: colour('moss') },
    [from.tablet]: tracks(2),
    [pointerHover]: {
      '& li': { transition: `translate ${duration.calm}` },
      '& li:hover:has(a)': raised,
    },
    '& li:focus-within': raised,
  },
  ({ count }) => ({
    [from.laptop]: tracks(Math.ceil(count / 2)),
    [fromRow(count)]: {
      ...tracks(count),
      alignItems: 'end',
      [`& li:nth-of-type(${Math.floor(count / 2) + 1})`]: { [CAP]: colour('accent') },
    },
  }),
);

/** The front of a column, which fades into the rock. */
const Front = styled.div(wholeIsLink, walls, {
  height: '100%',
  padding: `4rem 11% ${space[7]}`,
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `linear-gradient(transparent, ${colour('ground')} 92%)`,
  },
  '& h3': { marginBottom: space[3] },
  '& p': { color: colour('ink-soft'), fontSize: '1rem', lineHeight: 1.45 },
  '& a:focus-visible::after': { outlineOffset: '-.75rem' },
});

interface ColumnProps {
  readonly count: number;
  readonly frontHeight: number;
}

const Column = styled.li<ColumnProps>(({ count, frontHeight }) => ({
  [fromRow(count)]: { '& > div': { minHeight: frontHeight } },
}));

const Foot = styled.div({ paddingBlock: `${space[4]} ${space[8]}` });

interface SkylineProps {
  /** Title and text of each card. */
  readonly cards: readonly ReactElement[];
  readonly actions: readonly Action[];
}

/** Cards as a skyline of columns from edge to edge. */
export function Skyline({ cards, actions }: SkylineProps) {
  return (
    <>
      <Row count={cards.length} data-look="skyline">
        {cards.map((card, index) => (
          <Column
            key={card.key}
            data-ground="basalt"
            count={cards.length}
            frontHeight={bellHeight(index, cards.length)}
          >
            <Front>{card}</Front>
          </Column>
        ))}
      </Row>
      {actions.length > 0 && (
        <Foot data-ground="basalt">
          <Container>
            <ButtonRow actions={actions} />
          </Container>
        </Foot>
      )}
    </>
  );
}

const [LOWEST, HIGHEST] = [400, 690];

/** Height of a column of a bell, px. By multiplications alone, so that server and browsers agree. */
function bellHeight(index: number, count: number): number {
  const place = (index - 0.56 * (count - 1)) / (0.5 * count);
  const bell = (1 - place * place) * (1 - place * place);
  return Math.round(LOWEST + bell * (HIGHEST - LOWEST));
}
