import { z } from 'zod';
import { contentModel, markVisible, modeled } from './content-model.ts';
import { externalUrl, id, year } from './identifiers.ts';
import { itemSchema, objectSchema } from './object-schema.ts';
import { reference } from './references.ts';
import { required } from './text-slots.ts';

export const phone = z
  .string()
  .regex(/^\+\d{1,3}( \d+)+$/, {
    error: 'A phone number starts with + and the country, with spaces: +354 555 0142',
  })
  .describe('With country code and spaces: +354 555 0142.');

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time of day has four digits, like 09:00' })
  .describe('A time of day: 09:00.');

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** An office; the names of its city and country in each language are `common:offices.<id>.city` and `.country`. */
export const office = itemSchema(
  'office',
  'An office with its address.',
  {},
  {
    street: markVisible(z.string().min(1)).describe('Street and number.'),
    postalCode: markVisible(z.string().min(1)).describe('Postal code; in quotes when it starts with 0.'),
    locality: markVisible(z.string().min(1)).describe('The city in its local spelling.'),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'A country has two capital letters, like IS' })
      .describe('The country by its two letters: IS.'),
    timeZone: z.string().min(3).describe('The time zone, like Atlantic/Reykjavik.'),
    phone: phone.optional(),
  },
  {
    id: 'reykjavik',
    street: 'Laugavegur 1',
    postalCode: '101',
    locality: 'Reykjavík',
    countryCode: 'IS',
    timeZone: 'Atlantic/Reykjavik',
  },
  { isWhole: true, texts: [{ file: 'common', under: ['offices'], slots: required('city', 'country') }] },
);
export type Office = z.infer<typeof office>;

/** Opening hours of some days of the week; days that no entry names are closed. */
export const openingHours = objectSchema(
  'opening hours',
  'When the offices are open.',
  {
    days: z.array(z.enum(WEEKDAYS)).min(1).describe('The days that these hours hold for.'),
    opens: time,
    closes: time,
  },
  { days: ['saturday'], opens: '10:00', closes: '14:00' },
).register(contentModel, { isWhole: true });
export type OpeningHours = z.infer<typeof openingHours>;

/** A day with other hours than its day of the week, once or each year. */
export const closedDay = objectSchema(
  'closed day',
  'A day on which the offices are closed, or open for a shorter time.',
  {
    day: z
      .string()
      .regex(
        /^(\d{4}-)?((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
        { error: 'A day is month and day for each year, like 12-24, or one day, like 2026-12-24' },
      )
      .describe('The day: 12-24 each year, or 2026-12-24 once.'),
    name: modeled(id, { texts: [{ file: 'common', under: ['closedDays'], slots: 'whole' }] })
      .describe(
        'What the day is called, like christmas-eve: the text common:closedDays.christmas-eve of each language. Left out, the date is shown alone.',
      )
      .optional(),
    opens: time.describe('On a short day the time of opening; left out, the offices are closed.').optional(),
    closes: time.describe('On a short day the time of closing.').optional(),
  },
  { day: '12-24', name: 'christmas-eve', opens: '09:00', closes: '12:00' },
).register(contentModel, { name: 'name', title: ['name', 'day'], distinct: { day: 'value' } });
export type ClosedDay = z.infer<typeof closedDay>;

export const email = z.email({
  error: 'An e-mail address has one @ and a domain, like hallo@hraunvefur.is',
});

/** A client as written in site.yaml: only the name if it has no word mark. */
export const clientInput = z.union([
  z.string().min(1),
  z
    .strictObject({
      name: z.string().min(1).describe('The client’s name, the same in each language.'),
      mark: id
        .optional()
        .describe(
          'The file of the client’s word mark in content/marks, without .svg; left out, the name is set in type.',
        ),
      picture: reference(
        'picture',
        'A picture of those listed under pictures, where the word mark is no drawing of lines and shapes.',
      ).optional(),
      project: id
        .optional()
        .describe('The project that was made for the client, by the last part of its address.'),
    })
    .meta({ title: 'client with a word mark' }),
]);

export const client = clientInput
  .transform((entry): Exclude<typeof entry, string> => (typeof entry === 'string' ? { name: entry } : entry))
  .describe('A client: the name, perhaps with a word mark.')
  .register(contentModel, { knownBy: 'name', title: ['name'] });
export type Client = z.infer<typeof client>;

/** Facts about the company that pages, the footer and structured data show. */
export const company = objectSchema('company', 'Facts about the company.', {
  name: markVisible(z.string().min(1)).describe('The name that visitors know.'),
  operator: z.string().min(1).describe('The company behind the name, for the last line of each page.'),
  registrationNumber: z
    .string()
    .regex(/^\d{6}-\d{4}$/, {
      error: 'A kennitala has six digits, a hyphen and four digits, like 550606-0190',
    })
    .describe('The company’s number in the register (kennitala).'),
  vatNumber: z
    .string()
    .regex(/^[A-Z0-9]{4,14}$/, { error: 'A VAT number has digits and capital letters only, like 102345' })
    .optional()
    .describe('The company’s number in the VAT register (VSK-númer). A text writes {{company.vatNumber}}.'),
  copyrightYear: markVisible(year).describe('The year in the last line of each page.'),
  phone: markVisible(phone),
  email: markVisible(email).describe('The general e-mail address.'),
  offices: z.array(office).min(1).describe('The offices, the head office first.'),
  hours: z.array(openingHours).min(1).describe('The opening hours.'),
  closedDays: modeled(z.array(closedDay), { isWhole: true })
    .default([])
    .describe('Single days that are closed or shorter. Visitors see those of the next 30 days.'),
  milestones: z
    .array(
      objectSchema(
        'milestone',
        'Something that happened, and when.',
        { id, year: markVisible(year) },
        { id: 'founded', year: 2006 },
      ).register(contentModel, { name: 'id', calledBy: 'line', fact: 'milestone', isWhole: true }),
    )
    .min(1)
    .describe('Years that texts and the timeline show. A text writes {{company.milestone.founded}}.'),
  social: z
    .array(
      z
        .strictObject({
          network: markVisible(z.string().min(1)).describe(
            'The network’s name in its own spelling: LinkedIn.',
          ),
          url: markVisible(externalUrl),
        })
        .meta({
          title: 'social network',
          examples: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/hraunvefur' }],
        })
        .register(contentModel, {
          knownBy: 'network',
          isWhole: true,
          distinct: { network: 'value', url: 'value' },
        }),
    )
    .describe('The company’s pages on social networks.'),
  clients: modeled(z.array(client), { isWhole: true }).describe('Clients, whose word marks pages show.'),
  geo: objectSchema('place', 'Where the company sits.', {
    region: markVisible(
      z
        .string()
        .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, { error: 'A country has two capital letters, like IS' }),
    ).describe('The country for search engines: IS.'),
    placename: markVisible(z.string().min(1)).describe('The city for search engines: Reykjavík.'),
  }).register(contentModel, { isWhole: true }),
});
export type Company = z.infer<typeof company>;
