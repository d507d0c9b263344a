import { z } from 'zod';
import { iconName, id, path } from './identifiers.ts';
import { currencyCode } from './money.ts';

const fieldName = z
  .string()
  .regex(/^[a-z]+([_-][a-z]+)*$/, {
    error: 'A field name has small letters and _ only, like selected_package',
  })
  .describe('The name that the answer is stored under.');

const base = {
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
          icon: iconName.optional(),
          page: path
            .optional()
            .describe('The page that the choice stands for: links from there to the form choose it.'),
        })
        .meta({ title: 'option', examples: [{ value: 'seo', icon: 'search' }] }),
    ],
    {
      error: 'A choice is a value, or { value: …, icon: … }',
    },
  )
  .transform((written) =>
    typeof written === 'string'
      ? { value: written, icon: null, page: null }
      : { value: written.value, icon: written.icon ?? null, page: written.page ?? null },
  )
  .describe('A choice: the value that is stored; its words are in locales/<language>/forms.json.');

const choices = z.array(choice).min(1).describe('The choices, in the order they are shown.');

const link = z
  .string()
  .regex(/^[a-z]+$/, { error: 'This name has small letters a-z only, like service' })
  .optional()
  .describe('The name by which an address chooses from this field: service for /fa-tilbod?service=seo.');

/** A field of a form. Its words are `forms:<form>.fields.<name>.label`, `.help` and `.options.<value>`. */
export const formField = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('text').describe('One line.'),
        ...base,
        autocomplete,
        maxLength: maxLength(200),
      })
      .meta({ examples: [{ type: 'text', name: 'company', autocomplete: 'organization' }] }),
    z
      .strictObject({
        type: z.literal('email').describe('An e-mail address.'),
        ...base,
        autocomplete,
        maxLength: maxLength(254),
      })
      .meta({ examples: [{ type: 'email', name: 'email', required: true, autocomplete: 'email' }] }),
    z
      .strictObject({
        type: z.literal('tel').describe('A phone number.'),
        ...base,
        autocomplete,
        maxLength: maxLength(40),
      })
      .meta({ examples: [{ type: 'tel', name: 'phone', autocomplete: 'tel' }] }),
    z
      .strictObject({
        type: z.literal('url').describe('A web address.'),
        ...base,
        autocomplete,
        maxLength: maxLength(500),
      })
      .meta({ examples: [{ type: 'url', name: 'website', autocomplete: 'url' }] }),
    z
      .strictObject({
        type: z.literal('textarea').describe('Several lines.'),
        ...base,
        maxLength: maxLength(5000),
      })
      .meta({ examples: [{ type: 'textarea', name: 'message', required: true }] }),
    z
      .strictObject({
        type: z.literal('select').describe('One from a list.'),
        ...base,
        options: choices,
        thousands: currencyCode
          .optional()
          .describe(
            'For choices that are amounts, such as 100-500 or 10000+: the currency whose thousands they are.',
          ),
      })
      .meta({ examples: [{ type: 'select', name: 'urgency', options: ['low', 'high'] }] }),
    z
      .strictObject({
        type: z.literal('radio-cards').describe('One from cards that are clicked.'),
        ...base,
        link,
        options: choices,
      })
      .meta({
        examples: [
          {
            type: 'radio-cards',
            name: 'topic',
            options: [{ value: 'question', icon: 'circle-question-mark' }],
          },
        ],
      }),
    z
      .strictObject({
        type: z.literal('checkbox-cards').describe('Any number of cards; stored with commas between.'),
        ...base,
        link,
        options: choices,
      })
      .meta({
        examples: [{ type: 'checkbox-cards', name: 'services', options: [{ value: 'seo', icon: 'search' }] }],
      }),
    z
      .strictObject({
        type: z.literal('package').describe('One of the packages of a set.'),
        ...base,
        link,
        set: id.describe('The package set.'),
        options: z
          .array(
            z
              .strictObject({
                value: z.string().min(1).describe('The value that is stored.'),
                package: id.describe('The package in the set.'),
              })
              .meta({ title: 'package to choose', examples: [{ value: 'basic', package: 'basic' }] }),
          )
          .min(1)
          .describe('The packages that can be ordered.'),
        initial: z.string().min(1).describe('The value that is chosen at first.'),
      })
      .meta({
        examples: [
          {
            type: 'package',
            name: 'selected_package',
            set: 'hosting',
            options: [{ value: 'basic', package: 'basic' }],
            initial: 'basic',
          },
        ],
      }),
  ])
  .describe('A field of the form.')
  .meta({ title: 'field' });
export type FormField = z.infer<typeof formField>;

/** A form. What it says on success is `forms:<id>.success`. */
export const form = z
  .strictObject({
    id: id.describe('The form’s name; requests are stored under it.'),
    honeypot: fieldName.default('bot-field').describe('A hidden field that only robots fill in.'),
    fields: z.array(formField).min(1).describe('The fields in the order they are shown.'),
  })
  .describe('A form and its fields.')
  .meta({
    title: 'form',
    examples: [
      { id: 'callback', fields: [{ type: 'tel', name: 'phone', required: true, autocomplete: 'tel' }] },
    ],
  });
export type Form = z.infer<typeof form>;
