import styled from '@emotion/styled';
import { useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { type ListQuery, readListQuery, writeListQuery } from '../site/list-query.ts';
import type { ProjectCardView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { size, space } from '../theme/scale.ts';
import { buttonBase, buttonLooks } from '../ui/button-styles.ts';
import { cardTitle, entry } from '../ui/card-styles.ts';
import { ListFilter } from '../ui/ListFilter.tsx';
import { Pager } from '../ui/Pager.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { PartLink, SiteLink } from '../ui/SiteLink.tsx';
import { emptyState, Unread } from '../ui/Unread.tsx';
import { Cover } from '../ui/work/Cover.tsx';
import { HALF, Tile, Wall } from '../ui/work/Wall.tsx';
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
        {visibleProjects.length > 0 && <ProjectCards projects={visibleProjects} base={section.base} />}
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

/** As wide as the screen. */
const Bleed = styled.div({ marginInline: `calc(-1 * ${space.gutter})` });

/** The whole of it is the link, which is its title. */
const Item = styled.li(entry);

/** The title, and below it the category. */
const Caption = styled.div({ padding: `${space[4]} ${space.gutter} ${space[6]}` });

const Title = styled.h3(cardTitle, { fontSize: size.lead, letterSpacing: '-.025em' });

interface ProjectCardsProps {
  readonly projects: readonly ProjectCardView[];
  /** The address below which each has its own. */
  readonly base: string;
}

/** A wall of covers, each with a line under it. */
function ProjectCards({ projects, base }: ProjectCardsProps) {
  const originalNote = useTexts('common:original')('card');
  return (
    <Bleed>
      <Wall>
        {projects.map((project) => {
          const { id, title, category, categoryLanguage, language } = project;
          return (
            <Item key={id}>
              <Tile>
                <Cover project={project} sizes={HALF} />
              </Tile>
              <Caption>
                <Title lang={language ?? undefined}>
                  <SiteLink to={`${base}/${id}`}>{title}</SiteLink>
                </Title>
                <small>
                  <span lang={categoryLanguage ?? undefined}>{category}</span>
                  {language && ` · ${originalNote}`}
                </small>
              </Caption>
            </Item>
          );
        })}
      </Wall>
    </Bleed>
  );
}
