import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { Action } from '../../schema/action.ts';
import { colour } from '../theme/colour-roles.ts';
import { duration, fittedSize, from, pointerHover, size, space, tracks } from '../theme/scale.ts';
import { ButtonRow } from './ButtonLink.tsx';
import { Container } from './Container.tsx';
import { wholeIsLink } from './card-styles.ts';
import { CAP, cap, columnTones, walls } from './columns.ts';

/** Least width of a column in one row, in which the words of its text fit, rem. */
const MIN_WIDTH = 11.25;

/** Screens on which all columns have room in one row. */
const fromRow = (count: number) => `@media (min-width: ${Math.max(64, count * MIN_WIDTH)}rem)`;

const raised = { translate: '0 -18px', [CAP]: colour('accent') };

interface RowProps {
  readonly titles: readonly string[];
  readonly silhouette: SkylineShape;
}

/** Columns side by side; slabs, one on top of the other, where they have no room. The second has moss, one has lava. */
const Row = styled.ul<RowProps>(
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
    // The section after it keeps its distance.
    'section:has(&) + section:not([data-ground])': { paddingTop: `${space.section}!important` },
  },
  ({ titles, silhouette }) => {
    const count = titles.length;
    const { heightAt, lava } = shapes[silhouette];
    return {
      // The longest word of all titles fits between the slanted sides.
      '& h3': { fontSize: fittedSize(titles.join(' '), `min(${size.item}, 12cqi)`, '74cqi') },
      [from.laptop]: tracks(Math.ceil(count / 2)),
      // The top of a stair is next to its heading, where it is narrow enough.
      ...(silhouette === 'stair' && count > 3 && { [from.bar]: { marginTop: '-7rem' } }),
      [fromRow(count)]: {
        ...tracks(count),
        alignItems: 'end',
        [`& li:nth-of-type(${lava(count)})`]: { [CAP]: colour('accent') },
        ...Object.fromEntries(
          titles.map((_, index) => [
            `& li:nth-of-type(${index + 1}) > div`,
            { minHeight: Math.round(LOWEST + heightAt(index, count) * (HIGHEST - LOWEST)) },
          ]),
        ),
      },
    };
  },
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

const Foot = styled.div({ paddingBlock: `${space[4]} ${space[8]}` });

interface SkylineProps extends RowProps {
  /** What is on the front of each column: its title, an `h3`, and its text. */
  readonly fronts: readonly ReactElement[];
  readonly actions?: readonly Action[];
  readonly as?: 'ul' | 'ol';
}

/** A row of columns with words on their fronts, from edge to edge. */
export function Skyline({ titles, fronts, silhouette, actions = [], as = 'ul' }: SkylineProps) {
  return (
    <>
      <Row as={as} titles={titles} silhouette={silhouette} data-look="skyline">
        {fronts.map((front) => (
          <li key={front.key} data-ground="basalt">
            <Front>{front}</Front>
          </li>
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

/** Heights of the lowest and the highest column, px. */
const [LOWEST, HIGHEST] = [400, 690];

interface Shape {
  /** From 0, the lowest, to 1. By multiplications alone, so that server and browsers agree. */
  readonly heightAt: (index: number, count: number) => number;
  /** The column with lava, from 1. */
  readonly lava: (count: number) => number;
}

const shapes = {
  /** Highest after the middle. */
  bell: {
    heightAt(index, count) {
      const place = (index - 0.56 * (count - 1)) / (0.5 * count);
      return (1 - place * place) * (1 - place * place);
    },
    lava: (count) => Math.floor(count / 2) + 1,
  },
  /** Each column a step higher. */
  stair: { heightAt: (index, count) => index / (count - 1), lava: (count) => count },
  /** Highest at both ends. */
  valley: {
    heightAt(index, count) {
      const place = (index - 0.44 * (count - 1)) / (0.5 * count);
      return place * place;
    },
    lava: (count) => Math.ceil(count / 2),
  },
} as const satisfies Record<string, Shape>;

export type SkylineShape = keyof typeof shapes;
