import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { ProjectCardView } from '../site/section-view.ts';
import { from, space } from '../theme/scale.ts';
import { BasaltView } from './basalt/BasaltLandscapes.tsx';
import { cardTitle, entry, entryPicture } from './card-styles.ts';
import { Grid } from './Grid.tsx';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import { SiteLink } from './SiteLink.tsx';
import { Tags } from './Tags.tsx';

const Item = styled.li(entry, {
  alignContent: 'start',
  gap: space[2],
  marginBottom: space[5],
  '& > p': { maxWidth: '32rem' },
});

const Picture = styled.div(entryPicture, {
  marginBottom: space[2],
  aspectRatio: '16 / 9',
  [from.tablet]: { aspectRatio: '4 / 3' },
});

const Title = styled.h3(cardTitle, { [from.tablet]: { fontSize: '1.5rem', letterSpacing: '-.02em' } });

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
        <Item key={id}>
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
            <SiteLink to={`${base}/${id}`}>
              {title}
              <Icon name="arrow-right" />
            </SiteLink>
          </Title>
          <p lang={language ?? undefined}>{description}</p>
          <Tags tags={tags} quiet />
        </Item>
      ))}
    </Grid>
  );
}
