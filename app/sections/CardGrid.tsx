import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { SectionView } from '../site/resolve-section.ts';
import { colour } from '../theme/colour-roles.ts';
import { duration, from, motionWelcome, pointerHover, size, space, tracks } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { cardBase, wholeIsLink } from '../ui/card-styles.ts';
import { columnsFor, Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { Bento } from './card-grid/Bento.tsx';
import { CardText, CardTop } from './card-grid/CardText.tsx';
import type { SectionProps } from './section-props.ts';

type Look = SectionView<'card-grid'>['look'];

const looks: Readonly<Record<Look, (props: SectionProps<'card-grid'>) => ReactElement>> = {
  picture: Tiles,
  icon: Tiles,
  line: Lines,
  index: Index,
  bento: Bento,
};

/** Cards: services, solutions or features, in one of several looks. */
export function CardGrid({ section }: SectionProps<'card-grid'>) {
  const Cards = looks[section.look];
  return (
    <SectionFrame
      section={section}
      heading={section.look === 'line' ? 'aside' : 'above'}
      actions={section.actions}
    >
      <Cards section={section} />
    </SectionFrame>
  );
}

const Card = styled.li(reveal, cardBase);

/** Cards of one size, with a picture, a letter or an icon on top. */
function Tiles({ section }: SectionProps<'card-grid'>) {
  return (
    <Grid data-columns={columnsFor(section.cards.length, section.columns)}>
      {section.cards.map((card, index) => (
        <Card key={card.id}>
          <CardTop section={section} card={card} letter={section.look === 'picture' ? index : null} />
          <CardText section={section} card={card} />
        </Card>
      ))}
    </Grid>
  );
}

const Columns = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  [from.tablet]: {
    ...tracks(2),
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

const Line = styled.li(reveal, wholeIsLink, {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${colour('line')}`,
  '& > svg': { width: '1.625rem', height: '1.625rem' },
  '& p': { gridColumn: 2, color: colour('ink-soft') },
});

/** A quiet list in two columns, with icons at the side. */
function Lines({ section }: SectionProps<'card-grid'>) {
  return (
    <Columns>
      {section.cards.map((card) => (
        <Line key={card.id}>
          <Icon name={card.icon} />
          <CardText section={section} card={card} />
        </Line>
      ))}
    </Columns>
  );
}

const Names = styled.ul({
  borderBottom: `1px solid ${colour('line')}`,
});

const Name = styled.li(wholeIsLink, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& > svg': { width: '1.5rem', height: '1.5rem' },
  // Smaller on the narrowest phones, where the longest word would not fit on a line.
  '& h3': { fontSize: `min(${size.entry}, 6.2vw)`, lineHeight: 1.15 },
  '& p': { gridColumn: 2, color: colour('ink-soft'), maxWidth: '36rem' },
  '& a': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& a svg': { flex: 'none' },
  [from.laptop]: {
    gridTemplateColumns: '1.5rem minmax(0, 4fr) minmax(0, 5fr)',
    columnGap: space[5],
    '& p': { gridColumn: 3, paddingInlineEnd: space[7] },
    // At the end of the line, after the text.
    '& a svg': { position: 'absolute', insetInlineEnd: space[2] },
  },
  [pointerHover]: {
    '&:hover h3, &:hover > svg': { color: colour('accent-text') },
    [motionWelcome]: {
      '& h3, & > svg': { transition: duration.calm },
      '&:hover h3, &:hover > svg': { translate: `${space[3]} 0` },
    },
  },
});

/** One line each in large type, for lists that are read by their names. */
function Index({ section }: SectionProps<'card-grid'>) {
  return (
    <Names>
      {section.cards.map((card) => (
        <Name key={card.id}>
          <Icon name={card.icon} />
          <CardText section={section} card={card} />
        </Name>
      ))}
    </Names>
  );
}
