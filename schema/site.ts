import { z } from 'zod';
import { company } from './company.ts';
import { modeled } from './content-model.ts';
import { form } from './form.ts';
import { id } from './identifiers.ts';
import { language } from './language.ts';
import { navigation } from './navigation.ts';
import { notice } from './notice.ts';
import { objectSchema } from './object-schema.ts';
import { packageSet } from './package-set.ts';
import { notFoundPage, page } from './page.ts';
import { picture } from './picture.ts';
import { rate } from './price.ts';
import { quantity } from './quantity.ts';
import { redirect } from './redirect.ts';

/** The whole of site.yaml. */
export const site = objectSchema(
  'site.yaml',
  'The whole site: prices, company, navigation, forms and pages.',
  {
    rates: modeled(z.array(rate), { topic: 'prices' }).describe(
      'Rates for work by time. A text writes {{price.hourly}}.',
    ),
    packages: modeled(z.array(packageSet), { topic: 'prices' }).describe(
      'The package sets with their prices.',
    ),
    figures: modeled(z.record(id, modeled(quantity, { calledBy: 'line', fact: 'figure' })), {
      topic: 'prices',
    }).describe('Figures that texts and pages show. A text writes {{figure.clients}}.'),
    properNames: z
      .array(z.string().min(2))
      .default([])
      .describe(
        'Names of products that every language writes alike. A text names one in each language or in none.',
      ),
    company: modeled(company, { topic: 'prices', fact: 'company' }),
    languages: z.array(language).min(1).describe('The languages; the first is the default.'),
    navigation,
    notices: z
      .array(notice)
      .default([])
      .describe('Lines at the top of pages for something that passes: an offer, a closed day.'),
    pictures: z
      .array(picture)
      .default([])
      .describe('The pictures of the library that pages show. Sections name them by id.'),
    redirects: z.array(redirect).default([]).describe('Old addresses that lead on to pages.'),
    forms: modeled(z.array(form), { topic: 'forms' }).describe('The forms.'),
    pages: z.array(page).min(1).describe('Every page of the site.'),
    notFound: notFoundPage,
  },
);

/** site.yaml as the schema accepted it. */
export type AcceptedSite = z.output<typeof site>;
