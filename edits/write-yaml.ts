import { parse } from 'yaml';
import type { YamlNode } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { isJsonList } from './edit.ts';
import { spliced } from './entries.ts';
import type { Json } from './json.ts';

/** Style of a written value: that of its neighbors. */
export interface Style {
  /** The replaced value, or a neighbor of it. */
  readonly like: YamlNode | null;
  /** The whole text that contains `like`. */
  readonly text: string;
}

/** Writes a value on one line. */
export function writeFlow(value: Json, style: Style): string {
  const { like, text } = style;
  if (isJsonList(value))
    return `[${value.map((item) => writeFlow(item, { text, like: itemLike(like, item) })).join(', ')}]`;
  if (!isRecord(value)) return writeScalar(value, like, true);
  const entries = Object.entries(value).map(
    ([key, child]) => `${writeKey(key)}: ${writeFlow(child, { text, like: findEntry(like, key) })}`,
  );
  if (entries.length === 0) return '{}';
  const isTight = like?.kind === 'map' && like.style === 'flow' && /^\{\S/.test(text.slice(like.start));
  return isTight ? `{${entries.join(', ')}}` : `{ ${entries.join(', ')} }`;
}

/**
 * Writes the text after a colon or dash: on the same line, or on the lines below it.
 * @param indent indentation of the key or dash
 * @param isItem true after a dash, where a map begins on the same line
 */
export function writeValue(value: Json, style: Style, indent: string, isItem: boolean): string {
  if (typeof value === 'string' && style.like?.style === 'literal') {
    const lines = writeLiteral(value, `${indent}  `);
    if (lines !== null) return ` ${lines}`;
  }
  if (!(isRecord(value) || isJsonList(value))) return ` ${writeScalar(value, style.like, false)}`;
  if (fitsOnLine(value, style, indent)) return ` ${writeFlow(value, style)}`;
  const step = `${indent}  `;
  const lines = isJsonList(value)
    ? value.map((item) => `-${writeValue(item, { ...style, like: itemLike(style.like, item) }, step, true)}`)
    : Object.entries(value).map(([key, child]) => writeEntry(key, child, style, step));
  return isItem && isRecord(value)
    ? ` ${lines.join(`\n${step}`)}`
    : lines.map((line) => `\n${step}${line}`).join('');
}

/** Writes a key with its value on lines of a block, without the first indentation. */
export function writeEntry(key: string, value: Json, { like, text }: Style, indent: string): string {
  return `${writeKey(key)}:${writeValue(value, { text, like: findEntry(like, key) }, indent, false)}`;
}

/** Returns the item of a list that a new one resembles: of the same kind, if there is one. */
export function itemLike(list: YamlNode | null, item: Json): YamlNode | null {
  if (list?.kind !== 'seq') return null;
  const items = list.items.map(({ node }) => node);
  const getKind = (node: YamlNode) => findEntry(node, 'kind')?.value;
  return (
    (isRecord(item) && items.find((node) => node.kind === 'map' && getKind(node) === item.kind)) ||
    items.at(-1) ||
    null
  );
}

function findEntry(map: YamlNode | null, key: string): YamlNode | null {
  return map?.items.find((entry) => entry.key === key)?.node ?? null;
}

const MAX_LINE_LENGTH = 110;

/** True if `like` is on one line; without it, lists of maps are not, and all other values that fit are. */
function fitsOnLine(value: Json, style: Style, indent: string): boolean {
  if (isEmpty(value)) return true;
  const { like } = style;
  if (like && like.items.length > 0 && like.kind === (isJsonList(value) ? 'list' : 'map'))
    return like.style === 'flow';
  const hasMaps = (child: Json): boolean =>
    isJsonList(child)
      ? child.some((item) => isRecord(item) || hasMaps(item))
      : isRecord(child) && Object.values(child).some((item) => isJsonList(item) && hasMaps(item));
  return !hasMaps(value) && indent.length + writeFlow(value, style).length <= MAX_LINE_LENGTH;
}

function isEmpty(value: Json): boolean {
  return (isJsonList(value) && value.length === 0) || (isRecord(value) && Object.keys(value).length === 0);
}

function writeKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) ? writeScalar(key, null, true) : quote(key);
}

/** Writes a single value in the quotes of the replaced one, if possible. */
export function writeScalar(
  value: string | number | boolean | null,
  like: YamlNode | null,
  isFlow: boolean,
): string {
  if (typeof value !== 'string') return String(value);
  if (like?.style === 'single' && isPrintable(value)) return `'${value.replaceAll("'", "''")}'`;
  if (like?.style === 'double' && typeof like.value === 'string') return quote(value);
  return isPlain(value, isFlow) ? value : quote(value);
}

/** Node of a name, if it exists, and the new name. */
export type NewName = readonly [node: YamlNode | null | undefined, name: string];

/** Replaces names in a text. */
export function withNames(text: string, names: readonly NewName[]): string {
  return names
    .flatMap(([node, name]) => (node ? [{ node, name }] : []))
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce(
      (result, { node, name }) =>
        spliced(result, node.start, node.end - node.start, writeScalar(name, node, true)),
      text,
    );
}

/** Words that other YAML readers do not take for text. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^\d+(?::\d+)+$/i;

function isPlain(value: string, isFlow: boolean): boolean {
  if (!isPrintable(value) || value.trim() !== value || value === '') return false;
  if (AMBIGUOUS.test(value) || /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\.|: |:$| #/.test(value)) return false;
  if (isFlow && /[,[\]{}]/.test(value)) return false;
  // The parser decides: numbers and the like need quotes.
  try {
    const parsed: unknown = parse(isFlow ? `{ key: ${value} }` : `key: ${value}`);
    return (parsed as { key: unknown }).key === value;
  } catch {
    return false;
  }
}

/** Returns true if a text has no line ends, control characters, lone surrogates or invisible separators. */
function isPrintable(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(value);
}

function quote(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes a text on lines of its own; `null` if that is not possible. */
function writeLiteral(value: string, indent: string): string | null {
  const lines = value.replace(/\n$/, '').split('\n');
  if (!lines.every((line) => isPrintable(line) && line.trim() !== '' && line.trimEnd() === line)) return null;
  if (lines[0]?.startsWith(' ')) return null;
  return `|${value.endsWith('\n') ? '' : '-'}${lines.map((line) => `\n${indent}${line}`).join('')}`;
}
