import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { ProjectView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { buttonBase, buttonLooks } from '../ui/button-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { matchingProjects } from './matching-projects.ts';
import type { SectionProps } from './section-props.ts';

const Bar = styled.form({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBottom: space[6] });

const Filter = styled.button(buttonBase, buttonLooks.secondary, {
  '&[aria-pressed=true]': { background: colour('ink'), color: colour('ground') },
});

const Search = styled.input({
  flex: '1 1 14rem',
  minHeight: '3rem',
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${colour('ink-soft')}`,
  borderRadius: radius.small,
  background: colour('surface'),
});

const Card = styled.li({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  '& h3': { fontSize: size.item },
  '& h3 a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& p': { color: colour('ink-soft') },
});

const Picture = styled.div({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.card,
  '& svg, & img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** All projects, with a filter by category and a search; both stand in the address. */
export function ProjectGallery({ section }: SectionProps<'project-gallery'>) {
  const texts = useTexts(section.texts);
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('leit') ?? '');
  const category = search.get('flokkur') ?? '';
  const categories = [...new Set(section.projects.map((project) => project.category))];
  const shown = matchingProjects(section.projects, category, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(searchOf(category, typed));
  };
  return (
    <SectionFrame section={section}>
      <Bar method="get" data-start-idle onSubmit={submit} role="search">
        {['', ...categories].map((name) => (
          <Filter
            key={name}
            type="submit"
            name="flokkur"
            value={name}
            aria-pressed={name === category}
            onClick={() => setSearch(searchOf(name, typed))}
          >
            {name || texts('all')}
          </Filter>
        ))}
        <Search
          type="search"
          name="leit"
          value={typed}
          aria-label={texts('search')}
          placeholder={texts('search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Bar>
      {shown.length === 0 && <p role="status">{texts('empty')}</p>}
      <Grid data-columns="3">
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Grid>
    </SectionFrame>
  );
}

function ProjectCard({ project }: { readonly project: ProjectView }) {
  return (
    <Card>
      <Picture>
        {project.imageUrl ? (
          <img src={project.imageUrl} alt="" loading="lazy" />
        ) : (
          <BasaltPicture seed={`project/${project.id}`} shape="card" />
        )}
      </Picture>
      <h3>
        <Link to={`/verkefni/${project.id}`}>{project.title}</Link>
      </h3>
      <p>{project.description}</p>
    </Card>
  );
}

/** What stands after the `?` of the address; what is not chosen is left out. */
function searchOf(category: string, typed: string): Record<string, string> {
  return { ...(category && { flokkur: category }), ...(typed && { leit: typed }) };
}
