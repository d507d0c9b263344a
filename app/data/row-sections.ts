import type { SectionKind } from '../../schema/sections/section.ts';
import { readListQuery } from '../site/list-query.ts';
import type { PageView } from '../site/page-view.ts';

/*
 * Sections that show news and projects. Separate from the code that fills them (fill-page.ts), which browsers load
 * only for such pages.
 */

const ROW_SECTION_KINDS = [
  'client-logos',
  'latest-news',
  'news-list',
  'news-article',
  'project-gallery',
  'project-detail',
  'results',
] as const satisfies readonly SectionKind[];

/** A kind of section that shows news or projects. */
export type RowSectionKind = (typeof ROW_SECTION_KINDS)[number];

/** Returns true if a page shows news or projects. */
export function readsRows({
  sections,
}: {
  readonly sections: readonly { readonly kind: string }[];
}): boolean {
  return sections.some(({ kind }) => ROW_SECTION_KINDS.some((rowKind) => rowKind === kind));
}

/** Returns true if a page shows another part of a list than its address requests: file hosts always send the first. */
export function showsOtherPart({ sections }: PageView, { searchParams }: URL): boolean {
  return sections.some(
    (section) => section.kind === 'news-list' && section.page !== readListQuery(searchParams).page,
  );
}
