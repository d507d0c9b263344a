import { parse } from 'yaml';
import type { YamlNode } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { isList } from './edit.ts';
import { spliced } from './entries.ts';
import type { Json } from './json.ts';

/** How a value is written: as its neighbours are. */
export interface Style {
  /** What it replaces, or a neighbour of it. */
  readonly like: YamlNode | null;
  /** The whole text that `like` is in. */
  readonly text: string;
}

/** On one line. */
export function writeFlow(value: Json, style: Style): string {
  const { like, text } = style;
  if (isList(value))
    return `[${value.map((item) => writeFlow(item, { text, like: itemLike(like, item) })).join(', ')}]`;
  if (!isRecord(value)) return writeScalar(value, like, true);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${writeKey(key)}: ${writeFlow(inner, { text, like: entryLike(like, key) })}`,
  );
  if (entries.length === 0) return '{}';
  const isTight = like?.kind === 'map' && like.style === 'flow' && /^\{\S/.test(text.slice(like.start));
  return isTight ? `{${entries.join(', ')}}` : `{ ${entries.join(', ')} }`;
}

/**
 * The text after a colon or dash: on the same line, or on the lines below it.
 * @param indent of the key or dash
 * @param isItem behind a dash, where a map begins on its line
 */
export function writeValue(value: Json, style: Style, indent: string, isItem: boolean): string {
  if (typeof value === 'string' && style.like?.style === 'literal') {
    const lines = writeLiteral(value, `${indent}  `);
    if (lines !== null) return ` ${lines}`;
  }
  if (!(isRecord(value) || isList(value))) return ` ${writeScalar(value, style.like, false)}`;
  if (isOnOneLine(value, style, indent)) return ` ${writeFlow(value, style)}`;
  const step = `${indent}  `;
  const lines = isList(value)
    ? value.map((item) => `-${writeValue(item, { ...style, like: itemLike(style.like, item) }, step, true)}`)
    : Object.entries(value).map(([key, inner]) => writeEntry(key, inner, style, step));
  return isItem && isRecord(value)
    ? ` ${lines.join(`\n${step}`)}`
    : lines.map((line) => `\n${step}${line}`).join('');
}

/** A key with its value on lines of a block, without the first indentation. */
export function writeEntry(key: string, value: Json, { like, text }: Style, indent: string): string {
  return `${writeKey(key)}:${writeValue(value, { text, like: entryLike(like, key) }, indent, false)}`;
}

/** Of a list the item that a new one resembles: of the same kind, if there is one. */
export function itemLike(list: YamlNode | null, item: Json): YamlNode | null {
  if (list?.kind !== 'seq') return null;
  const items = list.items.map(({ node }) => node);
  const kindOf = (node: YamlNode) => entryLike(node, 'kind')?.value;
  return (
    (isRecord(item) && items.find((node) => node.kind === 'map' && kindOf(node) === item.kind)) ||
    items.at(-1) ||
    null
  );
}

function entryLike(map: YamlNode | null, key: string): YamlNode | null {
  return map?.items.find((entry) => entry.key === key)?.node ?? null;
}

const MAX_LINE_LENGTH = 110;

/** As what it resembles; else lists of maps on lines of their own, and the rest where it fits on a line. */
function isOnOneLine(value: Json, style: Style, indent: string): boolean {
  if (isEmpty(value)) return true;
  const { like } = style;
  if (like && like.items.length > 0 && like.kind === (isList(value) ? 'list' : 'map'))
    return like.style === 'flow';
  const hasMaps = (inner: Json): boolean =>
    isList(inner)
      ? inner.some((item) => isRecord(item) || hasMaps(item))
      : isRecord(inner) && Object.values(inner).some((each) => isList(each) && hasMaps(each));
  return !hasMaps(value) && indent.length + writeFlow(value, style).length <= MAX_LINE_LENGTH;
}

function isEmpty(value: Json): boolean {
  return (isList(value) && value.length === 0) || (isRecord(value) && Object.keys(value).length === 0);
}

function writeKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) ? writeScalar(key, null, true) : quoted(key);
}

/** A single value in the quotes of the one that it replaces, if that is possible. */
export function writeScalar(
  value: string | number | boolean | null,
  like: YamlNode | null,
  isFlow: boolean,
): string {
  if (typeof value !== 'string') return String(value);
  if (like?.style === 'single' && isPrintable(value)) return `'${value.replaceAll("'", "''")}'`;
  if (like?.style === 'double' && typeof like.value === 'string') return quoted(value);
  return isPlain(value, isFlow) ? value : quoted(value);
}

/** A place of a name, if it is written, and what is to be there. */
export type NewName = readonly [node: YamlNode | null | undefined, name: string];

/** Writes other names in the places of some. */
export function withNames(text: string, names: readonly NewName[]): string {
  return names
    .flatMap(([node, name]) => (node ? [{ node, name }] : []))
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce(
      (done, { node, name }) =>
        spliced(done, node.start, node.end - node.start, writeScalar(name, node, true)),
      text,
    );
}

/** Words that other readers of YAML take for something else than text. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^\d+(?::\d+)+$/i;

function isPlain(value: string, isFlow: boolean): boolean {
  if (!isPrintable(value) || value.trim() !== value || value === '') return false;
  if (AMBIGUOUS.test(value) || /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\.|: |:$| #/.test(value)) return false;
  if (isFlow && /[,[\]{}]/.test(value)) return false;
  // The reader decides: numbers and the like need quotes.
  try {
    const read: unknown = parse(isFlow ? `{ key: ${value} }` : `key: ${value}`);
    return (read as { key: unknown }).key === value;
  } catch {
    return false;
  }
}

/** Whether a text needs no escapes: no line ends, control signs, half signs or invisible separators. */
function isPrintable(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(value);
}

function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** On lines of its own; null where it cannot be. */
function writeLiteral(value: string, indent: string): string | null {
  const lines = value.replace(/\n$/, '').split('\n');
  if (!lines.every((line) => isPrintable(line) && line.trim() !== '' && line.trimEnd() === line)) return null;
  if (lines[0]?.startsWith(' ')) return null;
  return `|${value.endsWith('\n') ? '' : '-'}${lines.map((line) => `\n${indent}${line}`).join('')}`;
}
