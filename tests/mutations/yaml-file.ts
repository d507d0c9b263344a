import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Change, Mutate, Random, SourceFile } from './mutation.ts';

/** A correct YAML file, read once. */
export interface YamlFile extends SourceFile {
  /** Every key and list item, from top to bottom. */
  readonly places: readonly YamlPlace[];
}

export interface YamlPlace {
  readonly path: ValuePath;
  /** The last part of the path: the key, or the index in a list. */
  readonly name: string;
  /** Range of the key; null for a list item. */
  readonly key: Range | null;
  readonly value: Range;
  /** The value in its source form. */
  readonly source: string;
  readonly type: 'map' | 'list' | 'text' | 'number' | 'boolean';
  /** True if it is inside brackets. */
  readonly inFlow: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export function yamlFile(text: string): YamlFile {
  const places: YamlPlace[] = [];
  const visit = (node: unknown, path: YamlPlace['path'], key: Range | null, inFlow: boolean) => {
    const type = getNodeType(node);
    const value = getRange(node);
    if (!type || !value) return;
    const source = text.slice(value.start, value.end);
    if (path.length > 0) places.push({ path, name: String(path.at(-1)), key, value, source, type, inFlow });
    if (!isMap(node) && !isSeq(node)) return;
    const isFlow = inFlow || node.flow === true;
    if (isSeq(node))
      for (const [place, item] of node.items.entries()) visit(item, [...path, place], null, isFlow);
    if (isMap(node))
      for (const pair of node.items)
        visit(pair.value, [...path, String(pair.key)], getRange(pair.key), isFlow);
  };
  visit(parseDocument(text).contents, [], null, false);
  return { text, lines: text.split('\n'), places };
}

/** A mistake in a value that passes a test. */
export function onValue(
  fits: (place: YamlPlace, file: YamlFile) => boolean,
  edit: (source: string, random: Random) => string,
): Mutate<YamlFile> {
  return onPlace(fits, (file, { value, source }, random) =>
    splice(file, value.start, value.end, edit(source, random)),
  );
}

/** A mistake in a key that passes a test. */
export function onKey(
  fits: (place: YamlPlace, file: YamlFile) => boolean,
  edit: (name: string, random: Random) => string,
): Mutate<YamlFile> {
  return onPlace(
    (place, file) => place.key !== null && fits(place, file),
    (file, { key, value, name }, random) => {
      const { start, end } = key ?? value;
      return splice(file, start, end, edit(name, random));
    },
  );
}

/** A mistake at a key or list item that passes a test. */
export function onPlace(
  fits: (place: YamlPlace, file: YamlFile) => boolean,
  edit: (file: YamlFile, place: YamlPlace, random: Random) => Change,
): Mutate<YamlFile> {
  return (file, random) => {
    const places = file.places.filter((place) => fits(place, file));
    return places.length === 0 ? null : edit(file, random.pick(places), random);
  };
}

/** Replaces the characters of a range; to be reported on their line. */
export function splice({ text }: YamlFile, start: number, end: number, into: string): Change {
  const line = getLineNumber(text, start);
  const newText = text.slice(0, start) + into + text.slice(end);
  return { text: newText, note: `${line}: ${newText.split('\n')[line - 1]}`, lines: new Set([line]) };
}

/** The line of a character, from 1. */
export function getLineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns true if a line has more than white space and comments. */
export function isContent(line: string): boolean {
  return /^ *[^ #]/.test(line);
}

/** The column of the key in a line. */
export function depth(line: string): number {
  return /^ *(?:- )?/.exec(line)?.[0].length ?? 0;
}

function getNodeType(node: unknown): YamlPlace['type'] | null {
  if (isMap(node)) return 'map';
  if (isSeq(node)) return 'list';
  if (!isScalar(node)) return null;
  if (typeof node.value === 'number') return 'number';
  return typeof node.value === 'boolean' ? 'boolean' : 'text';
}

function getRange(node: unknown): Range | null {
  const range = (node as { range?: readonly [number, number, number] } | null)?.range;
  return range ? { start: range[0], end: range[1] } : null;
}
