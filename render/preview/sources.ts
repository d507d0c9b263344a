import type { ValuePath } from '../../schema/value-path.ts';

/**
 * Source of a visible value:
 * `text:services:api.hero.title`, `value:packages/hosting/packages/basic/price` (a path in site.yaml, parts encoded by
 * encodeURIComponent), `document:terms#is/3` (the third block of a document in Icelandic), `row:news/some-slug`.
 */
export type Source = string;

export type ParsedSource =
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'value'; readonly path: ValuePath }
  /** `block` is null for the document as a whole. */
  | { readonly kind: 'document'; readonly name: string; readonly block: DocumentBlock | null }
  | { readonly kind: 'row'; readonly table: string; readonly name: string };

/** A block of a document, counted from 1. */
export interface DocumentBlock {
  readonly language: string;
  readonly number: number;
}

/** `text:services:api.hero.title` */
export function textSource(namespace: string, key: string): Source {
  return `text:${namespace}:${key}`;
}

/** `value:packages/hosting/packages/basic/price`; an index is a number, as in `value:company/clients/0`. */
export function valueSource(path: ValuePath): Source {
  return `value:${path.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** `document:terms#is/3`, the third block; blocks are separated by blank lines (`parseParagraphs`). */
export function documentSource(name: string, { language, number }: DocumentBlock): Source {
  return `document:${name}#${language}/${number}`;
}

/** `row:news/some-slug` */
export function rowSource(table: string, name: string): Source {
  return `row:${table}/${encodeURIComponent(name)}`;
}

/** @returns null if it is not a source */
export function parseSource(source: Source): ParsedSource | null {
  const [, kind, rest = ''] = /^(text|value|document|row):(.+)$/s.exec(source) ?? [];
  try {
    switch (kind) {
      case 'text':
        return rest.includes(':') ? { kind, key: rest } : null;
      case 'value':
        return { kind, path: rest.split('/').map(parsePart) };
      case 'document': {
        const [, name = rest, language = '', number] = /^(.*)#([\w-]+)\/([1-9]\d*)$/s.exec(rest) ?? [];
        return { kind, name, block: number === undefined ? null : { language, number: Number(number) } };
      }
      case 'row': {
        const [table = '', name = ''] = rest.split('/');
        return name === '' ? null : { kind, table, name: decodeURIComponent(name) };
      }
      default:
        return null;
    }
  } catch {
    // An invalid encoding.
    return null;
  }
}

/**
 * Sorts the sources of one element, the one that an editor most likely means first: of a sentence its text, of a price
 * the price; last its link target and the words that many places share.
 */
export function mainFirst(sources: Iterable<Source>): Source[] {
  return [...sources].sort((one, other) => getRank(one) - getRank(other));
}

function getRank(source: Source): number {
  if (/^text:(common:|pictures:|site:\w+$)/.test(source)) return 4;
  if (isUnseen(source)) return 3;
  // Of a section that shows a row, the row is what is seen.
  if (source.startsWith('row:')) return 1;
  return source.startsWith('value:') ? 2 : 0;
}

/** Returns true if its value cannot be read on the page: an icon, or the target of a link. */
export function isUnseen(source: Source): boolean {
  return /^value:.*\/(icon|to|url)$/.test(source);
}

/** Numbers are indexes: no id and no key of site.yaml is one. */
function parsePart(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : decodeURIComponent(part);
}

/** The attribute of elements with the sources of what they show, the main one first, separated by spaces. */
export const SOURCE_ATTRIBUTE = 'data-source';
