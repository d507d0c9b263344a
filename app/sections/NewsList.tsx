import styled from '@emotion/styled';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { space } from '../theme/scale.ts';
import { Icon } from '../ui/Icon.tsx';
import { NewsRows } from '../ui/NewsRows.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { emptyState, Unread } from '../ui/Unread.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.div({ outline: 'none' });

const Nothing = styled.p(emptyState);

const Feed = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  marginTop: space[5],
  color: colour('ink-soft'),
  textUnderlineOffset: '.25em',
});

/** All news, the newest first, one part of the list at a time. */
export function NewsList({ section }: SectionProps<'news-list'>) {
  const texts = useTexts(section.texts);
  const { pathname } = useLocation();
  return (
    <SectionFrame section={section} heading="heard">
      <News section={section} />
      <Feed href={`${pathname.replace(/\/$/, '')}.atom`} type="application/atom+xml">
        <Icon name="rss" />
        {texts('feed')}
      </Feed>
    </SectionFrame>
  );
}

function News({
  section: { news, base, page, pages, texts: root },
}: {
  readonly section: SectionView<'news-list'>;
}) {
  const texts = useTexts(root);
  const list = useRef<HTMLDivElement>(null);
  if (!news) return <Unread />;
  if (news.length === 0) return <Nothing>{texts('empty')}</Nothing>;
  return (
    <>
      <List ref={list} tabIndex={-1}>
        <NewsRows news={news} base={base} lead={page === 1} />
      </List>
      <Pager query={{ category: '', search: '', page }} pages={pages} list={list} />
    </>
  );
}
