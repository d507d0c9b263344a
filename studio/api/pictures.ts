import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from './constants.ts';
import type { Parsed, RouteTable } from './route-table.ts';
import { writtenLine } from './text-schema.ts';

/** Where a picture is used. */
const pictureUse = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['news', 'project']), id: z.string(), title: z.string() }),
  /** On pages: published ones, or those of the draft of the person who asks. */
  z.strictObject({ kind: z.enum(['published', 'draft']), id: z.string() }),
]);
export type PictureUse = Parsed<typeof pictureUse>;

const focus = z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)]);

const libraryPicture = z.strictObject({
  /** The name of its files (`app/site/picture-files.ts`). */
  file: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  focus,
  /** By language of the site; all empty if it is only decoration, a missing one is not written yet. */
  alt: z.record(z.string(), z.string()),
  /** It may be chosen: it has a text in every language, or is only decoration. */
  isDescribed: z.boolean(),
  madeBy: z.string(),
  madeAt: z.string(),
  uses: z.array(pictureUse),
});
export type LibraryPicture = Parsed<typeof libraryPicture>;

export const pictureName = writtenLine(200).pipe(z.string().trim().min(1));

/** Values that are left out stay. */
const pictureChange = z.strictObject({
  name: pictureName.optional(),
  focus: focus.optional(),
  /** Replaces all texts; empty ones are left out, unless all languages are empty: only decoration. */
  alt: z.record(z.string().max(10), writtenLine(300)).optional(),
});
export type PictureChange = Parsed<typeof pictureChange>;

/** The picture library. */
export const pictureApi = {
  /** The newest first. */
  'GET /pictures': { role: 'writer', answer: z.array(libraryPicture) },
  'POST /pictures': {
    role: 'writer',
    query: z.object({ name: z.string().default('') }),
    upload: MAX_UPLOAD_BYTES,
    answer: libraryPicture,
  },
  'PATCH /pictures/:file': { role: 'writer', body: pictureChange, answer: libraryPicture },
  'DELETE /pictures/:file': { role: 'publisher' },
} satisfies RouteTable;

/** Word marks of clients. */
export const markApi = {
  /** Cleans a word mark: without anything that is not a shape. */
  'POST /marks': {
    role: 'writer',
    body: z.strictObject({ svg: z.string() }),
    answer: z.strictObject({ svg: z.string() }),
  },
} satisfies RouteTable;
