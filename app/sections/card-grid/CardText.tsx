import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import { colour } from '../../theme/colour-roles.ts';
import { space } from '../../theme/scale.ts';
import { cardPicture, cardTitle } from '../../ui/card-styles.ts';
import { HEXAGON } from '../../ui/hexagon.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LetterColumn } from '../../ui/LetterColumn.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { findPicture } from '../section-props.ts';

const PictureFrame = styled.div(cardPicture);

/** A hexagon behind an icon: the top of a column. */
const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '3.125rem',
  marginBottom: space[3],
  background: `color-mix(in srgb, ${colour('accent')} 11%, ${colour('surface')})`,
  clipPath: HEXAGON,
});

interface CardProps {
  readonly section: SectionView<'card-grid'>;
  readonly card: SectionView<'card-grid'>['cards'][number];
}

interface CardTopProps extends CardProps {
  /** The card's place in the list, if a letter on a column replaces its icon; null for the icon. */
  readonly letter?: number | null;
}

/** Top of a card: its picture, a letter, or its icon. */
export function CardTop({ section, card, letter = null }: CardTopProps) {
  const picture = findPicture(section, card.picture);
  if (picture)
    return (
      <PictureFrame>
        <Picture picture={picture} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw" />
      </PictureFrame>
    );
  if (letter !== null) return <LetterColumn index={letter} />;
  return (
    <Badge>
      <Icon name={card.icon} />
    </Badge>
  );
}

const Title = styled.h3(cardTitle);

/** The title of a card, which is its link if it has one, and its text. */
export function CardText({ section, card }: CardProps) {
  const texts = useTexts(`${section.texts}.cards.${card.id}`);
  return (
    <>
      <Title lang={texts.lang('title')}>
        {card.to ? (
          <SiteLink to={card.to}>
            {texts('title')}
            <Icon name="arrow-right" />
          </SiteLink>
        ) : (
          texts('title')
        )}
      </Title>
      <p lang={texts.lang('text')}>{texts('text')}</p>
    </>
  );
}
