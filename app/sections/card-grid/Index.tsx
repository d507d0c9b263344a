import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { duration, from, motionWelcome, pointerHover, size, space } from '../../theme/scale.ts';
import { wholeIsLink } from '../../ui/card-styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SectionProps } from '../section-props.ts';
import { CardText } from './CardText.tsx';

const List = styled.ul({
  borderBottom: `1px solid ${colour('line')}`,
});

const Entry = styled.li(wholeIsLink, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& > svg': { width: '1.5rem', height: '1.5rem', color: colour('accent-text') },
  '& h3': { fontSize: size.entry, lineHeight: 1.15 },
  '& p': { gridColumn: 2, color: colour('ink-soft'), maxWidth: '36rem' },
  '& a': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
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
export function Index({ section }: SectionProps<'card-grid'>) {
  return (
    <List>
      {section.cards.map((card) => (
        <Entry key={card.id}>
          <Icon name={card.icon} />
          <CardText section={section} card={card} />
        </Entry>
      ))}
    </List>
  );
}
