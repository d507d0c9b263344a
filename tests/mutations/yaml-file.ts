import { lineOf, type YamlPlace, yamlPlaces } from './yaml-places.ts';

/** A sound YAML file, read once. */
export interface YamlFile {
  readonly text: string;
  readonly lines: readonly string[];
  readonly places: readonly YamlPlace[];
}

/** Reads a sound file. */
export function yamlFile(text: string): YamlFile {
  return { text, lines: text.split('\n'), places: yamlPlaces(text) };
}

/** The name of a thing: its key, or its place in a list. */
export function named({ path }: YamlPlace): string | number | undefined {
  return path.at(-1);
}

/** A value as it is written. */
export function written({ text }: YamlFile, { value }: YamlPlace): string {
  return text.slice(value.start, value.end);
}

/** Whether a value is neither a list nor a group. */
export function isScalarSort({ sort }: YamlPlace): boolean {
  return sort !== 'map' && sort !== 'list';
}

/** Whether a value is text without quotes. */
export function isPlainText(file: YamlFile, place: YamlPlace): boolean {
  return place.sort === 'text' && /^[\p{L}/]/u.test(written(file, place));
}

/** Another name for a thing. */
export function onKey(file: YamlFile, { key, value }: YamlPlace, name: string) {
  const { start, end } = key ?? value;
  return spliced(file, start, end, name);
}

/** Another value for a thing. */
export function onValue(file: YamlFile, { value: { start, end } }: YamlPlace, value: string) {
  return spliced(file, start, end, value);
}

/** Other words from one character to another; to be told on their line. */
export function spliced({ text }: YamlFile, start: number, end: number, into: string) {
  const line = lineOf(text, start);
  const changed = text.slice(0, start) + into + text.slice(end);
  return { text: changed, done: `${line}: ${changed.split('\n')[line - 1]}`, lines: new Set([line]) };
}

/**
 * Another line, or several, in the place of some.
 * @param at the line, from 0
 * @param allowed where it may be told, from 0
 * @param count how many lines are replaced
 */
export function replaced(
  { lines }: YamlFile,
  at: number,
  line: string,
  allowed: readonly number[] = [at],
  count = 1,
) {
  return {
    text: lines.toSpliced(at, count, line).join('\n'),
    done: `${at + 1}: ${line.split('\n')[0]}`,
    lines: new Set(allowed.map((place) => place + 1)),
  };
}

/** Whether a line holds more than space and notes. */
export function contentLine(line: string): boolean {
  return line.trim() !== '' && !line.trim().startsWith('#');
}

/** The lines with content, from 0. */
export function contentLines({ lines }: YamlFile): readonly number[] {
  return lines.flatMap((line, at) => (contentLine(line) ? [at] : []));
}

/** The line that a character stands on. */
export function lineAt({ text }: YamlFile, offset: number): string {
  const start = text.lastIndexOf('\n', offset) + 1;
  return text.slice(start, text.indexOf('\n', offset));
}

/** How far in the key of a line stands. */
export function depth(line: string): number {
  return /^ *(?:- )?/.exec(line)?.[0].length ?? 0;
}
