import { z } from 'zod';
import { editId, editSchema, jsonValue, valuePath } from '../../edits/edit-schema.ts';
import type { TextMatch } from '../../render/preview/search-texts.ts';
import type { Parsed, RouteTable } from './route-types.ts';

const textsSchema = z.record(z.string(), z.string());
const sourceSchema = z.string();

/** All content that can be edited. */
const outlineSchema = z.strictObject({
  /** A text that awaits its translation is shown in the default language. */
  languages: z.array(z.strictObject({ code: z.string(), name: z.string(), isDefault: z.boolean() })),
  pages: z.array(
    z.strictObject({
      id: z.string(),
      path: z.string(),
      /** By language. */
      titles: textsSchema,
      sections: z.array(
        z.strictObject({
          id: z.string(),
          kind: z.string(),
          /** Its kind in the editor's language. */
          kindLabel: z.string(),
          title: z.string(),
          isHidden: z.boolean(),
        }),
      ),
    }),
  ),
  /** Parts that are not on one page: prices, packages, company, navigation, forms, redirects, notices. */
  parts: z.array(z.strictObject({ path: valuePath, label: z.string() })),
});
export type Outline = Parsed<typeof outlineSchema>;
export type OutlinePage = Outline['pages'][number];

/** Edits that solve a problem, as a button. */
const problemFixSchema = z.strictObject({ label: z.string(), edits: z.array(editSchema) });
export type ProblemFix = Parsed<typeof problemFixSchema>;

/** A problem of the checks, in words without files, keys and code. */
export const problemViewSchema = z.strictObject({
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** Names of the languages whose text has the problem; empty if it is none of a text. */
  languages: z.array(z.string()),
  /** `Consulting › Heading`; empty without a field. */
  place: z.string(),
  /** Field to correct; null if the problem belongs to nothing visible. */
  source: sourceSchema.nullable(),
  /** Words of the link to the field: `Write it`. */
  open: z.string().nullable(),
  fixes: z.array(problemFixSchema),
  /** The change of the draft that causes an error without field and fix: undoing it solves it. */
  change: z.string().exactOptional(),
});
export type ProblemView = Parsed<typeof problemViewSchema>;

const listItemSchema = z.strictObject({ id: editId, label: z.string() });

const panelItemSchema = z.strictObject({
  list: valuePath,
  /** Null for the list as a whole, to which items can be added. */
  id: editId.nullable(),
  /** Label of any item of the list, `Card`. */
  itemLabel: z.string(),
  /** All items of the list, in order. */
  items: z.array(listItemSchema),
  /** Value in the file; needed to remove it from the list. */
  value: jsonValue,
  /** Start value of a new item, from the schema's example; null if the schema has none. */
  blank: jsonValue,
  /** Key of `blank` for the name of a new item. Empty: the item is its name. Null: it needs no name. */
  nameKey: z.string().nullable(),
  /** True if visitors see the name itself, which is then not an id. */
  isShown: z.boolean(),
});
export type PanelItem = Parsed<typeof panelItemSchema>;

const fieldSchema = z.strictObject({
  label: z.string(),
  /** The schema's description, in the editor's language. */
  help: z.string(),
  problems: z.array(problemViewSchema),
  /** True for the field that was clicked. */
  isTarget: z.boolean(),
});

const controlSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['text', 'multiline', 'boolean', 'date', 'time', 'page', 'json']) }),
  z.strictObject({
    type: z.literal('choice'),
    options: z.array(z.strictObject({ value: jsonValue, label: z.string() })),
    /** For a choice that changes the look of a section: the current option, explicit or default. */
    shown: jsonValue.exactOptional(),
  }),
  /** `decimals` is the maximum; without it, any number is allowed. */
  z.strictObject({ type: z.literal('number'), decimals: z.number().exactOptional() }),
  z.strictObject({ type: z.literal('icon'), names: z.array(z.string()) }),
  /** `file` is the name of the files of the current picture. */
  z.strictObject({ type: z.literal('picture'), file: z.string().nullable() }),
  /** A word mark; `proposed` is the name for a new one. */
  z.strictObject({ type: z.literal('mark'), svg: z.string().nullable(), proposed: z.string() }),
  /** A client given only by name; with more fields it is `whole`. */
  z.strictObject({ type: z.literal('client'), whole: jsonValue }),
  z.strictObject({ type: z.literal('amounts'), currencies: z.array(z.string()), note: z.string() }),
  z.strictObject({ type: z.literal('quantity'), units: z.array(z.string()) }),
  z.strictObject({
    type: z.literal('list'),
    items: z.array(listItemSchema.extend({ source: sourceSchema })),
  }),
  z.strictObject({ type: z.literal('group'), source: sourceSchema }),
]);

