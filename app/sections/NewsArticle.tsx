import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { fittedSize, from, headerHeight, size, space, weight } from '../theme/scale.ts';
import { lineLink } from '../ui/button-styles.ts';
import { BREADCRUMB_HEIGHT, breadcrumbInColumn } from '../ui/frame/breadcrumb-column.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame, sectionAttributes } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Unread } from '../ui/Unread.tsx';
import { Door } from '../ui/work/Door.tsx';
import { NewsCover } from '../ui/work/NewsCover.tsx';
import type { SectionProps } from './section-props.ts';

/** The column of the words, left of the cover: seven twelfths. */
const WORDS_COLUMN = '58.333%';

const Article = styled.article(
  {
    // All content of a row stays within the screen, even an address of two hundred letters.
    overflowWrap: 'anywhere',
    [from.laptop]: {
      display: 'grid',
      gridTemplate: `auto 1fr / ${WORDS_COLUMN} minmax(0, 1fr)`,
    },
    // The door to the next article.
    '& > a': { gridColumn: '1 / -1', minHeight: 'min(60svh, 34rem)' },
  },
  breadcrumbInColumn(WORDS_COLUMN),
);

const Head = styled.header({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: `${space[5]} ${space.gutter} ${space[6]}`,
  [from.laptop]: { paddingInlineEnd: space[8] },
});

const Title = styled.h1<{ readonly children: string }>(({ children }) => ({
  fontSize: fittedSize(children, size.title),
  letterSpacing: '-.05em',
  lineHeight: 1,
  marginInlineStart: '-.04em',
  hyphens: 'auto',
}));

const Lead = styled.p({ maxWidth: '28em', fontSize: size.lead, lineHeight: 1.4, color: colour('ink-soft') });

/** Stays where it is while the text is read. */
const CoverBox = styled.div({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  [from.laptop]: {
    position: 'sticky',
    insetBlockStart: headerHeight,
    gridArea: '1 / 2 / 3',
    alignSelf: 'start',
    aspectRatio: 'auto',
    height: `calc(100svh - ${headerHeight})`,
    minHeight: '32rem',
    marginTop: `-${BREADCRUMB_HEIGHT}`,
  },
  // While the link to the next article has the focus, its cover is what grows.
  'article:not(:has(> a:focus)) > &': { viewTransitionName: 'cover' },
  '@media print': { display: 'none' },
});

const Text = styled.div({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minWidth: 0,
  padding: `${space[6]} ${space.gutter} ${space.section}`,
  fontSize: '1.25rem',
  lineHeight: 1.55,
  '& > *': { maxWidth: '34em' },
  [from.laptop]: { paddingBlockStart: 0, paddingInlineEnd: space[8] },
});

const Note = styled.p({
  padding: `${space[2]} ${space[4]}`,
  borderInlineStart: `3px solid ${colour('line')}`,
  fontSize: size.small,
  color: colour('ink-soft'),
});

const Ways = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[5],
  fontSize: size.body,
  '@media print': { display: 'none' },
});

const Back = styled(SiteLink)(lineLink, {
  fontWeight: weight.label,
  '& svg': { color: colour('accent-text') },
});

/** The news item that the address names, all of it as plain text; an unknown address redirects to the list. */
export function NewsArticle({ section }: SectionProps<'news-article'>) {
  const texts = useTexts(section.texts);
  const originalNote = useTexts('common:')('original.article');
  const { article, next } = section;
  if (!article) {
    return (
      <SectionFrame section={section}>
        <Unread />
      </SectionFrame>
    );
  }
  const { title, lead, language, paragraphs, publishedAt, date } = article;
  const lang = language ?? undefined;
  return (
    <Article {...sectionAttributes(section)} aria-labelledby={`${section.id}-title`}>
      <Head>
        <time dateTime={publishedAt}>{date}</time>
        <Title id={`${section.id}-title`} lang={lang}>
          {title}
        </Title>
        {lead && <Lead lang={lang}>{lead}</Lead>}
      </Head>
      <CoverBox>
        <NewsCover item={article} sizes="(min-width: 64rem) 42vw, 100vw" isOnFirstScreen />
      </CoverBox>
      <Text>
        {language && <Note>{originalNote}</Note>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves.
          <p key={index} lang={lang}>
            {paragraph}
          </p>
        ))}
        <Ways>
          <Back to={section.base}>
            <Icon name="arrow-left" />
            {texts('back')}
          </Back>
          <ShareButton title={title} label={texts('share')} copiedLabel={texts('copied')} />
        </Ways>
      </Text>
      {next && (
        <Door
          to={`${section.base}/${next.slug}`}
          label={texts('next')}
          title={next.title}
          lang={next.language ?? undefined}
          largest={size.title}
        >
          <NewsCover item={next} sizes="100vw" />
        </Door>
      )}
    </Article>
  );
}
