import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { space } from '../theme/scale.ts';
import { Article } from '../ui/Article.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import type { SectionProps } from './section-props.ts';

const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  marginBlock: space[5],
  '& dt': { color: colour('ink-soft') },
});

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

/** The project that the address names; an unknown one never reaches a page, it leads to the list. */
export function ProjectDetail({ section }: SectionProps<'project-detail'>) {
  const texts = useTexts(section.texts);
  const { project } = section;
  if (!project) return null;
  return (
    <SectionFrame section={section}>
      <Article
        title={project.title}
        lead={project.description}
        paragraphs={project.paragraphs}
        imageUrl={project.imageUrl}
        seed={`project/${project.id}`}
      />
      <Facts>
        <dt>{texts('category')}</dt>
        <dd>{project.category}</dd>
        <dt>{texts('tags')}</dt>
        <dd>{project.tags.join(', ')}</dd>
      </Facts>
      <p>{texts('team')}</p>
      <Ways>
        <ButtonLink action={section.quote} />
        <ShareButton title={project.title} label={texts('share')} copiedLabel={texts('copied')} />
        {project.link && (
          <a href={project.link} rel="noopener">
            {texts('visit')}
          </a>
        )}
      </Ways>
    </SectionFrame>
  );
}
