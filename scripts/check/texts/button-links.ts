import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Action } from '../../../schema/action.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import type { Section } from '../../../schema/sections/section.ts';
import type { ProblemPath } from '../problems/problem.ts';

/** A link whose words lie in locales: a button, or a card with a page. */
export interface ButtonLink {
  readonly namespace: Namespace;
  /** The key of its words. */
  readonly key: string;
  readonly to: string;
  /** Where `to` stands in site.yaml. */
  readonly path: ProblemPath;
}

/** The buttons and cards of each page, from top to bottom, after the button in the header of all pages. */
export function buttonLinks({
  navigation,
  pages,
  notFound,
}: ResolvedSite): readonly (readonly ButtonLink[])[] {
  const header = button(navigation.quote, ['navigation', 'quote']);
  const placed = [
    ...pages.map((page, place) => ({ page, path: ['pages', place] })),
    { page: notFound, path: ['notFound'] },
  ];
  return placed.map(({ page, path }) => [
    header,
    ...page.sections.flatMap((section, place) => linksOf(section, [...path, 'sections', place], page)),
  ]);
}

function linksOf(
  section: Section,
  path: ProblemPath,
  page: { readonly id: string; readonly texts: Namespace },
): ButtonLink[] {
  const links: ButtonLink[] = [];
  if (section.kind === 'packages') links.push(button(section, path));
  if (section.kind === 'project-detail') links.push(button(section.quote, [...path, 'quote']));
  if (section.kind === 'card-grid')
    for (const [place, { id, to }] of section.cards.entries()) {
      const key = `${page.id}.${section.id}.cards.${id}.title`;
      if (to !== undefined)
        links.push({ namespace: page.texts, key, to, path: [...path, 'cards', place, 'to'] });
    }
  if (section.kind === 'bullet-cards')
    for (const [place, { action }] of section.cards.entries())
      if (action) links.push(button(action, [...path, 'cards', place, 'action']));
  if ('actions' in section)
    for (const [place, action] of section.actions.entries())
      links.push(button(action, [...path, 'actions', place]));
  return links;
}

function button({ label, to }: Pick<Action, 'label' | 'to'>, path: ProblemPath): ButtonLink {
  return { namespace: 'common', key: `actions.${label}`, to, path: [...path, 'to'] };
}
