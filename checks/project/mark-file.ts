import { markSymbolId } from '../../app/site/picture-files.ts';
import { translateMessage } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';

/** Folder of the clients' word marks, one file each: `content/marks/saltey.svg`. */
export const MARK_FOLDER = 'content/marks';

/** Upper limit in characters; current marks have 2,000. */
const MAX_MARK_LENGTH = 8192;

/** Elements of a word mark: shapes in the color of the surrounding text. None of them can load or run anything. */
const SHAPES: ReadonlySet<string> = new Set('g path rect circle ellipse line polyline polygon'.split(' '));
const COLOR_ATTRIBUTES = ['fill', 'stroke'];
const STYLE_ATTRIBUTES = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['fill-rule', 'clip-rule', 'opacity', 'fill-opacity', 'stroke-opacity'],
];
const ROOT_ATTRIBUTES: ReadonlySet<string> = new Set(['xmlns', 'viewBox', ...STYLE_ATTRIBUTES]);
const SHAPE_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...'d points x y width height rx ry cx cy r x1 y1 x2 y2 transform'.split(' '),
  ...STYLE_ATTRIBUTES,
]);

export const markElements: readonly string[] = ['svg', ...SHAPES];

/** Returns true if an attribute is allowed in a word mark. */
export function isMarkAttribute(element: string, name: string): boolean {
  return (element === 'svg' ? ROOT_ATTRIBUTES : SHAPE_ATTRIBUTES).has(name);
}

/** Mistake of a word mark, with its position in the text. */
export interface MarkMistake {
  readonly index: number;
  readonly length: number;
  readonly wording: Wording;
}

/** A tag, or the text between tags; anything else is not in this grammar. */
const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|\s+|[^<]+|<[^>]*>?/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

interface Tag {
  readonly index: number;
  readonly written: string;
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly kind: 'open' | 'close' | 'whole';
}

/**
 * Checks a word mark: only allowed tags and attributes, no text, no comments, no entities.
 * @returns the first mistake; `null` if it may be shown
 */
export function markMistake(svg: string): MarkMistake | null {
  if (svg.length > MAX_MARK_LENGTH)
    return mistakeAt(0, 1, translateMessage('mark.size', { size: svg.length, most: MAX_MARK_LENGTH }));
  const { tags, strange } = parseTags(svg);
  for (const [index, tag] of tags.entries()) {
    const wording = findTagMistake(tag, index);
    if (wording) return mistakeAt(tag.index, tag.written.length, wording);
  }
  if (strange)
    return mistakeAt(strange.index, strange.written.length, translateMessage('mark.strange', { ...strange }));
  if (!isNested(tags)) return mistakeAt(0, 1, translateMessage('mark.nesting'));
  const isBox = /^-?[\d.]+( -?[\d.]+){3}$/.test(readAttribute(tags[0], 'viewBox') ?? '');
  return isBox ? null : mistakeAt(0, 4, translateMessage('mark.viewBox'));
}

/**
 * Makes a word mark a symbol of the sprite; attributes that it omits inherit the color of the surrounding text.
 * @param svg without mistakes
 */
export function markSymbol(id: string, svg: string): string {
  const [root] = parseTags(svg).tags;
  const styles = (root?.attributes ?? []).filter(([name]) => STYLE_ATTRIBUTES.includes(name));
  if (!styles.some(([name]) => name === 'fill')) styles.push(['fill', 'currentColor']);
  const attributes = styles.map(([name, value]) => ` ${name}="${value}"`).join('');
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</')).trim();
  const viewBox = readAttribute(root, 'viewBox') ?? '';
  return `<symbol id="${markSymbolId(id)}" viewBox="${viewBox}" preserveAspectRatio="xMinYMid"${attributes}>${content}</symbol>`;
}

function parseTags(svg: string): {
  readonly tags: readonly Tag[];
  readonly strange: { readonly index: number; readonly written: string } | null;
} {
  const tags: Tag[] = [];
  for (const match of svg.matchAll(TOKEN)) {
    const [written, closing, name, attributes = '', whole] = match;
    if (name === undefined) {
      if (written.trim() !== '') return { tags, strange: { index: match.index, written } };
      continue;
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    const openKind = whole === '' ? 'open' : 'whole';
    const kind = closing === '' ? openKind : 'close';
    tags.push({ index: match.index, written, name, attributes: pairs, kind });
  }
  return { tags, strange: null };
}

function findTagMistake({ name, attributes }: Tag, index: number): Wording | null {
  if (name !== 'svg' && (index === 0 || !SHAPES.has(name)))
    return translateMessage('mark.element', { name, allowed: [...SHAPES] });
  for (const [key, value] of attributes) {
    if (!isMarkAttribute(name, key)) return translateMessage('mark.attribute', { name: key });
    if (COLOR_ATTRIBUTES.includes(key) && value !== 'none' && value !== 'currentColor')
      return translateMessage('mark.colour', { key, value });
    if (key === 'xmlns' ? value !== 'http://www.w3.org/2000/svg' : !/^[\w\s.,()+-]*$/.test(value))
      return translateMessage('mark.value', { key, value });
  }
  return null;
}

function isNested(tags: readonly Tag[]): boolean {
  const open: string[] = [];
  for (const [index, { name, kind }] of tags.entries()) {
    if (index > 0 && open.length === 0) return false;
    if (name === 'svg' && kind !== 'close' && index > 0) return false;
    if (kind === 'open') open.push(name);
    if (kind === 'close' && open.pop() !== name) return false;
  }
  return tags.length > 1 && open.length === 0;
}

function readAttribute(tag: Tag | undefined, name: string): string | undefined {
  return tag?.attributes.find(([key]) => key === name)?.[1];
}

function mistakeAt(index: number, length: number, wording: Wording): MarkMistake {
  return { index, length, wording };
}
