import type { Section } from '../../../schema/sections/section.ts';
import { type SitePage, sitePages } from '../state/site-page.ts';
import type { State } from '../state/state.ts';
import { isKept, type Kept, type Pair, pairUp } from './pair-up.ts';
import { type Item, itemLists } from './section-items.ts';
import { saySame } from './words-below.ts';

/** A page, and the sections of one that is in both states. */
export interface PagePairs {
  readonly page: Pair<SitePage>;
  readonly sections: readonly SectionPairs[];
}

/** A section, and the lists of one that is in both states. */
export interface SectionPairs {
  readonly section: Pair<Section>;
  readonly lists: readonly ListPairs[];
}

/** A list of a section. */
export interface ListPairs {
  /** `cards` */
  readonly name: string;
  readonly items: readonly Pair<Item>[];
  /** As it was. */
  readonly before: readonly Item[];
}

/** Finds the same pages, sections and entries; one whose words or address stay the same was only renamed. */
export function pairPages(before: State, after: State): PagePairs[] {
  const pages = pairUp(
    sitePages(before.project.site),
    sitePages(after.project.site),
    ({ id }) => id,
    (old, now) => old.address === now.address,
  );
  return pages.map((page) => ({ page, sections: isKept(page) ? pairSections(page, before, after) : [] }));
}

function pairSections(page: Kept<SitePage>, before: State, after: State): SectionPairs[] {
  const start = (of: SitePage, { id }: Section) => `${of.texts}:${of.id}.${id}.`;
  const sections = pairUp(
    page.before.sections,
    page.after.sections,
    ({ id }) => id,
    (old, now) =>
      old.kind === now.kind && saySame(before, start(page.before, old), after, start(page.after, now)),
  );
  return sections.map((section) => {
    if (!isKept(section)) return { section, lists: [] };
    const oldStart = start(page.before, section.before);
    const newStart = start(page.after, section.after);
    return {
      section,
      lists: pairLists(section, (name, old, now) =>
        saySame(before, `${oldStart}${name}.${old.id}.`, after, `${newStart}${name}.${now.id}.`),
      ),
    };
  });
}

function pairLists(
  section: Kept<Section>,
  isSame: (list: string, before: Item, after: Item) => boolean,
): ListPairs[] {
  const old = itemLists(section.before);
  const now = itemLists(section.after);
  const names = new Set([...now, ...old].map(({ name }) => name));
  const itemsOf = (lists: typeof old, name: string) => lists.find((list) => list.name === name)?.items ?? [];
  return [...names].map((name) => ({
    name,
    before: itemsOf(old, name),
    items: pairUp(
      itemsOf(old, name),
      itemsOf(now, name),
      ({ id }) => id,
      (before, after) => isSame(name, before, after),
    ),
  }));
}
