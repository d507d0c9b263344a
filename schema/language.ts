import { z } from 'zod';
import { contentModel, markVisible } from './content-model.ts';
import { currencyCode } from './money.ts';
import { objectSchema } from './object-schema.ts';

/** One language of the site, with its own domain. */
export const language = objectSchema(
  'language',
  'A language with its domain and currency.',
  {
    code: z
      .string()
      .regex(/^[a-z]{2,3}$/, { error: 'A language has two or three small letters, like is' })
      .describe('The language by its two letters; the folder in locales/ has this name.'),
    name: markVisible(z.string().min(1)).describe('What the language calls itself: Íslenska.'),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: 'A locale is language and country, like is-IS' })
      .describe('Language and country for numbers and dates: is-IS.'),
    openGraphLocale: z
      .string()
      .regex(/^[a-z]{2,3}_[A-Z]{2}$/, { error: 'Written with an underscore here, like is_IS' })
      .describe('The same for social networks, with an underscore: is_IS.'),
    domain: z
      .string()
      .regex(/^(?!www\.)([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/, {
        error: 'A domain without https:// and without www., like hraunvefur.is',
      })
      .describe('The domain that this language is shown on, without www.'),
    hours: z
      .enum(['written-out', 'abbreviated'])
      .default('written-out')
      .describe(
        'How hours stand in running text: written-out (4 hours), or abbreviated (4 klst.) where the word would change form.',
      ),
    currency: currencyCode.describe('The currency that prices are shown in.'),
  },
  {
    code: 'no',
    name: 'Norsk',
    locale: 'nb-NO',
    openGraphLocale: 'nb_NO',
    domain: 'hraunvefur.no',
    currency: 'NOK',
  },
).register(contentModel, {
  name: 'code',
  title: ['name'],
  isOffPage: true,
  distinct: { code: 'value', domain: 'value' },
});
export type Language = z.infer<typeof language>;
