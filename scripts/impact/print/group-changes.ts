import { type Change, changeKinds, type Topic, topics } from '../change.ts';

/** Where changes are told: without a heading, for every page, for several pages, or for one. */
export type Place =
  | { readonly kind: 'anywhere' | 'every-page' | 'several-pages' }
  | { readonly kind: 'page'; readonly address: string };

/** The changes in one place. */
export interface Group {
  readonly place: Place;
  readonly changes: readonly Change[];
}

/** The changes of a topic. */
export interface TopicGroups {
  readonly topic: Topic;
  readonly groups: readonly Group[];
}

/**
 * Changes by topic and place, in the order in which they are told.
 * @param addresses of all pages, in the order of the site
 */
export function groupChanges(changes: readonly Change[], addresses: readonly string[]): TopicGroups[] {
  const rank = ({ place }: Group) =>
    order.indexOf(place.kind) + (place.kind === 'page' ? addresses.indexOf(place.address) : 0);
  return topics.flatMap((topic) => {
    const own = changes.filter(({ kind }) => changeKinds[kind] === topic);
    const byPlace = Map.groupBy(own, (change) => JSON.stringify(placeOf(change)));
    const groups = [...byPlace].map(([place, ofPlace]) => ({
      place: JSON.parse(place) as Place,
      changes: ofPlace,
    }));
    return groups.length > 0 ? [{ topic, groups: groups.toSorted((a, b) => rank(a) - rank(b)) }] : [];
  });
}

/** A price is told with all its pages; so is a page that is new, gone or moved. */
function placeOf({ kind, pages, everyPage }: Change): Place {
  if (changeKinds[kind] === 'prices' || /^(page|redirect|language)-/.test(kind)) return { kind: 'anywhere' };
  if (everyPage) return { kind: 'every-page' };
  const [address] = pages;
  return pages.length === 1 && address !== undefined ? { kind: 'page', address } : { kind: 'several-pages' };
}

const order: readonly Place['kind'][] = ['anywhere', 'every-page', 'several-pages', 'page'];
