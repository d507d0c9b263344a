import { z } from 'zod';
import { markMistake } from '../checks/project/mark-file.ts';
import { parseParagraphs } from '../checks/texts/markdown-blocks.ts';
import type { Json } from './json.ts';

const MAX_TEXT_LENGTH = 100_000;
/** Limit of a text or paragraph written by an edit. */
const MAX_NEW_TEXT_LENGTH = 20_000;
/** Limit of lists, objects and values within a value written by an edit; a page has about a hundred. */
const MAX_NEW_VALUES = 2_000;
const MAX_ALT_LENGTH = 2000;
const MAX_DEPTH = 20;

/** Rejects control characters, which do not belong in readable YAML or JSON, and lone surrogates. */
export const plainTextSchema = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
    .refine((value) => value.isWellFormed() && !/[\0-\x08\x0b-\x1f\x7f]/.test(value), 'not plain text');

/** Names with another meaning in JavaScript's objects. */
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const itemName = plainTextSchema(300)
  .min(1)
  .refine((value) => !UNSAFE_NAMES.includes(value), 'not a name');

export const editId = z.union([itemName, z.int().nonnegative()]);
export const valuePath = z.array(editId).min(1).max(MAX_DEPTH);

/** Parts of file names. */
const languageCode = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/);
const documentName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);
const unsafeTextKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}:[\w-]+(?:\.[\w-]+){0,19}$/);
export const textKey = unsafeTextKey.refine(
  (value) => !value.split(/[:.]/).some((part) => UNSAFE_NAMES.includes(part)),
);

const pictureFile = z.string().regex(/^[0-9a-f]{20}$/);
const percent = z.int().min(0).max(100);
/** Drafts cannot contain marks that the checks would refuse. */
const wordMark = plainTextSchema(MAX_TEXT_LENGTH).refine(
  (svg) => markMistake(svg) === null,
  'not only shapes',
);

export const jsonValue: z.ZodType<Json, Json> = z.custom<Json>(
  (value) => isJson(value, MAX_DEPTH),
  'not a value',
);

const longText = plainTextSchema(MAX_TEXT_LENGTH);
/** One of several equal paragraphs of a document, by its index from 0. */
const paragraphIndex = z.int().nonnegative();

/** One edit of each kind; `before` is the expected current value. */
const EDIT_SCHEMAS = [
  /** Changes, adds or removes a value; an absent key means no value. */
  z.strictObject({
    kind: z.literal('set'),
    path: valuePath,
    before: jsonValue.optional(),
    after: jsonValue.optional(),
  }),
  /** Adds an item to a list, after another one; `null`: as the first. */
  z.strictObject({ kind: z.literal('insert'), list: valuePath, item: jsonValue, after: editId.nullable() }),
  /** Removes an item with its comments. */
  z.strictObject({ kind: z.literal('remove'), list: valuePath, item: editId, before: jsonValue }),
  /** Removes an item with its comments and its texts in all languages. */
  z.strictObject({ kind: z.literal('discard'), list: valuePath, item: editId, before: jsonValue }),
  /** Moves an item of a list, with its comments, after another one; `null`: to the start. */
  z.strictObject({ kind: z.literal('move'), list: valuePath, item: editId, after: editId.nullable() }),
  /** Copies an item with its comments, and its texts in all languages. */
  z.strictObject({ kind: z.literal('duplicate'), list: valuePath, item: editId, id: itemName }),
  /** Renames an item, with all references to it and the keys of its texts. */
  z.strictObject({ kind: z.literal('rename'), list: valuePath, from: itemName, to: itemName }),
  /** Changes a text of a language; `null`: no text. */
  z.strictObject({
    kind: z.literal('text'),
    language: languageCode,
    key: textKey,
    before: longText.nullable(),
    after: longText.nullable(),
  }),
  /**
   * Changes whole lines of a document: a paragraph, a heading, a list item, or several of them. With `place` it adds
   * (`before` is empty) or moves them, after another paragraph or, if that is null, to the start. Added paragraphs with
   * the same `passage` say the same in different languages.
   */
  z.strictObject({
    kind: z.literal('paragraph'),
    language: languageCode,
    document: documentName,
    before: longText,
    after: longText,
    index: paragraphIndex,
    place: z
      .strictObject({
        after: z.strictObject({ text: longText, index: paragraphIndex }).nullable(),
        passage: plainTextSchema(40).exactOptional(),
      })
      .exactOptional(),
  }),
  /** Adds or removes a document; `null`: no document. */
  z.strictObject({
    kind: z.literal('document'),
    language: languageCode,
    document: documentName,
    before: longText.nullable(),
    after: longText.nullable(),
  }),
  /** Shows another picture of the library at a path of site.yaml, by the name of its files; `null`: none is chosen. */
  z.strictObject({
    kind: z.literal('picture'),
    path: valuePath,
    before: pictureFile.nullable(),
    after: z
      .strictObject({
        file: pictureFile,
        width: z.int().positive(),
        height: z.int().positive(),
        focus: z.tuple([percent, percent]),
        // Empty if it is only decorative.
        alt: z.record(languageCode, plainTextSchema(MAX_ALT_LENGTH)),
      })
      .nullable(),
  }),
  /** Changes the file of a client's word mark in SVG, by its name without `.svg`; `null`: no file. */
  z.strictObject({
    kind: z.literal('mark'),
    mark: documentName,
    before: wordMark.nullable(),
    after: wordMark.nullable(),
  }),
  /** Marks a text as needing no other translation: it no longer awaits one. Changes no text. */
  z.strictObject({ kind: z.literal('looked'), language: languageCode, key: textKey }),
  /** Lets a missing text of a language await translation: until then the default language's is shown. */
  z.strictObject({ kind: z.literal('waits'), language: languageCode, key: textKey, since: z.iso.date() }),
] as const;

export type StoredEdit = z.output<(typeof EDIT_SCHEMAS)[number]>;

/** An edit as drafts store it. */
export const editSchema = z.discriminatedUnion('kind', EDIT_SCHEMAS) as unknown as z.ZodType<Edit, Edit>;

/** An edit as browsers send it: a document may be long, but no paragraph. Thousands of values take seconds to write. */
export const newEditSchema = editSchema.superRefine((edit, context) => {
  const values = [edit.kind === 'insert' && edit.item, edit.kind === 'set' && edit.after];
  if (values.some((value) => countValues(value) > MAX_NEW_VALUES))
    context.addIssue({ code: 'too_big', origin: 'array', maximum: MAX_NEW_VALUES, input: values });
  const after = 'after' in edit && typeof edit.after === 'string' ? edit.after : '';
  const texts = edit.kind === 'document' ? parseParagraphs(after).map(({ written }) => written) : [after];
  if (texts.some(({ length }) => length > MAX_NEW_TEXT_LENGTH))
    context.addIssue({ code: 'too_big', origin: 'string', maximum: MAX_NEW_TEXT_LENGTH, input: after });
});

function countValues(value: Json | undefined): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, item) => count + countValues(item), 1);
}

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return plainTextSchema(MAX_TEXT_LENGTH).safeParse(value).success;
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  return Object.entries(value).every(
    ([key, item]) => itemName.safeParse(key).success && isJson(item, depth - 1),
  );
}

/** Values of any kind are read-only already. */
export type Frozen<T> = { readonly [Key in keyof T]: Json extends T[Key] ? T[Key] : Frozen<T[Key]> };

/** A change of the content; its shape above describes each kind. */
export type Edit = Frozen<StoredEdit>;

export type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>;

/** A picture of the library with the data that a page needs. */
export type ChosenPicture = NonNullable<EditOf<'picture'>['after']>;
