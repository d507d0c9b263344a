import { z } from 'zod';
import { contentModel, markVisible, modeled } from './content-model.ts';
import { iconName, id, path } from './identifiers.ts';
import { currencyCode } from './money.ts';
import { objectSchema } from './object-schema.ts';
import { reference, referenceTargets } from './references.ts';
import { required } from './text-slots.ts';

const fieldName = z
  .string()
  .regex(/^[a-z]+([_-][a-z]+)*$/, {
    error: 'A field name has small letters and _ only, like selected_package',
  })
  .describe('The name that the answer is stored under.');

const BASE_FIELDS = {
  name: fieldName,
  required: z.boolean().default(false).describe('true when the visitor must fill it in.'),
};

const autocomplete = z
  .enum(['name', 'email', 'tel', 'organization', 'url', 'off'])
  .default('off')
  .describe('What the browser may fill in by itself.');

const maxLength = (limit: number) =>
  z
    .int()
    .positive()
    .max(20_000)
    .default(limit)
    .describe(`How many characters are accepted at most; ${limit} if left out.`);

const choice = z
  .union(
    [
      z.string(),
      z
        .strictObject({
          value: z.string().min(1).describe('The value that is stored.'),
          icon: markVisible(iconName).optional(),
          page: path
            .optional()
            .describe('The page that the choice stands for: links from there to the form choose it.'),
          morePages: z
            .array(path)
            .default([])
            .describe('Further pages from which links to the form choose it.'),
          set: reference(
            'package-set',
            'The packages that it is sold in; the lowest price is shown next to the choice.',
          ).optional(),
          package: reference(
            'package',
            'One of these packages, if its price is shown and not the lowest.',
          ).optional(),
          rate: reference('rate', 'The rate that it is billed by, shown next to the choice.').optional(),
        })
        .meta({ title: 'option', examples: [{ value: 'seo', icon: 'search' }] }),
    ],
    {
      error: 'A choice is a value, or { value: …, icon: … }',
    },
  )
  .transform((entry) =>
    typeof entry === 'string'
      ? {
          value: entry,
          icon: null,
          page: null,
          morePages: [],
          set: undefined,
          package: undefined,
          rate: undefined,
        }
      : { ...entry, icon: entry.icon ?? null, page: entry.page ?? null },
  )
  .describe('A choice: the value that is stored; its words are in locales/<language>/forms.json.')
  .register(contentModel, {
    name: 'value',
    linked: 'choice',
    distinct: { value: 'value' },
    texts: [{ unless: 'thousands', slots: 'whole' }],
  });

const choices = z.array(choice).min(1).describe('The choices, in the order they are shown.');

const link = z
  .string()
  .regex(/^[a-z]+$/, { error: 'This name has small letters a-z only, like service' })
  .optional()
  .describe('The name by which an address chooses from this field: service for /fa-tilbod?service=seo.');

/** One type of field. `example` lacks the type; an editor inserts it for a new field. */
function fieldOfType<Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  fields: Fields,
  example: Readonly<Record<string, unknown>>,
) {
  return z
    .strictObject({ type: z.literal(type).describe(description), ...BASE_FIELDS, ...fields })
    .meta({ examples: [{ type, ...example }] });
}

/** Properties of fields with one line. */
const oneLine = (limit: number) => ({ autocomplete, maxLength: maxLength(limit) });

const packageOption = z
  .strictObject({
    value: z.string().min(1).describe('The value that is stored.'),
    package: reference('package', 'The package in the set.'),
  })
  .meta({ title: 'package to choose', examples: [{ value: 'basic', package: 'basic' }] })
  .register(contentModel, {
    name: 'value',
    title: ['package'],
    linked: 'choice',
    distinct: { value: 'value' },
  });

/** A field of a form. Its texts are `forms:<form>.fields.<name>.label`, `.help` and `.options.<value>`. */
export const formField = z
  .discriminatedUnion('type', [
    fieldOfType('text', 'One line.', oneLine(200), { name: 'company', autocomplete: 'organization' }),
    fieldOfType('email', 'An e-mail address.', oneLine(254), {
      name: 'email',
      required: true,
      autocomplete: 'email',
    }),
    fieldOfType('tel', 'A phone number.', oneLine(40), { name: 'phone', autocomplete: 'tel' }),
    fieldOfType('url', 'A web address.', oneLine(500), { name: 'website', autocomplete: 'url' }),
    fieldOfType(
      'textarea',
      'Several lines.',
      { maxLength: maxLength(5000) },
      { name: 'message', required: true },
    ),
    fieldOfType(
      'select',
      'One from a list.',
      {
        options: choices,
        thousands: currencyCode
          .optional()
          .describe(
            'For choices that are amounts, such as 100-500 or 10000+: the currency whose thousands they are.',
          ),
        bounds: z
          .partialRecord(currencyCode, z.array(z.int().positive()))
          .optional()
          .describe(
            'What such choices say to readers of other currencies: for each choice the round amount that it begins with, the smallest first.',
          ),
      },
      { name: 'urgency', options: ['low', 'high'] },
    ),
    fieldOfType(
      'radio-cards',
      'One from cards that are clicked.',
      { link, options: choices },
      {
        name: 'topic',
        options: [{ value: 'question', icon: 'circle-question-mark' }],
      },
    ),
    fieldOfType(
      'checkbox-cards',
      'Any number of cards; stored with commas between.',
      { link, options: choices },
      {
        name: 'services',
        options: [{ value: 'seo', icon: 'search' }],
      },
    ),
    fieldOfType(
      'package',
      'One of the packages of a set.',
      {
        link,
        set: reference('package-set', 'The package set.'),
        options: z.array(packageOption).min(1).describe('The packages that can be ordered.'),
        initial: modeled(z.string().min(1), { refersTo: referenceTargets.choice }).describe(
          'The value that is chosen at first.',
        ),
      },
      {
        name: 'selected_package',
        set: 'hosting',
        options: [{ value: 'basic', package: 'basic' }],
        initial: 'basic',
      },
    ),
  ])
  .describe('A field of the form.')
  .meta({ title: 'field' })
  .register(contentModel, { name: 'name', texts: [{ slots: { label: 'required', help: 'optional' } }] });
export type FormField = z.infer<typeof formField>;

/** Months. */
export const DEFAULT_RETENTION = 24;

const retention = z
  .string()
  .regex(/^[1-9]\d{0,2} months?$/, { error: 'A retention is a number of months, like 24 months' })
  .default(`${DEFAULT_RETENTION} months`)
  .transform((text) => Number.parseInt(text, 10))
  .describe(
    `How long what is sent is stored, like 24 months; then the server deletes it. ${DEFAULT_RETENTION} months if left out.`,
  );

/** A form. Its message on success is `forms:<id>.success`, the mail to its sender has `forms:<id>.confirmation`. */
export const form = objectSchema(
  'form',
  'A form and its fields.',
  {
    id: id.describe('The form’s name; requests are stored under it.'),
    retention,
    fields: z.array(formField).min(1).describe('The fields in the order they are shown.'),
  },
  { id: 'callback', fields: [{ type: 'tel', name: 'phone', required: true, autocomplete: 'tel' }] },
).register(contentModel, {
  name: 'id',
  calledBy: 'page',
  texts: [
    {
      file: 'forms',
      slots: required('success', 'subject', 'confirmation'),
      variables: { confirmation: ['day'] },
    },
  ],
});
export type Form = z.infer<typeof form>;
