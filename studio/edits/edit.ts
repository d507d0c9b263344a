/** Texts of the project's files by path relative to the project: `site.yaml`, `locales/is/common.json`, `content/is/terms.md`. */
export type Files = Readonly<Record<string, string>>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Where a value is in site.yaml: keys of maps, and for items of lists their name (see `nameKeys`) or their index.
 * `['packages', 'hosting', 'packages', 'basic', 'price', 'amounts', 'ISK']`
 */
export type ModelPath = readonly (string | number)[];

export type Edit =
  | SetEdit
  | InsertEdit
  | RemoveEdit
  | DiscardEdit
  | MoveEdit
  | DuplicateEdit
  | RenameEdit
  | TextEdit
  | ParagraphEdit
  | DocumentEdit
  | PictureEdit
  | MarkEdit
  | LookedEdit
  | WaitsEdit;

/** Changes, adds or removes a value; one that is absent is not there. */
export interface SetEdit {
  readonly kind: 'set';
  readonly path: ModelPath;
  readonly before?: Json;
  readonly after?: Json;
}

/** Adds an item to a list, behind another one; null: as the first. */
export interface InsertEdit {
  readonly kind: 'insert';
  readonly list: ModelPath;
  readonly item: Json;
  readonly after: string | number | null;
}

/** Removes an item with the comments that belong to it. */
export interface RemoveEdit {
  readonly kind: 'remove';
  readonly list: ModelPath;
  readonly item: string | number;
  readonly before: Json;
}

/** Removes an item with the comments that belong to it, and with its texts in all languages. */
export interface DiscardEdit {
  readonly kind: 'discard';
  readonly list: ModelPath;
  readonly item: string | number;
  readonly before: Json;
}

/** Puts an item of a list, with its comments, behind another one of it; null: first. */
export interface MoveEdit {
  readonly kind: 'move';
  readonly list: ModelPath;
  readonly item: string | number;
  readonly after: string | number | null;
}

/** Copies an item with its comments, and its texts in all languages. */
export interface DuplicateEdit {
  readonly kind: 'duplicate';
  readonly list: ModelPath;
  readonly item: string | number;
  readonly id: string;
}

/** Gives an item another name, with all references to it and the keys of its texts. */
export interface RenameEdit {
  readonly kind: 'rename';
  readonly list: ModelPath;
  readonly from: string;
  readonly to: string;
}

/** Changes a text of a language; null: there is none. */
export interface TextEdit {
  readonly kind: 'text';
  readonly language: string;
  /** `services:api.hero.title` */
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Changes whole lines of a document: a paragraph, a heading, a point of a list, or several of them. */
export interface ParagraphEdit {
  readonly kind: 'paragraph';
  readonly language: string;
  /** `terms` */
  readonly document: string;
  readonly before: string;
  readonly after: string;
  /** Which of equal paragraphs, from 0. */
  readonly index: number;
}

/** Adds a document, or removes one; null: there is none. */
export interface DocumentEdit {
  readonly kind: 'document';
  readonly language: string;
  /** `terms` */
  readonly document: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Shows another picture of the library somewhere; null: none of its own. */
export interface PictureEdit {
  readonly kind: 'picture';
  /** Where site.yaml names it: `['pages', 'home', 'sections', 'hero', 'picture']`. */
  readonly path: ModelPath;
  /** The name of its files. */
  readonly before: string | null;
  readonly after: ChosenPicture | null;
}

/** A picture of the library with what a page needs to know of it. */
export interface ChosenPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly focus: readonly [x: number, y: number];
  /** By language; empty where it is only decoration. */
  readonly alt: Readonly<Record<string, string>>;
}

/** Changes the file of a client's word mark in SVG; null: there is none. */
export interface MarkEdit {
  readonly kind: 'mark';
  /** The name of the file without `.svg`. */
  readonly mark: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Says that a text needs no other translation than it has: it waits no longer. It changes no text. */
export interface LookedEdit {
  readonly kind: 'looked';
  readonly language: string;
  /** `services:api.hero.title` */
  readonly key: string;
}

/** Lets a text that a language lacks wait for its translation: until then the default language's is shown. */
export interface WaitsEdit {
  readonly kind: 'waits';
  readonly language: string;
  /** `services:api.hero.title` */
  readonly key: string;
  /** The day, `2026-11-27`. */
  readonly since: string;
}

export interface Conflict {
  readonly edit: Edit;
  /** The value that is there now. */
  readonly current: Json | undefined;
  readonly reason: ConflictReason;
}

export type ConflictReason = 'changed' | 'missing' | 'exists' | 'unreadable';

/** Why an edit cannot be made. */
export interface Refused {
  readonly reason: ConflictReason;
  readonly current?: Json | undefined;
}

/** What one edit does: the files with it, or why it cannot be made. */
export type Outcome = { readonly files: Files } | Refused;

/** Why an edit cannot be made when another value is there than it expects. */
export function conflictWith(current: Json | undefined, before: Json | undefined): Refused {
  if (current === undefined) return { reason: 'missing' };
  return { reason: before === undefined ? 'exists' : 'changed', current };
}

/** Whether two values are the same, whatever the order of their keys. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b))
    return (
      isList(a) && isList(b) && a.length === b.length && a.every((item, place) => isEqual(item, b[place]))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isMap(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
