/** Texts of the project's files by path: `site.yaml`, `locales/is/common.json`, `content/is/terms.md`. */
export type Files = Readonly<Record<string, string>>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Where a value is in site.yaml: keys of maps; for an item of a list its id (or what else its kind is known by), and its
 * index in a list of plain values. `['packages', 'hosting', 'packages', 'basic', 'price', 'amounts', 'ISK']`
 */
export type ModelPath = readonly (string | number)[];

/** One edit of the content. A value left out means that the key is not there. */
export type Edit =
  | { readonly kind: 'set'; readonly path: ModelPath; readonly before?: Json; readonly after?: Json }
  | {
      readonly kind: 'insert';
      readonly list: ModelPath;
      readonly item: Json;
      readonly after: string | number | null;
    }
  | {
      readonly kind: 'remove';
      readonly list: ModelPath;
      readonly item: string | number;
      readonly before: Json;
    }
  | {
      readonly kind: 'move';
      readonly list: ModelPath;
      readonly item: string | number;
      readonly after: string | number | null;
    }
  | {
      readonly kind: 'duplicate';
      readonly list: ModelPath;
      readonly item: string | number;
      readonly id: string;
    }
  | { readonly kind: 'rename'; readonly list: ModelPath; readonly from: string; readonly to: string }
  | {
      readonly kind: 'text';
      readonly language: string;
      readonly key: string;
      readonly before: string | null;
      readonly after: string | null;
    }
  | {
      readonly kind: 'paragraph';
      readonly language: string;
      readonly document: string;
      readonly before: string;
      readonly after: string;
      readonly index: number;
    };

/** An edit that no longer fits the files. */
export interface Conflict {
  readonly edit: Edit;
  /** The value that is there now. */
  readonly current: Json | undefined;
  readonly reason: 'changed' | 'missing' | 'exists' | 'unreadable';
}
