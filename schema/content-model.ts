import { z } from 'zod';
import type { Namespace } from './namespace.ts';
import type { TextSlots } from './text-slots.ts';

/**
 * Location of an item's texts in `locales/<language>/<file>.json`, so that keys follow from names.
 * The key is that of the surrounding item (nothing if a file is given), then `under`, then the item's name.
 */
export interface TextHome {
  /** The file, or the item's field that names the file. Without it, the key continues that of the surrounding item. */
  readonly file?: Namespace | { readonly field: string };
  /** Parts of the key before the name; by default the key of the list, and in a file nothing. */
  readonly under?: readonly string[];
  /** Number of items outwards to the one whose key is continued; 1 by default. */
  readonly levels?: number;
  /** The list next to that of the item, whose items each have a text for this one: the cells of a table. */
  readonly across?: string;
  /** The last part of the key, in place of the item's name. */
  readonly named?: string;
  /** The field with the address of the page whose name is the last part of the key, in place of the item's name. */
  readonly pageIn?: string;
  /** The texts below the key; `whole` if the key is a text itself. */
  readonly slots: TextSlots | 'whole';
  /** The record next to the list of names, with the figures that the texts show. */
  readonly figuresIn?: string;
  /** The field, of the item or of the one around it, that makes the texts unnecessary if it is set. */
  readonly unless?: string;
  /** true for texts that many places share, so that they belong to none of them. */
  readonly shared?: boolean;
  /** Names that a text may use in addition to facts, by slot. */
  readonly variables?: Readonly<Record<string, readonly string[]>>;
}

/** Kinds of items that other values of site.yaml refer to by name. */
export type ReferenceKind =
  | 'package-set'
  | 'package'
  | 'rate'
  | 'form'
  | 'figure'
  | 'milestone'
  | 'picture'
  | 'choice';

/** List that the items of a name are in. */
export type ReferenceTarget = { readonly kind: ReferenceKind } & (
  | { readonly list: readonly string[] }
  /** Items of a list in the item that a field names; the field is next to the value or in the item that has its list. */
  | { readonly listOf: string; readonly listIn: string }
  /** Items of the same list; `before`: only those above. */
  | { readonly siblings: 'all' | 'before' }
  /** Items of the list in this field next to the value. */
  | { readonly listNextTo: string }
);

/** Meaning of a value of site.yaml beyond its form: its name, its texts, its reference, whether visitors see it. */
export interface ContentModel {
  /** Field with the name of an item. Texts and other values find the item by it, so that only renaming changes it. */
  readonly name?: string;
  /** Field that tells the items of a list apart if they have no name; it is edited like any other. */
  readonly knownBy?: string;
  /** Field that two versions of a list are compared by if only the index tells its items apart. */
  readonly comparedBy?: string;
  /** Fields whose values differ within a list, and what they are; by default the name. */
  readonly distinct?: Readonly<Record<string, 'id' | 'path' | 'value'>>;
  /** Fields or text slots with an item's title; the first with text is used. By default its first text slot. */
  readonly title?: readonly string[];
  /** Source of an item's title if it has no texts: the first page, or first line of a section, that refers to it. */
  readonly calledBy?: 'page' | 'line';
  readonly texts?: readonly TextHome[];
  readonly refersTo?: ReferenceTarget;
  /** true for the name of a document in `content/<language>/`. */
  readonly isDocument?: boolean;
  /** Addresses that point to the item: the anchor of a section, or the field's name for a choice in a form. */
  readonly linked?: 'anchor' | 'choice';
  /** Part of the item's facts in texts, after that of the item around it: `price` for `{{price.hourly}}`. */
  readonly fact?: string;
  /** true for an item that is not part of a page, such as a language: the order of a list of them is not visible. */
  readonly isOffPage?: boolean;
  /** Heading under which changes of the value are reported; by default `pages`. */
  readonly topic?: 'prices' | 'forms';
  /** true if changes are reported for the value as a whole, such as an amount. */
  readonly isWhole?: boolean;
  /** true if pages show the value unchanged, so that a click on it finds its field. */
  readonly shown?: boolean;
}

/** The model of each schema; `describe`, `optional` and `default` keep it. */
export const contentModel = z.registry<ContentModel>();

/** A copy of a schema with its place in the content model. */
export function modeled<Schema extends z.ZodType>(schema: Schema, model: ContentModel): Schema {
  const copy = schema.clone();
  contentModel.add(copy, model);
  return copy;
}

/** A copy of a schema whose value pages show unchanged. */
export function markVisible<Schema extends z.ZodType>(schema: Schema): Schema {
  return modeled(schema, { shown: true });
}
