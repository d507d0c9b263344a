import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsCardView } from '../site/section-view.ts';
import { reveal } from '../ui/animations.ts';
import { cardBase, cardPicture, cardTitle } from '../ui/card-styles.ts';
import { CARD_SIZES, Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { hasPicture, ItemPicture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import type { SectionProps } from './section-props.ts';

/** The newest news; nothing while there is none, or none has been read. */
export function LatestNews({ section }: SectionProps<'latest-news'>) {
  if (!section.news || section.news.length === 0) return null;
  return (
    <SectionFrame section={section} actions={section.actions}>
      <NewsCards news={section.news} base={section.base} />
    </SectionFrame>
  );
}

const Card = styled.li(reveal, cardBase);

const Picture = styled.div(cardPicture);

const Title = styled.h3(cardTitle);

interface NewsCardsProps {
  readonly news: readonly NewsCardView[];
  /** The address that each has its own below. */
  readonly base: string;
}

/** News items side by side. */
function NewsCards({ news, base }: NewsCardsProps) {
  return (
    <Grid data-columns="3">
      {news.map((item) => (
        <Card key={item.slug}>
          {hasPicture(item) && (
            <Picture>
              <ItemPicture picture={item.picture} imageUrl={item.imageUrl} sizes={CARD_SIZES} />
            </Picture>
          )}
          <NewsText item={item} to={`${base}/${item.slug}`} />
        </Card>
      ))}
    </Grid>
  );
}

function NewsText({ item, to }: { readonly item: NewsCardView; readonly to: string }) {
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
        <VisuallyHidden lang={lang}>{`: ${item.title}`}</VisuallyHidden>
        <Icon name="arrow-right" />
      </SiteLink>
    </>
  );
}
