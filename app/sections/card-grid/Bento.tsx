import styled from '@emotion/styled';
import { colour } from '../../theme/colour-roles.ts';
import { from, size, space, tracks } from '../../theme/scale.ts';
import { reveal } from '../../ui/animations.ts';
import { cardBase } from '../../ui/card-styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { findPicture, type SectionProps } from '../section-props.ts';
import { CardText, CardTop } from './CardText.tsx';

/** The first card takes two columns and two rows. Six fill three columns, five fill four; else the last card is wide. */
const Board = styled.ul({
  display: 'grid',
  gap: space[5],
  [from.tablet]: {
    ...tracks(2),
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    '& > li:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
  [from.laptop]: {
    ...tracks(3),
    '&:has(> :nth-of-type(5):last-of-type)': tracks(4),
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    '& > li:last-of-type:nth-of-type(n)': { gridColumn: 'auto' },
    '& > li:last-of-type:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
    '& > li:last-of-type:nth-of-type(3n + 2):nth-of-type(n + 6)': { gridColumn: 'span 2' },
    '& > li:last-of-type:nth-of-type(2)': { gridRow: 'span 2' },
  },
});

const Card = styled.li(reveal, cardBase);

/** Height of the picture at the foot of the large card, as a share of the card's width; text never overlaps it. */
const PICTURE_SHARE = { phone: 0.6, tablet: 0.34, laptop: 0.5 } as const;

const Large = styled(Card)({
  isolation: 'isolate',
  overflow: 'hidden',
  padding: `${space[6]} ${space[5]} ${PICTURE_SHARE.phone * 100}%`,
  color: colour('ink'),
  background: colour('ground'),
  '& h3': { fontSize: size.entry },
  '& p': { maxWidth: '26rem' },
  [from.tablet]: { paddingInline: space[6], paddingBottom: `${PICTURE_SHARE.tablet * 100}%` },
  [from.laptop]: { paddingBottom: `${PICTURE_SHARE.laptop * 100}%` },
});

const PictureFrame = styled.div({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: 0,
  aspectRatio: 1 / PICTURE_SHARE.phone,
  [from.tablet]: { aspectRatio: 1 / PICTURE_SHARE.tablet },
  [from.laptop]: { aspectRatio: 1 / PICTURE_SHARE.laptop },
  // The card's icon, as large as a picture and cropped by the card.
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '-4%',
    insetBlockStart: '8%',
    width: 'auto',
    height: '150%',
    aspectRatio: 1,
    color: colour('line'),
  },
});

/** Cards around a large one with a picture. */
export function Bento({ section }: SectionProps<'card-grid'>) {
  const [first, ...others] = section.cards;
  const picture = findPicture(section, first?.picture);
  return (
    <Board>
      {first && (
        <Large data-ground="basalt">
          <CardText section={section} card={first} />
          {/* After the text: at the foot of the card it would move while the text arrives. */}
          <PictureFrame>
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 64rem) 42rem, 92vw" />
            ) : (
              <Icon name={first.icon} />
            )}
          </PictureFrame>
        </Large>
      )}
      {others.map((card) => (
        <Card key={card.id}>
          <CardTop section={section} card={card} />
          <CardText section={section} card={card} />
        </Card>
      ))}
    </Board>
  );
}
