import { icons, itemName } from './kit-names.ts';
import type { ListFacet, SectionFacets } from './section-facets.ts';

/** A section as it is written in site.yaml, without id, and what is special about it. */
export interface Variation {
  readonly name: string;
  readonly written: Readonly<Record<string, unknown>>;
  readonly withOptionalTexts?: boolean;
}

/** How many entries show how a grid deals with few, with a full row, with holes and with many. */
const COUNTS = [1, 2, 3, 4, 5, 7];

/** How many entries an example has whose number is not the point. */
const USUAL = 3;

/**
 * Every variation of a kind that follows from its schema alone: each look on each ground, with few and many entries, in
 * other numbers of columns and without links; one look without buttons, with all of them, and without optional texts.
 */
export function variationsOf(facets: SectionFacets): readonly Variation[] {
  const { grounds, list, actions, hasOptionalTexts } = facets;
  const looks: readonly (string | null)[] = facets.looks.length > 0 ? facets.looks : [null];
  const usual = list ? between(USUAL, list) : 0;
  const write = (look: string | null, more: Readonly<Record<string, unknown>> = {}, count = usual) => ({
    ...withPageLinks(facets.example),
    ...(look !== null && { look }),
    ...(list && { [list.name]: entries(list, count) }),
    ...more,
  });
  const named = (look: string | null, ...parts: string[]) =>
    [...(look === null ? [] : [`look ${look}`]), ...parts].join(', ');

  const [first = null] = looks;
  return [
    ...looks.flatMap((look) =>
      grounds.map((ground) => ({ name: named(look, `ground ${ground}`), written: write(look, { ground }) })),
    ),
    ...looks.flatMap((look) => [
      ...countsOf(list, usual).map((count) => ({
        name: named(look, `${count} ${list?.name}`),
        written: write(look, {}, count),
      })),
      ...columnsOf(facets).map((columns) => ({
        name: named(look, `${columns} columns`),
        written: write(look, { columns }, columns + 1),
      })),
      ...(hasLinks(list)
        ? [{ name: named(look, 'no links'), written: withoutLinks(write(look), list) }]
        : []),
    ]),
    ...actionCounts(actions).map((count) => ({
      name: `${count} buttons`,
      written: write(first, { actions: buttons(count) }),
    })),
    ...(hasOptionalTexts
      ? [{ name: 'no optional texts', written: write(first), withOptionalTexts: false }]
      : []),
  ];
}

/** So many entries of a list, each with a name and an icon of its own. */
export function entries({ entry }: ListFacet, count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) => {
    if (typeof entry !== 'object' || entry === null) return itemName(index);
    const changed = { ...withPageLinks(entry as Record<string, unknown>), id: itemName(index) };
    return 'icon' in entry ? { ...changed, icon: icons[index % icons.length] } : changed;
  });
}

function buttons(count: number) {
  const looks = ['primary', 'secondary', 'secondary'];
  return looks.slice(0, count).map((look) => ({ label: 'get-quote', to: '/', look }));
}

function between(count: number, { least, most }: ListFacet): number {
  return Math.min(Math.max(count, least), most);
}

function countsOf(list: ListFacet | null, usual: number): readonly number[] {
  return list ? COUNTS.filter((count) => count !== usual && between(count, list) === count) : [];
}

/** The numbers that the other variations do not show. */
function columnsOf({ columns, example }: SectionFacets): readonly number[] {
  return 'columns' in example ? [] : columns.filter((count) => count !== USUAL);
}

function actionCounts(actions: ListFacet | null): readonly number[] {
  return actions ? [...new Set([actions.least, actions.most])] : [];
}

function hasLinks(list: ListFacet | null): list is ListFacet {
  return typeof list?.entry === 'object' && list.entry !== null && 'to' in list.entry;
}

function withoutLinks(written: Readonly<Record<string, unknown>>, { name }: ListFacet) {
  const list = written[name] as readonly Readonly<Record<string, unknown>>[];
  return { ...written, [name]: list.map(({ to: _, ...rest }) => rest) };
}

/** Links of examples lead to pages that this site need not have; the home page is always there. */
function withPageLinks(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return 'to' in written ? { ...written, to: '/' } : { ...written };
}
