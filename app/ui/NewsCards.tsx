import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { BasaltPicture } from './basalt/BasaltPicture.tsx';
import { Grid } from './Grid.tsx';
import { reveal } from './reveal.ts';

const Card = styled.li(reveal, {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  '& time': { color: colour('ink-soft'), fontSize: size.small },
  '& h3': { fontSize: size.item, lineHeight: 1.25 },
  '& h3 a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& p': { color: colour('ink-soft') },
});

const Picture = styled.div({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.card,
  marginBottom: space[2],
  '& svg, & img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const More = styled.span({ fontWeight: 600, color: colour('accent-text') });

/** Pieces of news side by side. */
export function NewsCards({ news }: { readonly news: readonly NewsView[] }) {
  const readMore = useTexts('common:')('readMore');
  return (
    <Grid data-columns="3">
      {news.map(({ slug, title, excerpt, date, publishedAt, imageUrl }) => (
        <Card key={slug}>
          <Picture>
            {imageUrl ? (
              <img src={imageUrl} alt="" loading="lazy" />
            ) : (
              <BasaltPicture seed={`news/${slug}`} shape="card" />
            )}
          </Picture>
          <time dateTime={publishedAt}>{date}</time>
          <h3>
            <Link to={`/frettir/${slug}`}>{title}</Link>
          </h3>
          <p>{excerpt}</p>
          <More aria-hidden="true">{readMore}</More>
        </Card>
      ))}
    </Grid>
  );
}
