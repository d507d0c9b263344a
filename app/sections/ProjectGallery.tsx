import styled from '@emotion/styled';
import { useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { type ListQuery, readListQuery, writeListQuery } from '../site/list-query.ts';
import type { ClientView, ProjectCardView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, space, tracks } from '../theme/scale.ts';
import { buttonBase, buttonLooks } from '../ui/button-styles.ts';
import { cardTitle, entry } from '../ui/card-styles.ts';
import { CARD_SIZES } from '../ui/Grid.tsx';
import { ListFilter } from '../ui/ListFilter.tsx';
import { Pager } from '../ui/Pager.tsx';
import { hasPicture, ItemPicture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { PartLink, SiteLink } from '../ui/SiteLink.tsx';
import { Tags } from '../ui/Tags.tsx';
import { emptyState, Unread } from '../ui/Unread.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { worldColours } from '../ui/work/colour-worlds.ts';
import { getPosterWorld, Poster } from '../ui/work/Poster.tsx';
import { matchingProjects, projectCategories } from './matching-projects.ts';
import type { SectionProps } from './section-props.ts';

const List = styled.div({ outline: 'none' });

const Count = styled.p({ color: colour('ink-soft'), '[data-none] > &': { color: colour('ink') } });

/** The count; if it is zero, the next step. */
const Result = styled.div({ marginBottom: space[5], '&[data-none]': emptyState });

const Nothing = styled.p(emptyState);

const ShowAll = styled(PartLink)(buttonBase, buttonLooks.secondary);

/** All projects, with a filter by category and a search; both are in the query of the address. */
export function ProjectGallery({ section }: SectionProps<'project-gallery'>) {
  const texts = useTexts(section.texts);
  const common = useTexts('common:');
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const filterId = `${section.id}-filter`;
  const query = useListQuery(filterId);

  const { projects } = section;
  if (!projects || projects.length === 0)
    return (
      <SectionFrame section={section} heading="visually-hidden">
        {projects ? <Nothing>{texts('none')}</Nothing> : <Unread />}
      </SectionFrame>
    );
  const matches = matchingProjects(projects, query.category, query.search);
  const pages = Math.max(1, Math.ceil(matches.length / section.perPage));
  const page = Math.min(query.page, pages);
  const visibleProjects = matches.slice((page - 1) * section.perPage, page * section.perPage);
  return (
    <SectionFrame section={section} heading="visually-hidden">
      <ListFilter
        id={filterId}
        texts={section.texts}
        query={query}
        categories={projectCategories(projects)}
      />
      <Result data-none={matches.length === 0 || undefined}>
        <Count role="status">
          {matches.length > 0 ? common('found.projects', { count: matches.length }) : texts('empty')}
        </Count>
        {matches.length === 0 && <ShowAll to={pathname}>{texts('reset')}</ShowAll>}
      </Result>
      <List ref={list} tabIndex={-1} data-live>
        {visibleProjects.length > 0 && (
          <ProjectCards projects={visibleProjects} base={section.base} clients={section.clients} />
        )}
      </List>
      <Pager query={{ ...query, page }} pages={pages} list={list} />
    </SectionFrame>
  );
}

const subscribe = () => () => {};

/**
 * The list query of the address; during hydration, since a static host has one HTML for all queries, the one that the
 * HTML was rendered for, in `data-query` of an element. @param id of that element
 */
function useListQuery(id: string): ListQuery {
  const { search } = useLocation();
  const current = writeListQuery(readListQuery(new URLSearchParams(search)));
  const readServedQuery = () =>
    typeof document === 'undefined' ? current : (document.getElementById(id)?.dataset.query ?? '');
  const query = useSyncExternalStore(subscribe, () => current, readServedQuery);
  return readListQuery(new URLSearchParams(query));
}

/** Without a gap: two in a row, of different widths, and one that is left over takes its whole row. */
const Wall = styled.ul({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  [from.tablet]: tracks(2),
  [from.laptop]: tracks(6),
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
});

const WIDE = '&:is(:nth-of-type(6n + 1), :nth-of-type(6n + 4), :last-of-type:nth-of-type(odd))';

/** One client's colours; the whole of it is the link. The drawing is at its foot. */
const Item = styled.li(entry, worldColours, {
  alignContent: 'space-between',
  gap: space[5],
  paddingTop: space[5],
  '& p': { maxWidth: '32rem' },
  [from.laptop]: {
    gridColumn: 'span 2',
    '&:nth-of-type(6n), &:nth-of-type(6n + 5)': { gridColumn: 'span 3' },
    '&:nth-of-type(6n + 1), &:nth-of-type(6n + 4)': { gridColumn: 'span 4' },
    [WIDE]: { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' },
    [`${WIDE} > :first-of-type`]: { alignSelf: 'start' },
  },
});

const Words = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingInline: space[5],
  '& > svg': { width: '9rem', height: '2rem' },
});

const Picture = styled.div({
  '& svg': { width: '100%', height: 'auto' },
  '& img': { width: '100%', height: '100%', aspectRatio: '4 / 3' },
});

const Title = styled.h3(cardTitle, { [from.tablet]: { fontSize: '1.375rem', letterSpacing: '-.02em' } });

interface ProjectCardsProps {
  readonly projects: readonly ProjectCardView[];
  /** The address below which each has its own. */
  readonly base: string;
  readonly clients: Readonly<Record<string, ClientView>>;
}

/** A wall of projects, each in its client's colours. */
function ProjectCards({ projects, base, clients }: ProjectCardsProps) {
  const originalNote = useTexts('common:original')('card');
  return (
    <Wall>
      {projects.map((project) => {
        const { id, title, description, category, categoryLanguage, tags, language } = project;
        const client = clients[id];
        return (
          <Item key={id} data-world={getPosterWorld(project)}>
            <Words>
              {client && <Wordmark client={client} isDecorative />}
              <small>
                <span lang={categoryLanguage ?? undefined}>{category}</span>
                {language && ` · ${originalNote}`}
              </small>
              <Title lang={language ?? undefined}>
                <SiteLink to={`${base}/${id}`}>{title}</SiteLink>
              </Title>
              <p lang={language ?? undefined}>{description}</p>
              <Tags tags={tags} isInline />
            </Words>
            <Picture>
              {hasPicture(project) ? (
                <ItemPicture picture={project.picture} imageUrl={project.imageUrl} sizes={CARD_SIZES} />
              ) : (
                <Poster project={project} />
              )}
            </Picture>
          </Item>
        );
      })}
    </Wall>
  );
}
