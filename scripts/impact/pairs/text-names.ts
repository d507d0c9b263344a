import type { PackageSet } from '../../../schema/package-set.ts';
import type { Section } from '../../../schema/sections/section.ts';
import type { SitePage } from '../state/site-page.ts';
import type { FormPairs } from './pair-forms.ts';
import type { SetPairs } from './pair-packages.ts';
import type { PagePairs } from './pair-pages.ts';
import type { SitePairs } from './pair-sites.ts';
import { isKept } from './pair-up.ts';

/** Under which name a text of one state stands in the other. */
export interface TextNames {
  readonly before: (nameAfter: string) => string;
  readonly after: (nameBefore: string) => string;
}

/**
 * Tells under which name a text stands in the other state. A page, a section or a field that was renamed took its texts
 * along, and so did a page whose texts moved into another file.
 */
export function textNames({ pages, forms, sets }: SitePairs): TextNames {
  const starts = [...pages.flatMap(pageStarts), ...forms.flatMap(formStarts), ...sets.flatMap(setStarts)];
  if (starts.every(([before, after]) => before === after)) return { before: same, after: same };
  return {
    before: replacingStart(starts.map(([before, after]) => [after, before])),
    after: replacingStart(starts),
  };
}

function same(name: string): string {
  return name;
}

/** The longest start counts. */
function replacingStart(starts: readonly (readonly [from: string, to: string])[]): (name: string) => string {
  const longestFirst = starts.toSorted(([a], [b]) => b.length - a.length);
  return (name) => {
    const [from, to] = longestFirst.find(([start]) => name.startsWith(start)) ?? ['', ''];
    return to + name.slice(from.length);
  };
}

/** How the names of some texts start, before and after. */
type Starts = readonly [before: string, after: string];

function pageStarts({ page, sections }: PagePairs): Starts[] {
  if (!isKept(page)) return [];
  const start = ({ texts, id }: SitePage) => `${texts}:${id}.`;
  const below = sections.flatMap(({ section, lists }): Starts[] => {
    if (!isKept(section)) return [];
    const of = (own: SitePage, { id }: Section) => `${start(own)}${id}.`;
    const [before, after] = [of(page.before, section.before), of(page.after, section.after)];
    const items = lists.flatMap(({ name, items }) =>
      items
        .filter(isKept)
        .map((item): Starts => [`${before}${name}.${item.before.id}.`, `${after}${name}.${item.after.id}.`]),
    );
    return [[before, after], ...items];
  });
  return [
    [start(page.before), start(page.after)],
    [`nav:${page.before.id}.`, `nav:${page.after.id}.`],
    ...below,
  ];
}

function formStarts({ form, fields }: FormPairs): Starts[] {
  if (!isKept(form)) return [];
  const [before, after] = [`forms:${form.before.id}.`, `forms:${form.after.id}.`];
  return [
    [`${before}success`, `${after}success`],
    ...fields.flatMap(({ field, options }): Starts[] => {
      if (!isKept(field)) return [];
      const old = `${before}fields.${field.before.name}.`;
      const now = `${after}fields.${field.after.name}.`;
      return [
        [old, now],
        ...options
          .filter(isKept)
          .map(
            (option): Starts => [
              `${old}options.${option.before.value}`,
              `${now}options.${option.after.value}`,
            ],
          ),
      ];
    }),
  ];
}

function setStarts({ set, packages }: SetPairs): Starts[] {
  if (!isKept(set)) return [];
  const start = ({ texts, id }: PackageSet) => `${texts}:packages.${id}.`;
  const [before, after] = [start(set.before), start(set.after)];
  return [
    [before, after],
    ...packages
      .filter(isKept)
      .map((offered): Starts => [`${before}${offered.before.id}.`, `${after}${offered.after.id}.`]),
  ];
}
