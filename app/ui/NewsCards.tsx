import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsCardView } from '../site/section-view.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { BasaltView } from './basalt/BasaltLandscapes.tsx';
import { BasaltPicture } from './basalt/BasaltPicture.tsx';
import { cardBase, cardPicture, cardTitle } from './card-styles.ts';
import { Grid } from './Grid.tsx';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { reveal } from './reveal.ts';
import { visuallyHidden } from './visually-hidden.ts';

const Card = styled.li(reveal, cardBase);

const Picture = styled.div(cardPicture);

const Title = styled.h3(cardTitle);

const Heard = styled.span(visuallyHidden);

/** The newest one, larger: across the grid, on a wide screen with its picture beside the words. */
const LeadCard = styled(Card)({
  gridColumn: '1 / -1',
  '& h3': { fontSize: size.title, letterSpacing: '-.022em', lineHeight: 1.1 },
  '& p': { fontSize: size.lead, lineHeight: 1.5 },
  [from.laptop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    gap: `${space[3]} ${space[7]}`,
    paddingInlineEnd: space[7],
    '& > div': {
      gridRow: '1 / -1',
      minHeight: '24rem',
      aspectRatio: 'auto',
      margin: `-${space[5]} 0 -${space[5]} -${space[5]}`,
      borderRadius: `${radius.card} 0 0 ${radius.card}`,
    },
    // As in Article.tsx.
    '& svg': { willChange: 'transform' },
    '& > small': { alignSelf: 'end' },
    '& > a': { marginTop: 0 },
  },
});

/** On the home page, services show the first views of the same landscape. */
const firstView = 7;

interface NewsCardsProps {
  readonly news: readonly NewsCardView[];
  /** The address that each has its own below. */
  readonly base: string;
  /** Whether the first one is shown larger. */
  readonly lead?: boolean;
}

/** News items side by side. */
export function NewsCards({ news, base, lead = false }: NewsCardsProps) {
  return (
    <Grid data-columns="3">
      {news.map((item, index) => {
        const isLead = lead && index === 0;
        const Look = isLead ? LeadCard : Card;
        return (
          <Look key={item.slug}>
            <Picture>
              <NewsPicture item={item} index={index} isLead={isLead} />
            </Picture>
            <NewsWords item={item} to={`${base}/${item.slug}`} />
          </Look>
        );
      })}
    </Grid>
  );
}

interface NewsPictureProps {
  readonly item: NewsCardView;
  readonly index: number;
  readonly isLead: boolean;
}

function NewsPicture({ item, index, isLead }: NewsPictureProps) {
  if (item.imageUrl) return <Photo url={item.imageUrl} />;
  // A large one has the picture of its own page.
  if (isLead) return <BasaltPicture seed={`news/${item.slug}`} shape="wide" />;
  return <BasaltView index={firstView + index} />;
}

function NewsWords({ item, to }: { readonly item: NewsCardView; readonly to: string }) {
  const texts = useTexts('common:');
  const lang = item.language ?? undefined;
  return (
    <>
      <small>
        <time dateTime={item.publishedAt}>{item.date}</time>
        {item.language && ` · ${texts('original.card')}`}
      </small>
      <Title lang={lang}>{item.title}</Title>
      <p lang={lang}>{item.excerpt}</p>
      <Link to={to}>
        {texts('readMore')}
        <Heard lang={lang}>{`: ${item.title}`}</Heard>
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
