import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsCardView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { BasaltView } from './basalt/BasaltLandscapes.tsx';
import { BasaltPicture } from './basalt/BasaltPicture.tsx';
import { entry, entryPicture } from './card-styles.ts';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { SiteLink } from './SiteLink.tsx';

const Item = styled.li(entry);

const Picture = styled.div(entryPicture);

/** The newest one, large: its picture beside the words on a wide screen. */
const Lead = styled(Item)({
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'center',
  paddingBottom: space[7],
  '& h3': { fontSize: size.title, lineHeight: 1.1, letterSpacing: '-.025em' },
  '& p': { fontSize: size.lead, lineHeight: 1.5 },
  '& > div:first-of-type': { aspectRatio: '16 / 10' },
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Words = styled.div({ display: 'grid', alignContent: 'start', gap: space[3] });

/** A line of the list: when, what, and a small picture. */
const Row = styled(Item)({
  gap: `${space[2]} ${space[6]}`,
  '& > div:first-of-type': { gap: space[2] },
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& h3': { fontSize: size.item, lineHeight: 1.25, letterSpacing: '-.015em' },
  '& > div:last-of-type': { display: 'none' },
  [from.tablet]: {
    gridTemplateColumns: '7rem minmax(0, 1fr) 11rem',
    '& > small': { paddingTop: '.2em' },
    '& h3': { fontSize: '1.5rem' },
    '& > div:last-of-type': { display: 'block', aspectRatio: '16 / 9' },
  },
  [from.laptop]: { gridTemplateColumns: '11rem minmax(0, 1fr) 14rem' },
});

interface NewsRowsProps {
  readonly news: readonly NewsCardView[];
  /** The address that each has its own below. */
  readonly base: string;
  /** Whether the first one is shown larger. */
  readonly lead: boolean;
}

/** News items one below the other, by their days. */
export function NewsRows({ news, base, lead }: NewsRowsProps) {
  return (
    <ul>
      {news.map((item, index) => {
        const to = `${base}/${item.slug}`;
        if (lead && index === 0)
          return (
            <Lead key={item.slug}>
              <Picture>
                {item.imageUrl ? (
                  <Photo url={item.imageUrl} />
                ) : (
                  <BasaltPicture seed={`news/${item.slug}`} shape="hero" />
                )}
              </Picture>
              <Words>
                <Day item={item} />
                <Title item={item} to={to} />
                <p lang={item.language ?? undefined}>{item.excerpt}</p>
              </Words>
            </Lead>
          );
        return (
          <Row key={item.slug}>
            <Day item={item} />
            <Words>
              <Title item={item} to={to} />
              <p lang={item.language ?? undefined}>{item.excerpt}</p>
            </Words>
            <Picture>{item.imageUrl ? <Photo url={item.imageUrl} /> : <BasaltView index={index} />}</Picture>
          </Row>
        );
      })}
    </ul>
  );
}

function Day({ item }: { readonly item: NewsCardView }) {
  const inOriginal = useTexts('common:original')('card');
  return (
    <small>
      <time dateTime={item.publishedAt}>{item.date}</time>
      {item.language && ` · ${inOriginal}`}
    </small>
  );
}

function Title({ item, to }: { readonly item: NewsCardView; readonly to: string }) {
  return (
    <h3 lang={item.language ?? undefined}>
      <SiteLink to={to}>
        {item.title}
        <Icon name="arrow-right" />
      </SiteLink>
    </h3>
  );
}
