import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { BasaltView } from '../ui/basalt/BasaltLandscapes.tsx';
import { cardBase, cardPicture, cardTitle, wholeIsLink } from '../ui/card-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { reveal } from '../ui/reveal.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Card = styled.li(reveal, cardBase);

const Title = styled.h3(cardTitle);

const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '3.125rem',
  marginBottom: space[3],
  color: colour('accent-text'),
  background: `color-mix(in srgb, ${colour('accent')} 11%, ${colour('surface')})`,
  clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
});

const Picture = styled.div(cardPicture);

const Lines = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Line = styled.li(reveal, wholeIsLink, {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${colour('line')}`,
  '& > svg': { color: colour('accent-text'), width: '1.625rem', height: '1.625rem' },
  '& p': { gridColumn: 2, color: colour('ink-soft') },
});

const After = styled.div({ marginTop: space[6] });

type CardOf = SectionView<'card-grid'>['cards'][number];

/** Cards side by side. */
export function CardGrid({ section }: SectionProps<'card-grid'>) {
  return (
    <SectionFrame section={section} heading={section.look === 'line' ? 'aside' : 'above'}>
      {section.look === 'line' ? (
        <Lines>
          {section.cards.map((card) => (
            <Line key={card.id}>
              <Icon name={card.icon} />
              <CardWords section={section} card={card} />
            </Line>
          ))}
        </Lines>
      ) : (
        <Grid data-columns={section.columns}>
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
              <CardWords section={section} card={card} />
            </Card>
          ))}
        </Grid>
      )}
      {section.actions.length > 0 && (
        <After>
          <ButtonRow actions={section.actions} />
        </After>
      )}
    </SectionFrame>
  );
}

function CardWords({ section, card }: { readonly section: SectionView<'card-grid'>; readonly card: CardOf }) {
  const texts = useTexts(`${section.texts}.cards.${card.id}`);
  return (
    <>
      <Title>
        {card.to ? (
          <Link to={card.to}>
            {texts('title')}
            <Icon name="arrow-right" />
          </Link>
        ) : (
          texts('title')
        )}
      </Title>
      <p>{texts('text')}</p>
    </>
  );
}
