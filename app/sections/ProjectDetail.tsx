import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { writeListQuery } from '../site/list-query.ts';
import type { ProjectView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { fittedSize, from, size, space, weight } from '../theme/scale.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { lineLink } from '../ui/button-styles.ts';
import { Container } from '../ui/Container.tsx';
import { BREADCRUMB_HEIGHT, breadcrumbInColumn } from '../ui/frame/breadcrumb-column.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame, sectionAttributes } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Unread } from '../ui/Unread.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Cover, projectWorld } from '../ui/work/Cover.tsx';
import { type WorldName, worldGround, worldPage } from '../ui/work/colour-worlds.ts';
import { drawnPicture, PHONES_WIDTHS, projectName } from '../ui/work/covers.ts';
import { Door } from '../ui/work/Door.tsx';
import { Figures } from '../ui/work/Figures.tsx';
import type { SectionProps } from './section-props.ts';

/** The column of the title, left of the cover. */
const TITLE_COLUMN = '38%';

/** All of the page in the client's colours. */
const Case = styled.article<{ readonly world: WorldName }>(
  { overflowWrap: 'anywhere' },
  breadcrumbInColumn(TITLE_COLUMN),
  ({ world }) => worldPage(world),
);

const Opening = styled.header({
  display: 'grid',
  [from.laptop]: { gridTemplateColumns: `${TITLE_COLUMN} minmax(0, 1fr)` },
  '@media print': { display: 'block' },
});

const CoverBox = styled.div({
  position: 'relative',
  overflow: 'hidden',
  // As high as the whole cover, or as the words next to it.
  '&::before': { content: '""', display: 'block', paddingBottom: '75%' },
  [from.laptop]: { order: 1, marginTop: `-${BREADCRUMB_HEIGHT}` },
  // While the link to the next project has the focus, its cover is what grows.
  'article:not(:has(> a:focus)) > * > &': { viewTransitionName: 'cover' },
  '@media print': { maxWidth: '24rem' },
});

const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[5],
  padding: `${space[6]} ${space.gutter}`,
  [from.laptop]: { paddingBlock: space[5], paddingInlineEnd: space[5] },
  '& > svg': { width: '11.25rem', height: '2.5rem' },
});

const Title = styled.h1<{ readonly children: string }>(({ children }) => ({
  fontSize: fittedSize(children, 'clamp(2.75rem, 14vw, 4.5rem)'),
  letterSpacing: '-.055em',
  lineHeight: 1,
  marginInlineStart: '-.04em',
  hyphens: 'auto',
  [from.laptop]: { fontSize: fittedSize(children, 'min(5.6vw, 9rem)', '32vw') },
}));

const Lead = styled.p({ maxWidth: '26em', fontSize: size.lead, lineHeight: 1.4, color: colour('ink-soft') });