/** A value of site.yaml. */
export const valueFieldSchema = fieldSchema.extend({
  kind: z.literal('value'),
  path: valuePath,
  value: jsonValue.optional(),
  optional: z.boolean(),
  control: controlSchema,
});
export type ValueField = Parsed<typeof valueFieldSchema>;
/** Choices that a field offers, in order. */
export type ChoiceOptions = Extract<ValueField['control'], { type: 'choice' }>['options'];

/** Rendered facts of texts, by name and language: `{ 'price.hourly': { is: '14.900 kr.' } }`. */
const readingsSchema = z.record(z.string(), textsSchema);

/** A text in all languages. */
export const textFieldSchema = fieldSchema.extend({
  kind: z.literal('text'),
  key: z.string(),
  /** Source text, with facts as `{{price.hourly}}`; null if a language has none. */
  texts: z.record(z.string(), z.string().nullable()),
  facts: readingsSchema,
  /** Languages that await a translation. */
  awaiting: z.array(z.string()),
});
export type TextField = Parsed<typeof textFieldSchema>;

/** A passage of a document: the blocks that say the same in each language, as Markdown. */
const paragraphFieldSchema = fieldSchema.extend({
  kind: z.literal('paragraph'),
  document: z.string(),
  texts: z.record(z.string(), z.string().nullable()),
  /** Index among equal paragraphs, from 0, by language. */
  indexes: z.record(z.string(), z.number()),
  /** The paragraph above, after which a missing text is added; null at the start. */
  places: z.record(z.string(), z.strictObject({ text: z.string(), index: z.number() }).nullable()),
  facts: readingsSchema,
  /** Text of a paragraph that is not written yet. */
  placeholder: z.string(),
  /** All passages of the document, in order. */
  passages: z.array(
    z.strictObject({
      label: z.string(),
      isHeading: z.boolean(),
      isCurrent: z.boolean(),
      /** By language; one that lacks the passage is absent. */
      sources: z.record(z.string(), sourceSchema),
    }),
  ),
  /** Edits in all languages, and the source of the passage, or of the new or nearest one, after them. */
  changes: z.record(
    z.enum(['add', 'remove', 'up', 'down']),
    z.strictObject({ edits: z.array(editSchema).readonly(), target: sourceSchema }),
  ),
});
export type ParagraphField = Parsed<typeof paragraphFieldSchema>;

/** An item and its fields. */
const panelSchema = z.strictObject({
  /** From the page down to the item. */
  trail: z.array(z.strictObject({ label: z.string(), source: sourceSchema })),
  title: z.string(),
  fields: z.array(z.discriminatedUnion('kind', [valueFieldSchema, textFieldSchema, paragraphFieldSchema])),
  /** The list that contains the panel's value, or is that value; null if neither. */
  item: panelItemSchema.nullable(),
  /** Address of a page that shows it; null if none is known. */
  page: z.string().nullable(),
});
export type FieldPanel = Parsed<typeof panelSchema>;
export type Field = FieldPanel['fields'][number];

/** A value of site.yaml that texts can show. */
const factSchema = z.strictObject({
  /** As in texts: `price.hourly`. */
  name: z.string(),
  label: z.string(),
  source: sourceSchema,
  isPrice: z.boolean(),
  /** By language. */
  readings: textsSchema,
});
export type FactView = Parsed<typeof factSchema>;

/** A value that begins or ends on a day. */
const calendarEntrySchema = z.strictObject({
  day: z.string(),
  kind: z.enum(['begins', 'ends']),
  label: z.string(),
  source: sourceSchema,
});
export type CalendarEntry = Parsed<typeof calendarEntrySchema>;

const cutTo = (length: number) => z.string().transform((text) => text.slice(0, length));

/** The content with the draft of the current user. */
export const contentApi = {
  'GET /outline': { role: 'writer', answer: outlineSchema },
  /** Waits for the checks; with `quick` it answers immediately and without problems. */
  'GET /fields': {
    role: 'writer',
    query: z.object({ source: cutTo(1000), quick: z.string().exactOptional() }),
    answer: panelSchema,
  },
  /** Visible sentences and amounts that match the query. */
  'GET /search': {
    role: 'writer',
    query: z.object({ q: cutTo(200), language: z.string() }),
    answer: z.array(z.custom<TextMatch>()),
  },
  'GET /facts': { role: 'writer', answer: z.array(factSchema) },
  'GET /calendar': { role: 'writer', answer: z.array(calendarEntrySchema) },
  /** A picture, not JSON. */
  'GET /icons/:name': { role: 'writer' },
} satisfies RouteTable;
