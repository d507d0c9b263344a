import { z } from 'zod';
import { markMistake } from '../../scripts/check/project/mark-file.ts';
import type { Edit, Json } from '../api.ts';

const MOST_TEXT = 100_000;
const MOST_ALT = 2000;
const MOST_DEPTH = 20;

/** Control characters have no place in YAML or JSON that people read; half a surrogate pair is no text at all. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
    .refine((value) => value.isWellFormed() && !/[\0-\x08\x0b-\x1f\x7f]/.test(value), 'not plain text');

/** Names that mean something else to JavaScript's objects. */
const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const name = plainText(300)
  .min(1)
  .refine((value) => !unsafeNames.includes(value), 'not a name');

export const editId = z.union([name, z.int().nonnegative()]);
export const modelPath = z.array(editId).min(1).max(MOST_DEPTH);

/** Parts of the names of files. */
const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/);
const document = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}:[\w-]+(?:\.[\w-]+){0,19}$/);
export const textKey = key.refine((value) => !value.split(/[:.]/).some((part) => unsafeNames.includes(part)));

const file = z.string().regex(/^[0-9a-f]{20}$/);
const percent = z.int().min(0).max(100);
/** What the checks would refuse gets into no draft. */
const mark = plainText(MOST_TEXT).refine((svg) => markMistake(svg) === null, 'not only shapes');

export const jsonValue: z.ZodType<Json> = z.custom<Json>((value) => isJson(value, MOST_DEPTH), 'not a value');

const shapes = [
  z.strictObject({
    kind: z.literal('set'),
    path: modelPath,
    before: jsonValue.optional(),
    after: jsonValue.optional(),
  }),
  z.strictObject({ kind: z.literal('insert'), list: modelPath, item: jsonValue, after: editId.nullable() }),
  z.strictObject({ kind: z.literal('remove'), list: modelPath, item: editId, before: jsonValue }),
  z.strictObject({ kind: z.literal('discard'), list: modelPath, item: editId, before: jsonValue }),
  z.strictObject({ kind: z.literal('move'), list: modelPath, item: editId, after: editId.nullable() }),
  z.strictObject({ kind: z.literal('duplicate'), list: modelPath, item: editId, id: name }),
  z.strictObject({ kind: z.literal('rename'), list: modelPath, from: name, to: name }),
  z.strictObject({
    kind: z.literal('text'),
    language,
    key: textKey,
    before: plainText(MOST_TEXT).nullable(),
    after: plainText(MOST_TEXT).nullable(),
  }),
  z.strictObject({
    kind: z.literal('paragraph'),
    language,
    document,
    before: plainText(MOST_TEXT),
    after: plainText(MOST_TEXT),
    index: z.int().nonnegative(),
  }),
  z.strictObject({
    kind: z.literal('document'),
    language,
    document,
    before: plainText(MOST_TEXT).nullable(),
    after: plainText(MOST_TEXT).nullable(),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    path: modelPath,
    before: file.nullable(),
    after: z
      .strictObject({
        file,
        width: z.int().positive(),
        height: z.int().positive(),
        focus: z.tuple([percent, percent]),
        alt: z.record(language, plainText(MOST_ALT)),
      })
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('mark'),
    mark: document,
    before: mark.nullable(),
    after: mark.nullable(),
  }),
  z.strictObject({ kind: z.literal('looked'), language, key: textKey }),
  z.strictObject({ kind: z.literal('waits'), language, key: textKey, since: z.iso.date() }),
] as const;

/** An edit as browsers send it and drafts store it. */
export const editSchema = z.discriminatedUnion('kind', shapes) as unknown as z.ZodType<Edit>;

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return plainText(MOST_TEXT).safeParse(value).success;
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  return Object.entries(value).every(([own, item]) => name.safeParse(own).success && isJson(item, depth - 1));
}
