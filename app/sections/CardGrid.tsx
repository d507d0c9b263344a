import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import { from, size, space } from '../theme/scale.ts';
import { cardBase, cardPicture, cardTitle } from '../ui/card-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Skyline } from '../ui/Skyline.tsx';
import { findPicture, type SectionProps } from './section-props.ts';

/** Cards: services, solutions or features, in one of several looks. */
export function CardGrid({ section }: SectionProps<'card-grid'>) {
  const { look, cards, actions } = section;
  const texts = useTexts(`${section.texts}.cards`);
  const entries = cards.map((card) => <CardText key={card.id} section={section} card={card} />);
  if (look === 'skyline')
    return (
      <SectionFrame
        section={section}
        bleed={
          <Skyline
            // Services rise to a peak; what is part of one of them stands around it.
            silhouette={cards.some(({ to }) => to) ? 'bell' : 'valley'}
            titles={cards.map(({ id }) => texts(`${id}.title`))}
            fronts={entries}
            actions={actions}
          />
        }
      />
    );
  return (
    <SectionFrame section={section} actions={actions}>
      {look === 'list' ? (
        <Lines>
          {entries.map((entry) => (
            <Card key={entry.key}>{entry}</Card>
          ))}
        </Lines>
      ) : (
        <Grid count={cards.length} wide={section.columns}>
          {cards.map((card, index) => (
            <Card key={card.id}>
              <CardTop section={section} card={card} />
              {entries[index]}
            </Card>
          ))}
        </Grid>
      )}
    </SectionFrame>
  );
}

const Card = styled.li(cardBase);

const Lines = styled.ul({
  '& > li > h3': { fontSize: `min(${size.entry}, 6.2vw)` },
  '& > li > p': { maxWidth: '36rem' },
  [from.laptop]: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: space[6],
      alignItems: 'baseline',
    },
    '& > li > h3': { fontSize: 'clamp(2.25rem, 3.6vw, 3.5rem)', lineHeight: 1 },
    '& a svg': { width: '.7em', height: '.7em', verticalAlign: '-.04em' },
  },
});

const PictureFrame = styled.div(cardPicture);

interface CardProps {
  readonly section: SectionView<'card-grid'>;
  readonly card: SectionView<'card-grid'>['cards'][number];
}

/** Picture or icon of a card. */
function CardTop({ section, card }: CardProps) {
  const picture = findPicture(section, card.picture);
  if (!picture) return <Icon name={card.icon} />;
  return (
    <PictureFrame>
      <Picture picture={picture} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw" />
    </PictureFrame>
  );
}

const Title = styled.h3(cardTitle);

/** The title of a card, which is its link if it has one, and its text. */
function CardText({ section, card }: CardProps) {
  const texts = useTexts(`${section.texts}.cards.${card.id}`);
  const Heading = section.look === 'skyline' ? 'h3' : Title;
  return (
    <>
      <Heading lang={texts.lang('title')}>
        {card.to ? (
          <SiteLink to={card.to}>
            {texts('title')}
            {section.look !== 'skyline' && <Icon name="arrow-right" />}
          </SiteLink>
        ) : (
          texts('title')
        )}
      </Heading>
      <p lang={texts.lang('text')}>{texts('text')}</p>
    </>
  );
}
