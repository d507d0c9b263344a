import { z } from 'zod';
import { editId, jsonValue, plainTextSchema, textKey, valuePath } from '../../edits/edit-schema.ts';
import { problemViewSchema, textFieldSchema, valueFieldSchema } from './content-api.ts';
import { draftSchema } from './drafts-api.ts';
import type { Parsed, RouteTable } from './route-types.ts';

const addressSchema = plainTextSchema(300).min(1);

/** An item of any list: a card, an entry of a menu, a redirect, a field of a form. */
const newItemSchema = z.strictObject({
  kind: z.literal('item'),
  list: valuePath,
  item: jsonValue,
  after: editId.nullable(),
});
export type NewItem = Parsed<typeof newItemSchema>;

/** A section from the gallery. */
const newSectionSchema = z.strictObject({
  kind: z.literal('section'),
  /** `['pages', 'home']` or `['notFound']` */
  page: valuePath,
  /** A name in the gallery. */
  entry: plainTextSchema(100),
  /** The previous section. */
  after: plainTextSchema(300).nullable(),
});
export type NewSection = Parsed<typeof newSectionSchema>;

/** A page from a pattern, or a copy of another page including its texts. */
const newPageSchema = z.strictObject({
  kind: z.literal('page'),
  like: z.union([
    z.strictObject({ pattern: plainTextSchema(100) }),
    z.strictObject({ page: plainTextSchema(300) }),
  ]),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  path: addressSchema,
  /** Menu of the header that gets an entry; null for none. */
  menu: plainTextSchema(300).nullable(),
  /** List that gets a card, `['pages', 'services', 'sections', 'all', 'cards']`; null for none. */
  cards: valuePath.nullable(),
  /** Icon of the entry and the card. */
  icon: plainTextSchema(100),
});
export type NewPage = Parsed<typeof newPageSchema>;

const additionSchema = z.discriminatedUnion('kind', [newItemSchema, newSectionSchema, newPageSchema]);
export type Addition = Parsed<typeof additionSchema>;

/** By key and language; missing texts await their translation. */
const newTextsSchema = z.record(textKey, z.record(z.string().max(12), plainTextSchema(20_000)));
export type NewTexts = Parsed<typeof newTextsSchema>;

/** Texts of a part of an addition. */
const newTextGroupSchema = z.strictObject({
  label: z.string(),
  texts: z.array(textFieldSchema.extend({ isOptional: z.boolean() })),
});
export type NewTextGroup = Parsed<typeof newTextGroupSchema>;
export type NewText = NewTextGroup['texts'][number];

/** Fields and texts that an addition needs. */
const additionViewSchema = z.strictObject({
  /** Kinds that an item can have, each with its start value; empty if there is only one. */
  kinds: z.array(z.strictObject({ label: z.string(), item: jsonValue })),
  /** The values of an item. */
  fields: z.array(valueFieldSchema),
  groups: z.array(newTextGroupSchema),
  /** Reasons why the addition is not possible. */
  problems: z.array(problemViewSchema),
});
export type AdditionView = Parsed<typeof additionViewSchema>;

/** Templates for a new page, and places that can link to it. */
const newPageChoicesSchema = z.strictObject({
  patterns: z.array(z.strictObject({ name: z.string(), kinds: z.array(z.string()) })),
  menus: z.array(z.strictObject({ id: z.string(), label: z.string(), to: z.string() })),
  cardLists: z.array(z.strictObject({ path: valuePath, label: z.string(), page: z.string() })),
  icons: z.array(z.string()),
});
export type NewPageChoices = Parsed<typeof newPageChoicesSchema>;

/** A section that can be added to a page. */
const galleryEntrySchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** The section that shows it in the preview of the gallery. */
  section: z.string(),
});
export type GalleryEntry = Parsed<typeof galleryEntrySchema>;

const decisionSchema = z.enum(['remove', 'change']);
export type Decision = Parsed<typeof decisionSchema>;

/** A place that links to a page or section. */
const linkSchema = z.strictObject({
  id: z.string(),
  /** `Navigation › Services` */
  place: z.string(),
  what: z.string(),
  options: z.array(decisionSchema),
  proposal: decisionSchema,
});
export type IncomingLink = Parsed<typeof linkSchema>;

/** A page or section to remove or hide. */
const removalViewSchema = z.strictObject({
  title: z.string(),
  leads: z.array(linkSchema),
  /** The best page to redirect visitors to; null for a section. */
  nearest: z.string().nullable(),
  /** True if visitors may know the address. */
  needsRedirect: z.boolean(),
});
export type RemovalView = Parsed<typeof removalViewSchema>;

const removalRequestSchema = z.strictObject({
  path: valuePath,
  how: z.enum(['remove', 'hide', 'show']),
  /** By id of the link; left out, the proposed decision applies. */
  decisions: z.record(plainTextSchema(1000), decisionSchema),
  /** Page that replaces it; null for none. */
  to: addressSchema.nullable(),
});
export type RemovalRequest = Parsed<typeof removalRequestSchema>;

/** New pages, sections and items with their texts; pages and sections that are removed; addresses that move. */
export const pagesApi = {
  'GET /patterns': { role: 'writer', answer: newPageChoicesSchema },
  'GET /gallery': {
    role: 'writer',
    query: z.object({ page: z.string() }),
    answer: z.array(galleryEntrySchema),
  },
  'POST /additions/view': {
    role: 'writer',
    body: z.strictObject({ addition: additionSchema }),
    answer: additionViewSchema,
  },
  'POST /additions': {
    role: 'writer',
    body: z.strictObject({ addition: additionSchema, texts: newTextsSchema }),
    answer: draftSchema,
  },
  'POST /removals/view': {
    role: 'writer',
    body: z.strictObject({ path: valuePath }),
    answer: removalViewSchema,
  },
  'POST /removals': { role: 'writer', body: removalRequestSchema, answer: draftSchema },
  /** Moves a page to another address, and those below it. */
  'POST /moves': {
    role: 'writer',
    body: z.strictObject({ from: addressSchema, to: addressSchema }),
    answer: draftSchema,
  },
} satisfies RouteTable;
