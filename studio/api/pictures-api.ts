import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from './constants.ts';
import type { Parsed, RouteTable } from './route-types.ts';
import { singleLineText } from './text-schema.ts';

/** A use of a picture. */
const pictureUseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['news', 'project']), id: z.string(), title: z.string() }),
  /** On pages: published pages, or pages of the current user's draft. */
  z.strictObject({ kind: z.enum(['published', 'draft']), id: z.string() }),
]);
export type PictureUse = Parsed<typeof pictureUseSchema>;

const focusSchema = z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)]);

const libraryPictureSchema = z.strictObject({
  /** Name of its files (`app/site/picture-files.ts`). */
  file: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  focus: focusSchema,
  /** By language of the site. All empty: decoration. Missing: not written yet. */
  alt: z.record(z.string(), z.string()),
  /** True if it may be chosen: it has a text in every language, or is decoration. */
  isDescribed: z.boolean(),
  madeBy: z.string(),
  madeAt: z.string(),
  uses: z.array(pictureUseSchema),
});
export type LibraryPicture = Parsed<typeof libraryPictureSchema>;

export const pictureNameSchema = singleLineText(200).pipe(z.string().trim().min(1));

/** Values that are left out stay unchanged. */
const pictureChangeSchema = z.strictObject({
  name: pictureNameSchema.optional(),
  focus: focusSchema.optional(),
  /** Replaces all texts; empty ones are dropped, unless all are empty, which means decoration. */
  alt: z.record(z.string().max(10), singleLineText(300)).optional(),
});
export type PictureChange = Parsed<typeof pictureChangeSchema>;

/** The picture library. */
export const pictureApi = {
  /** Newest first. */
  'GET /pictures': { role: 'writer', answer: z.array(libraryPictureSchema) },
  'POST /pictures': {
    role: 'writer',
    query: z.object({ name: z.string().default('') }),
    upload: MAX_UPLOAD_BYTES,
    answer: libraryPictureSchema,
  },
  'PATCH /pictures/:file': { role: 'writer', body: pictureChangeSchema, answer: libraryPictureSchema },
  'DELETE /pictures/:file': { role: 'publisher' },
} satisfies RouteTable;

/** Word marks of clients. */
export const markApi = {
  /** Cleans a word mark: removes everything except shapes. */
  'POST /marks': {
    role: 'writer',
    body: z.strictObject({ svg: z.string() }),
    answer: z.strictObject({ svg: z.string() }),
  },
} satisfies RouteTable;
