import styled from '@emotion/styled';
import { reveal } from '../../ui/animations.ts';
import { BasaltView } from '../../ui/basalt/BasaltLandscapes.tsx';
import { cardBase, cardPicture } from '../../ui/card-styles.ts';
import { columnsFor, Grid } from '../../ui/Grid.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { SectionProps } from '../section-props.ts';
import { Badge, CardText } from './CardText.tsx';

const Card = styled.li(reveal, cardBase);

const Picture = styled.div(cardPicture);

/** Cards of one size, with a picture or an icon on top. */
export function Tiles({ section }: SectionProps<'card-grid'>) {
  return (
    <Grid data-columns={columnsFor(section.cards.length, section.columns)}>
      {section.cards.map((card, index) => (
        <Card key={card.id}>
          {section.look === 'picture' ? (
            <Picture>
              <BasaltView index={index} />
            </Picture>
          ) : (
            <Badge>
              <Icon name={card.icon} />
            </Badge>
          )}
          <CardText section={section} card={card} />
        </Card>
      ))}
    </Grid>
  );
}
