import { z } from 'zod';
import { childOf, isRecord } from '../../app/site/plain-value.ts';
import type { ProblemPath } from '../../scripts/check/problems/problem.ts';
import { childPlace, keysOf, type SchemaPlace, schemaAt } from '../../scripts/check/shape/schema-walk.ts';
import type { Files, ModelPath } from '../edits/edit.ts';
import { siteValue } from '../edits/site-value.ts';
import { itemName } from '../preview/sources.ts';

/** A place of site.yaml, with what the schema says about it. */
export interface Spot extends SchemaPlace {
  /** Items of lists by name. */
  readonly path: ModelPath;
  /** The same with the places of items, as problems have them. */
  readonly places: ProblemPath;
  /** As written; undefined where something may be, and is not. */
  readonly value: unknown;
  /** What it is in; null for the whole file. */
  readonly parent: Spot | null;
  /** The schema before the written kind has chosen one of several. */
  readonly choices: SchemaPlace['schema'];
}

/** The whole of site.yaml; null where it cannot be read. */
export function siteSpot(files: Files): Spot | null {
  const value = siteValue(files, []);
  return value === undefined
    ? null
    : { ...schemaAt(value, []), path: [], places: [], value, parent: null, choices: null };
}

/** What is at a path; null where nothing is and nothing may be. */
export function spotAt(root: Spot, path: ModelPath): Spot | null {
  return path.reduce<Spot | null>((spot, step) => spot && childSpot(spot, step), root);
}

/** What is one step further in. */
export function childSpot(spot: Spot, step: string | number): Spot | null {
  return Array.isArray(spot.value) ? itemSpot(spot, spot.value, step) : entrySpot(spot, String(step));
}

/** All that is directly in a list or group; of a group also what it may have besides. */
export function childSpots(spot: Spot): readonly Spot[] {
  if (Array.isArray(spot.value)) return spot.value.flatMap((_, place) => childSpot(spot, place) ?? []);
  if (!isRecord(spot.value)) return [];
  const known = keysOf(spot.schema) ?? [];
  const others = Object.keys(spot.value).filter((key) => !known.includes(key));
  return [...known, ...others].flatMap((key) => childSpot(spot, key) ?? []);
}

/** Whether something is a list, or may be one and is not there. */
export function isList({ value, schema }: Spot): boolean {
  return Array.isArray(value) || (value === undefined && schema instanceof z.core.$ZodArray);
}

/** The key of a value; of an item that of its list. */
export function keyOf({ path, parent }: Spot): string {
  return String(Array.isArray(parent?.value) ? path.at(-2) : path.at(-1));
}

/** The value of a key of the nearest thing around that has it. */
export function nearest({ parent }: Spot, key: string): unknown {
  if (!parent) return undefined;
  return childOf(parent.value, key) ?? nearest(parent, key);
}

/** Whether something is an item of a list. */
export function isItem({ parent }: Spot): boolean {
  return Array.isArray(parent?.value);
}

function itemSpot(list: Spot, items: readonly unknown[], step: string | number): Spot | null {
  const place =
    typeof step === 'number'
      ? step
      : items.findIndex((item, index) => item === step || itemName(item, index) === step);
  if (!Object.hasOwn(items, place)) return null;
  const value = items[place];
  const name = itemName(value, place);
  return {
    ...childPlace(list.schema, place, value),
    // The second of two items of one name is found by its place.
    path: [
      ...list.path,
      items.findIndex((item, index) => itemName(item, index) === name) === place ? name : place,
    ],
    places: [...list.places, place],
    value,
    parent: list,
    choices: childPlace(list.schema, place, undefined).schema,
  };
}

function entrySpot(group: Spot, key: string): Spot | null {
  if (!isRecord(group.value)) return null;
  const value = childOf(group.value, key);
  if (value === undefined && !keysOf(group.schema)?.includes(key)) return null;
  return {
    ...childPlace(group.schema, key, value),
    path: [...group.path, key],
    places: [...group.places, key],
    value,
    parent: group,
    choices: childPlace(group.schema, key, undefined).schema,
  };
}
