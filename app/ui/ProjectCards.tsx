import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import type { ProjectCardView } from '../site/section-view.ts';
import { from } from '../theme/scale.ts';
import { BasaltView } from './basalt/BasaltLandscapes.tsx';
import { cardBase, cardPicture, cardTitle } from './card-styles.ts';
import { Grid } from './Grid.tsx';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { Tags } from './Tags.tsx';

const Card = styled.li(cardBase, {
  '& > ul': { marginTop: 'auto', paddingTop: '.5rem' },
});

const Picture = styled.div(cardPicture, { [from.tablet]: { aspectRatio: '3 / 2' } });

const Title = styled.h3(cardTitle);

interface ProjectCardsProps {
  readonly projects: readonly ProjectCardView[];
  /** The address that each has its own below. */
  readonly base: string;
  /** The place of each project among all of them, by its id, so that it keeps its picture whatever the list shows. */
  readonly places: ReadonlyMap<string, number>;
  /** How many landscapes the page has for those without a photograph. */
  readonly landscapes: number;
}

/** Projects side by side. */
export function ProjectCards({ projects, base, places, landscapes }: ProjectCardsProps) {
  const inOriginal = useTexts('common:original')('card');
  return (
    <Grid data-columns="3">
      {projects.map(({ id, title, description, category, categoryLanguage, tags, imageUrl, language }) => (
        <Card key={id}>
          <Picture>
            {imageUrl ? (
              <Photo url={imageUrl} />
            ) : (
              <BasaltView index={places.get(id) ?? 0} landscapes={landscapes} />
            )}
          </Picture>
          <small>
            <span lang={categoryLanguage ?? undefined}>{category}</span>
            {language && ` · ${inOriginal}`}
          </small>
          <Title lang={language ?? undefined}>
            <Link to={`${base}/${id}`}>
              {title}
              <Icon name="arrow-right" />
            </Link>
          </Title>
          <p lang={language ?? undefined}>{description}</p>
          <Tags tags={tags} />
        </Card>
      ))}
    </Grid>
  );
}
