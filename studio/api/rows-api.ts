import { z } from 'zod';
import { worldNames } from '../../app/ui/work/colour-worlds.ts';
import { sceneNames } from '../../app/ui/work/scenes.ts';
import { rowStates } from './constants.ts';
import type { Parsed, RouteTable } from './route-types.ts';
import { multiLineText } from './text-schema.ts';

const rowEntrySchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  state: z.enum(rowStates),
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
  /** Codes of the languages that have a title. */
  languages: z.array(z.string()),
});
export type RowEntry = Parsed<typeof rowEntrySchema>;

/** A page of a list. */
const rowListSchema = z.strictObject({
  rows: z.array(rowEntrySchema),
  /** Number of rows on all pages. */
  total: z.number(),
});
export type RowList = Parsed<typeof rowListSchema>;

/** Text of a row in one language. News items have no category and no tags. */
const rowTextSchema = z.strictObject({
  title: multiLineText(300),
  /** The excerpt of a news item, the description of a project. */
  lead: multiLineText(1_000),
  /** One paragraph per line. */
  content: multiLineText(100_000),
  category: multiLineText(80),
  tags: z.array(multiLineText(100)).max(100),
});
export type RowText = Parsed<typeof rowTextSchema>;

const emptyOr = (names: readonly string[]) =>
  z.string().refine((name) => name === '' || names.includes(name));

const rowInputSchema = z.strictObject({
  /** Last part of the page's address. */
  name: multiLineText(120),
  /** Only for projects; empty for none. */
  link: multiLineText(2_000),
  /** Picture from the library, by its file name; empty for none. */
  picture: z.string().regex(/^(?:[0-9a-f]{20})?$/),
  /** Drawing and colors of a project without a picture; if empty, derived from its name. */
  screen: emptyOr(sceneNames),
  colour: emptyOr(worldNames),
  /** By language. */
  texts: z.record(z.string().regex(/^[a-z]{2,3}$/), rowTextSchema),
});
export type RowInput = Parsed<typeof rowInputSchema>;

/** Version of a row that a change is based on; a change based on another version is a conflict. */
const versionSchema = z.string().min(1).max(60);

const editedRowSchema = z.strictObject({
  ...rowInputSchema.shape,
  state: z.enum(rowStates),
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
  version: z.string(),
});
export type EditedRow = Parsed<typeof editedRowSchema>;

const rowStateChangeSchema = z.discriminatedUnion('kind', [
  /** `at` is ISO 8601; null is now. */
  z.strictObject({ kind: z.literal('publish'), at: z.iso.datetime().nullable(), version: versionSchema }),
  /** `unpublish` turns a scheduled row into a draft. */
  z.strictObject({ kind: z.enum(['unpublish', 'hide', 'show']), version: versionSchema }),
]);
export type RowStateChange = Parsed<typeof rowStateChangeSchema>;

/** News and projects. */
export const rowsApi = {
  /** Drafts, then newest first; a page has `ROWS_PER_PAGE`. */
  'GET /rows/:table': {
    role: 'writer',
    query: z.object({
      state: z
        .string()
        .default('')
        .transform((state) => rowStates.find((each) => each === state) ?? null),
      q: z.string().default(''),
      page: z
        .string()
        .default('1')
        .transform((page) => Math.max(1, Math.trunc(Number(page) || 1))),
    }),
    answer: rowListSchema,
  },
  /** Creates a draft. */
  'POST /rows/:table': { role: 'writer', body: rowInputSchema, answer: editedRowSchema },
  'GET /rows/:table/:name': { role: 'writer', answer: editedRowSchema },
  'PATCH /rows/:table/:name': {
    role: 'writer',
    body: z.strictObject({ row: rowInputSchema, version: versionSchema }),
    answer: editedRowSchema,
  },
  /** Deletes a draft. */
  'DELETE /rows/:table/:name': { role: 'writer' },
  'POST /rows/:table/:name/state': { role: 'publisher', body: rowStateChangeSchema, answer: editedRowSchema },
  /** `isFree` is true if a new row may have this name. */
  'GET /row-names/:table/:name': { role: 'writer', answer: z.strictObject({ isFree: z.boolean() }) },
  /** Page of a row, saved or not: `/studio/preview/LANGUAGE<path>?row=<id>`; null if the site has no page for it. */
  'POST /row-previews/:table': {
    role: 'writer',
    body: rowInputSchema,
    answer: z.strictObject({ id: z.string(), path: z.string() }).nullable(),
  },
} satisfies RouteTable;
