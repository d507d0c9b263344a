import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { writeListQuery } from '../site/list-query.ts';
import type { ProjectView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { Article } from '../ui/Article.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonBase, buttonLooks } from '../ui/button-styles.ts';
import { HEXAGON } from '../ui/hexagon.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Tags } from '../ui/Tags.tsx';
import { Unread } from '../ui/Unread.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { PosterBand } from '../ui/work/Poster.tsx';
import type { SectionProps } from './section-props.ts';

const Facts = styled.dl({
  width: '100%',
  borderBottom: `1px solid ${colour('line')}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlock: space[3],
    borderTop: `1px solid ${colour('line')}`,
  },
  '& dt': { color: colour('ink-soft'), fontSize: size.small },
  '& dd > a': { fontWeight: 600, textUnderlineOffset: '.25em' },
});

/** A column as a mark of the company. */
const Team = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: '.875rem',
    height: '1rem',
    clipPath: HEXAGON,
    background: colour('accent'),
  },
});

const Buttons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  width: '100%',
  '& > *': { flexGrow: 1 },
});

const Visit = styled.a(buttonBase, buttonLooks.secondary, {
  '& small': { display: 'inline-block', fontSize: 'inherit', fontWeight: 450 },
});

const Mark = styled.div({ '& svg': { display: 'block', width: '12rem', height: '2.5rem' } });

/** Results of the project, in large figures. */
const Figures = styled.dl({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  marginBlock: `${space[6]} ${space[7]}`,
  [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { marginTop: space[2], color: colour('ink-soft'), lineHeight: 1.35 },
  '& dd': { fontSize: size.title, fontWeight: 800, letterSpacing: '-.04em', lineHeight: 1.05 },
});

/** The project that the address names; an unknown address redirects to the list. */
export function ProjectDetail({ section }: SectionProps<'project-detail'>) {
  const texts = useTexts(section.texts);
  const { project } = section;
  if (!project) {
    return (
      <SectionFrame section={section}>
        <Unread />
      </SectionFrame>
    );
  }
  return (
    <Article
      section={section}
      item={{ ...project, lead: project.description }}
      eyebrow={
        section.client && (
          <Mark>
            <Wordmark client={section.client} isDecorative />
          </Mark>
        )
      }
      drawing={<PosterBand project={project} />}
      figures={
        project.results.length > 0 && (
          <Figures lang={project.contentLanguage ?? undefined}>
            {project.results.map(({ figure, words }) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Figures>
        )
      }
      sidebar={<ProjectFacts section={section} project={project} />}
      back={{ to: section.base, label: texts('back') }}
    />
  );
}

function ProjectFacts({
  section,
  project,
}: SectionProps<'project-detail'> & { readonly project: ProjectView }) {
  const texts = useTexts(section.texts);
  const { title, category, categoryId, categoryLanguage, tags, link } = project;
  return (
    <>
      <Facts>
        <div>
          <dt lang={texts.lang('category')}>{texts('category')}</dt>
          <dd>
            <SiteLink
              to={`${section.base}${writeListQuery({ category: categoryId, search: '', page: 1 })}`}
              lang={categoryLanguage ?? undefined}
            >
              {category}
            </SiteLink>
          </dd>
        </div>
        {tags.length > 0 && (
          <div>
            <dt lang={texts.lang('tags')}>{texts('tags')}</dt>
            <dd>
              <Tags tags={tags} />
            </dd>
          </div>
        )}
      </Facts>
      <Team>{texts('team')}</Team>
      <Buttons>
        {link && (
          <Visit href={link} rel="noopener">
            <span>
              {texts('visit')} <small>{getHost(link)}</small>
            </span>
            <Icon name="arrow-up-right" />
          </Visit>
        )}
        <ButtonLink action={section.quote} />
        <ShareButton title={title} label={texts('share')} copiedLabel={texts('copied')} />
      </Buttons>
    </>
  );
}

/** The host of an address without `www.`: `https://www.ull.example/` → `ull.example`. */
function getHost(link: string): string {
  return new URL(link).host.replace(/^www\./, '');
}