const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[5]}`,
  width: '100%',
  marginTop: 'auto',
  paddingTop: space[4],
  borderTop: '2px solid',
  '& dt': { color: colour('ink-soft') },
  '& dd': { fontWeight: weight.label },
  '& a': { textUnderlineOffset: '.25em' },
});

const Story = styled(Container)({
  display: 'grid',
  gap: `${space[7]} 0`,
  paddingBlock: space.section,
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const Text = styled.div({
  display: 'grid',
  gap: '1.2em',
  maxWidth: '29em',
  fontSize: 'clamp(1.25rem, 1.9vw, 1.75rem)',
  lineHeight: 1.42,
  letterSpacing: '-.012em',
  [from.laptop]: { gridArea: '1 / 2' },
  '& small': { fontSize: size.small, color: colour('ink-soft') },
});

const Ways = styled.div({
  display: 'flex',
  flexFlow: 'column',
  alignItems: 'start',
  gap: space[4],
  '@media print': { display: 'none' },
});

const Back = styled(SiteLink)(lineLink, { fontWeight: weight.label });

/** The cover as on a desk, behind the phones, and next to it what the client says. */
const Desk = styled.div<{ readonly world: WorldName }>(
  {
    display: 'grid',
    gap: space[7],
    justifyContent: 'center',
    alignItems: 'center',
    padding: `${space.section} ${space.gutter} 0`,
    '& > div': {
      position: 'relative',
      width: 'min(62rem, 84vw)',
      aspectRatio: '16 / 11',
      overflow: 'hidden',
      border: 'solid #0e1011',
      borderWidth: 'clamp(.5rem, 1.2vw, 1rem) clamp(.5rem, 1.2vw, 1rem) 0',
      borderRadius: 'clamp(.5rem, 1.2vw, 1.25rem) clamp(.5rem, 1.2vw, 1.25rem) 0 0',
    },
    '& img': { objectPosition: 'top' },
    '& > blockquote': {
      margin: 0,
      paddingBlockEnd: space[7],
      fontSize: size.entry,
      fontWeight: weight.display,
      letterSpacing: '-.035em',
      lineHeight: 1.15,
    },
    // A phone shows the cover as wide at the beginning of the page.
    '@media (width < 40rem)': { '& > div': { display: 'none' } },
    [from.laptop]: {
      '&:has(blockquote)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
      '&:has(blockquote) > div': { width: 'auto' },
    },
  },
  ({ world }) => worldGround(world),
);

/** As wide as the screen; a phone sees the one in the middle whole, and parts of the others. */
const Phones = styled.img({ width: '100%', height: 'auto', minHeight: '20rem', objectFit: 'cover' });

/** A paragraph within quotation marks, and after them who says it. */
const QUOTATION = /^[„“”«»"][^„“”«»"]+[“”«»"][^„“”«»"]{0,60}$/;

/** The project that the address names, in its client's colours; an unknown address redirects to the list. */
export function ProjectDetail({ section }: SectionProps<'project-detail'>) {
  const texts = useTexts(section.texts);
  const originalNote = useTexts('common:')('original.article');
  const { project, next, client } = section;
  if (!project) {
    return (
      <SectionFrame section={section}>
        <Unread />
      </SectionFrame>
    );
  }
  const { id, title, description, language, paragraphs, contentLanguage, results } = project;
  const phones = drawnPicture(`${id}.phones`, PHONES_WIDTHS);
  const lang = language ?? undefined;
  const quotation = phones && paragraphs.find((paragraph) => QUOTATION.test(paragraph));
  return (
    <Case
      {...sectionAttributes(section)}
      world={projectWorld(project)}
      aria-labelledby={`${section.id}-title`}
    >
      <Opening>
        <CoverBox>
          <Cover project={project} sizes="(min-width: 64rem) 60vw, 100vw" isOnFirstScreen />
        </CoverBox>
        <Words>
          {client && <Wordmark client={client} isDecorative />}
          <Title id={`${section.id}-title`} lang={lang}>
            {title}
          </Title>
          <Lead lang={lang}>{description}</Lead>
          <ProjectFacts section={section} project={project} />
        </Words>
      </Opening>
      <Figures results={results} world={projectWorld(project)} language={contentLanguage} />
      <Story>
        <Text>
          {(language ?? contentLanguage) && <small>{originalNote}</small>}
          {paragraphs.map((paragraph, index) =>
            paragraph === quotation ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves.
              <p key={index} lang={contentLanguage ?? undefined}>
                {paragraph}
              </p>
            ),
          )}
        </Text>
        <Ways>
          <ButtonLink action={section.quote} />
          <ShareButton title={title} label={texts('share')} copiedLabel={texts('copied')} />
          <Back to={section.base}>
            <Icon name="arrow-left" />
            {texts('back')}
          </Back>
        </Ways>
      </Story>
      {phones && (
        <Desk world={projectWorld(project)}>
          {quotation && <blockquote lang={contentLanguage ?? undefined}>{quotation}</blockquote>}
          <div data-screen-only>
            <Cover project={project} sizes="(min-width: 64rem) 62rem, 84vw" />
          </div>
        </Desk>
      )}
      {phones && (
        <Phones
          {...phones}
          sizes="(min-width: 50rem) 100vw, 50rem"
          width="1600"
          height="640"
          alt=""
          loading="lazy"
          data-screen-only
        />
      )}
      {next && (
        <Door
          to={`${section.base}/${next.id}`}
          label={texts('next')}
          title={projectName(next.title)}
          lang={next.language ?? undefined}
          largest="clamp(2.75rem, 9vw, 9rem)"
        >
          <Cover project={next} sizes="100vw" isWordless />
        </Door>
      )}
    </Case>
  );
}

function ProjectFacts({
  section,
  project,
}: SectionProps<'project-detail'> & { readonly project: ProjectView }) {
  const texts = useTexts(section.texts);
  const { category, categoryId, categoryLanguage, tags, link } = project;
  return (
    <Facts>
      <dt lang={texts.lang('category')}>{texts('category')}</dt>
      <dd>
        <SiteLink
          to={`${section.base}${writeListQuery({ category: categoryId, search: '', page: 1 })}`}
          lang={categoryLanguage ?? undefined}
        >
          {category}
        </SiteLink>
      </dd>
      {tags.length > 0 && (
        <>
          <dt lang={texts.lang('tags')}>{texts('tags')}</dt>
          <dd>{[...new Set(tags)].join(', ')}</dd>
        </>
      )}
      {link && (
        <>
          <dt lang={texts.lang('visit')}>{texts('visit')}</dt>
          <dd>
            <a href={link} rel="noopener">
              {getHost(link)}
            </a>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** The host of an address without `www.`: `https://www.ull.example/` → `ull.example`. */
function getHost(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
