import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

/** A key with its value, or an entry of a list, somewhere in a YAML file. */
export interface YamlPlace {
  readonly path: readonly (string | number)[];
  /** Where the key stands; null for an entry of a list. */
  readonly key: Range | null;
  /** Where the value stands. */
  readonly value: Range;
  readonly sort: 'map' | 'list' | 'text' | 'number' | 'boolean';
  /** Whether it stands in brackets. */
  readonly inFlow: boolean;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Every key and entry of a YAML file, from top to bottom. */
export function yamlPlaces(text: string): readonly YamlPlace[] {
  const places: YamlPlace[] = [];
  const look = (node: unknown, path: YamlPlace['path'], key: Range | null, inFlow: boolean) => {
    const sort = sortOf(node);
    const value = rangeOf(node);
    if (!sort || !value) return;
    if (path.length > 0) places.push({ path, key, value, sort, inFlow });
    if (isMap(node))
      for (const pair of node.items)
        look(
          pair.value,
          [...path, String((pair.key as { value?: unknown }).value)],
          rangeOf(pair.key),
          inFlow || node.flow === true,
        );
    if (isSeq(node))
      for (const [place, item] of node.items.entries())
        look(item, [...path, place], null, inFlow || node.flow === true);
  };
  look(parseDocument(text).contents, [], null, false);
  return places;
}

/** The line of a place in a text, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function sortOf(node: unknown): YamlPlace['sort'] | null {
  if (isMap(node)) return 'map';
  if (isSeq(node)) return 'list';
  if (!isScalar(node)) return null;
  if (typeof node.value === 'number') return 'number';
  return typeof node.value === 'boolean' ? 'boolean' : 'text';
}

function rangeOf(node: unknown): Range | null {
  const range = (node as { range?: readonly [number, number, number] } | null)?.range;
  return range ? { start: range[0], end: range[1] } : null;
}
