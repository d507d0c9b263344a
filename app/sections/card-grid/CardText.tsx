import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/section-view.ts';
import { colour } from '../../theme/roles.ts';
import { space } from '../../theme/scale.ts';
import { cardTitle } from '../../ui/card-styles.ts';
import { hexagon } from '../../ui/hexagon.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** A hexagon behind an icon: the top of a column. */
export const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '3.125rem',
  marginBottom: space[3],
  color: colour('accent-text'),
  background: `color-mix(in srgb, ${colour('accent')} 11%, ${colour('surface')})`,
  clipPath: hexagon,
});

export type CardOf = SectionView<'card-grid'>['cards'][number];

export interface CardProps {
  readonly section: SectionView<'card-grid'>;
  readonly card: CardOf;
}

const Title = styled.h3(cardTitle);

/** The title of a card, which is its link where it leads somewhere, and its text. */
export function CardText({ section, card }: CardProps) {
  const texts = useTexts(`${section.texts}.cards.${card.id}`);
  return (
    <>
      <Title>
        {card.to ? (
          <SiteLink to={card.to}>
            {texts('title')}
            <Icon name="arrow-right" />
          </SiteLink>
        ) : (
          texts('title')
        )}
      </Title>
      <p>{texts('text')}</p>
    </>
  );
}
