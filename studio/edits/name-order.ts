import { isList, isMap, type Json } from './edit.ts';
import { nameOf } from './tree.ts';

/** A list of names in site.yaml, with the names on the way to it. */
interface Names {
  readonly way: readonly string[];
  readonly names: readonly string[];
}

/**
 * Finds in which order site.yaml has the names beside the last name of a key.
 * @param site the value of site.yaml
 * @returns for a key such as `api.flows.cards.orders` the names of those cards; none where no list has the last name
 */
export function nameOrder(site: Json): (key: string) => readonly string[] {
  let lists: Names[] | null = null;
  return (key) => {
    const path = key.split('.');
    const last = path.pop() ?? '';
    lists ??= [...listsIn(site, [])];
    // Names and keys on the way to the list are, in part, those of the texts: the more of them, the nearer.
    const found = lists
      .filter(({ names }) => names.includes(last))
      .map(({ way, names }) => ({ names, score: sharedInOrder(way, path) * 2 - way.length }))
      .sort((a, b) => b.score - a.score);
    return found[0]?.names ?? [];
  };
}

function* listsIn(value: Json, way: readonly string[]): Generator<Names> {
  if (isList(value)) {
    const names = value.map((item) => nameOf(item) ?? '');
    yield { way, names };
    for (const [place, item] of value.entries()) yield* listsIn(item, [...way, names[place] ?? '']);
  } else if (isMap(value)) {
    for (const [key, inner] of Object.entries(value)) yield* listsIn(inner, [...way, key]);
  }
}

function sharedInOrder(way: readonly string[], path: readonly string[]): number {
  let place = 0;
  for (const step of way) if (step === path[place]) place++;
  return place;
}
