import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import type { NewsView, ProjectView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { contentWidth, from, radius, size, space } from '../theme/scale.ts';
import { lineLink } from './button-styles.ts';
import { Container } from './Container.tsx';
import { Icon } from './Icon.tsx';
import { PageTitle } from './PageTitle.tsx';
import { hasPicture, ItemPicture } from './Picture.tsx';
import { sectionAttributes } from './SectionFrame.tsx';
import { SiteLink } from './SiteLink.tsx';

const Frame = styled.article({
  paddingBlock: `${space[5]} ${space.section}`,
  // All content of a row stays within the screen, even an address of two hundred letters.
  overflowWrap: 'anywhere',
});

const Head = styled.header({
  display: 'grid',
  gap: space[4],
  maxWidth: '56rem',
  '& h1': { hyphens: 'auto' },
});

const Lead = styled.p({ maxWidth: '42rem', fontSize: size.lead, lineHeight: 1.5, color: colour('ink-soft') });

const PICTURE_SIZES = `(min-width: ${contentWidth}) ${contentWidth}, 100vw`;

const PictureFrame = styled.div({
  aspectRatio: '16 / 9',
  marginBlock: space[6],
  overflow: 'hidden',
  borderRadius: radius.card,
  [from.laptop]: { aspectRatio: '5 / 2', marginBlock: space[7] },
});

const Body = styled.div({ marginTop: space[6], display: 'grid', gap: space[6] });

const Text = styled.div({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minWidth: 0,
  maxWidth: '40rem',
  fontSize: '1.25rem',
  lineHeight: 1.55,
});

const Note = styled.p({
  padding: `${space[2]} ${space[4]}`,
  borderInlineStart: `3px solid ${colour('line')}`,
  fontSize: size.small,
  color: colour('ink-soft'),
});

const Back = styled(SiteLink)(lineLink, {
  '@media print': { display: 'none' },
  justifySelf: 'start',
  fontWeight: 600,
  '& svg': { color: colour('accent-text') },
});

const End = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
});

interface ArticleProps {
  readonly section: Pick<SectionView, 'id' | 'kind' | 'ground'>;
  /** Its `language` is that of title and lead, `contentLanguage` that of the paragraphs. */
  readonly item: Pick<NewsView, 'title' | 'lead' | 'language' | 'paragraphs' | 'picture' | 'imageUrl'> &
    Pick<ProjectView, 'contentLanguage'>;
  /** The line above the title: a date, a category. */
  readonly eyebrow?: ReactNode;
  /** Under the text, next to the link back. */
  readonly actions?: ReactNode;
  /** The list that it belongs to. */
  readonly back: { readonly to: string; readonly label: string };
}

/** The main text of a page: its heading, picture and paragraphs. All of it is shown as plain text. */
export function Article({ section, item, eyebrow, actions, back }: ArticleProps) {
  const { title, lead, language, paragraphs, contentLanguage, picture, imageUrl } = item;
  const originalNote = useTexts('common:')('original.article');
  const lang = language ?? undefined;
  return (
    <Frame {...sectionAttributes(section)} aria-labelledby={`${section.id}-title`}>
      <Container>
        <Head>
          {eyebrow}
          <PageTitle id={`${section.id}-title`} lang={lang}>
            {title}
          </PageTitle>
          {lead && <Lead lang={lang}>{lead}</Lead>}
        </Head>
        {hasPicture({ picture, imageUrl }) && (
          <PictureFrame>
            <ItemPicture picture={picture} imageUrl={imageUrl} sizes={PICTURE_SIZES} isOnFirstScreen />
          </PictureFrame>
        )}
        <Body>
          <Text>
            {(language ?? contentLanguage) && <Note>{originalNote}</Note>}
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves.
              <p key={index} lang={contentLanguage ?? undefined}>
                {paragraph}
              </p>
            ))}
          </Text>
          <End>
            <Back to={back.to}>
              <Icon name="arrow-left" />
              {back.label}
            </Back>
            {actions}
          </End>
        </Body>
      </Container>
    </Frame>
  );
}
