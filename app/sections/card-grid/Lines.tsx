import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { from, space, tracks } from '../../theme/scale.ts';
import { reveal } from '../../ui/animations.ts';
import { wholeIsLink } from '../../ui/card-styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SectionProps } from '../section-props.ts';
import { CardText } from './CardText.tsx';

const List = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  [from.tablet]: {
    ...tracks(2),
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

const line: CSSObject = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${colour('line')}`,
  '& > svg': { color: colour('accent-text'), width: '1.625rem', height: '1.625rem' },
  '& p': { gridColumn: 2, color: colour('ink-soft') },
};

const Line = styled.li(reveal, line);

const LinkedLine = styled.li(reveal, wholeIsLink, line);

/** A quiet list in two columns, with icons at the side. */
export function Lines({ section }: SectionProps<'card-grid'>) {
  return (
    <List>
      {section.cards.map((card) => {
        const Entry = card.to ? LinkedLine : Line;
        return (
          <Entry key={card.id}>
            <Icon name={card.icon} />
            <CardText section={section} card={card} />
          </Entry>
        );
      })}
    </List>
  );
}
