import styled from '@emotion/styled';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { NewsCardView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { lineLink } from '../ui/button-styles.ts';
import { entry, entryPicture } from '../ui/card-styles.ts';
import { Icon } from '../ui/Icon.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { emptyState, Unread } from '../ui/Unread.tsx';
import { NewsCover } from '../ui/work/NewsCover.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.div({ outline: 'none' });

const Nothing = styled.p(emptyState);

const Feed = styled.a(lineLink, { marginTop: space[5], color: colour('ink-soft') });

const Item = styled.li(entry);

const Picture = styled.div(entryPicture, { position: 'relative' });

/** The newest one, large: its cover next to the text on a wide screen. */
const Lead = styled(Item)({
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'center',
  paddingBottom: space[7],
  '& h3': { fontSize: size.title, lineHeight: 0.95, letterSpacing: '-.045em' },
  '& p': { fontSize: size.lead, lineHeight: 1.4 },
  '& > div:first-of-type': { aspectRatio: '16 / 10' },
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Words = styled.div({ display: 'grid', alignContent: 'start', gap: space[3] });

/** Seven twelfths of the page's width. */
const LEAD_SIZES = '(min-width: 64rem) 44rem, 100vw';

/** A line of the list: date, title, text and cover. */
const Row = styled(Item)({
  gap: `${space[2]} ${space[6]}`,
  '& > div:first-of-type': { gap: space[2] },
  paddingBlock: space[5],
  borderTop: `2px solid ${colour('ink')}`,
  '& h3': { fontSize: size.item },
  '& > div + div': { display: 'none' },
  [from.tablet]: {
    gridTemplateColumns: '7rem minmax(0, 1fr) 11rem',
    '& > small': { paddingTop: '.2em' },
    '& h3': { fontSize: size.entry },
    '& > div + div': { display: 'block', aspectRatio: '16 / 9' },
  },
  [from.laptop]: { gridTemplateColumns: '11rem minmax(0, 1fr) 14rem' },
});

/** All news, the newest first, one part of the list at a time. */
export function NewsList({ section }: SectionProps<'news-list'>) {
  const { news, base, page, pages } = section;
  const texts = useTexts(section.texts);
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  return (
    <SectionFrame section={section} heading="visually-hidden">
      {!news && <Unread />}
      {news?.length === 0 && <Nothing>{texts('empty')}</Nothing>}
      {news && news.length > 0 && (
        <>
          <List ref={list} tabIndex={-1}>
            <ul>
              {news.map((item, index) => (
                <NewsItem
                  key={item.slug}
                  item={item}
                  to={`${base}/${item.slug}`}
                  isLead={page === 1 && index === 0}
                />
              ))}
            </ul>
          </List>
          <Pager query={{ category: '', search: '', page }} pages={pages} list={list} />
        </>
      )}
      <Feed href={`${pathname.replace(/\/$/, '')}.atom`} type="application/atom+xml">
        <Icon name="rss" />
        {texts('feed')}
      </Feed>
    </SectionFrame>
  );
}

interface NewsItemProps {
  readonly item: NewsCardView;
  readonly to: string;
  /** True if it is shown larger. */
  readonly isLead: boolean;
}

function NewsItem({ item, to, isLead }: NewsItemProps) {
  const originalNote = useTexts('common:original')('card');
  const lang = item.language ?? undefined;
  const sizes = isLead ? LEAD_SIZES : '14rem';
  const cover = (
    <Picture>
      <NewsCover item={item} sizes={sizes} isOnFirstScreen={isLead} />
    </Picture>
  );
  const day = (
    <small>
      <time dateTime={item.publishedAt}>{item.date}</time>
      {item.language && ` · ${originalNote}`}
    </small>
  );
  const words = (
    <Words>
      {isLead && day}
      <h3 lang={lang}>
        <SiteLink to={to}>
          {item.title}
          <Icon name="arrow-right" />
        </SiteLink>
      </h3>
      <p lang={lang}>{item.excerpt}</p>
    </Words>
  );
  return isLead ? (
    <Lead>
      {cover}
      {words}
    </Lead>
  ) : (
    <Row>
      {day}
      {words}
      {cover}
    </Row>
  );
}
