import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { cardBase, cardPicture, cardTitle } from '../ui/card-styles.ts';
import { CARD_SIZES, Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { hasPicture, ItemPicture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import type { SectionProps } from './section-props.ts';

const Card = styled.li(cardBase);

const Picture = styled.div(cardPicture);

const Title = styled.h3(cardTitle);

/** The newest news side by side; nothing if there is none, or none has been read. */
export function LatestNews({ section }: SectionProps<'latest-news'>) {
  const texts = useTexts('common:');
  if (!section.news || section.news.length === 0) return null;
  return (
    <SectionFrame section={section} actions={section.actions}>
      <Grid count={section.news.length} wide={3}>
        {section.news.map(({ slug, title, excerpt, language, publishedAt, date, picture, imageUrl }) => {
          const lang = language ?? undefined;
          return (
            <Card key={slug}>
              {hasPicture({ picture, imageUrl }) && (
                <Picture>
                  <ItemPicture picture={picture} imageUrl={imageUrl} sizes={CARD_SIZES} />
                </Picture>
              )}
              <small>
                <time dateTime={publishedAt}>{date}</time>
                {language && ` · ${texts('original.card')}`}
              </small>
              <Title lang={lang}>{title}</Title>
              <p lang={lang}>{excerpt}</p>
              <SiteLink to={`${section.base}/${slug}`}>
                {texts('readMore')}
                <VisuallyHidden lang={lang}>{`: ${title}`}</VisuallyHidden>
                <Icon name="arrow-right" />
              </SiteLink>
            </Card>
          );
        })}
      </Grid>
    </SectionFrame>
  );
}
