import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsCardView } from '../site/section-view.ts';
import { reveal } from './animations.ts';
import { BasaltView } from './basalt/BasaltLandscapes.tsx';
import { cardBase, cardPicture, cardTitle } from './card-styles.ts';
import { Grid } from './Grid.tsx';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { SiteLink } from './SiteLink.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const Card = styled.li(reveal, cardBase);

const Picture = styled.div(cardPicture);

const Title = styled.h3(cardTitle);

const Heard = styled.span(visuallyHidden);

/** On the home page, services show the first views of the same landscape. */
const firstView = 7;

interface NewsCardsProps {
  readonly news: readonly NewsCardView[];
  /** The address that each has its own below. */
  readonly base: string;
}

/** News items side by side. */
export function NewsCards({ news, base }: NewsCardsProps) {
  return (
    <Grid data-columns="3">
      {news.map((item, index) => (
        <Card key={item.slug}>
          <Picture>
            {item.imageUrl ? <Photo url={item.imageUrl} /> : <BasaltView index={firstView + index} />}
          </Picture>
          <NewsWords item={item} to={`${base}/${item.slug}`} />
        </Card>
      ))}
    </Grid>
  );
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
      <SiteLink to={to}>
        {texts('readMore')}
        <Heard lang={lang}>{`: ${item.title}`}</Heard>
        <Icon name="arrow-right" />
      </SiteLink>
    </>
  );
}
