import { z } from 'zod';
import { contentModel, modeled } from './content-model.ts';
import { id } from './identifiers.ts';
import { lifetime } from './lifetime.ts';
import { namespace } from './namespace.ts';
import { itemSchema, objectSchema } from './object-schema.ts';
import { billingPeriod, packagePrice, vatNote } from './price.ts';
import { quantity } from './quantity.ts';
import { required } from './text-slots.ts';

const packageTexts = required('name', 'description');

/** One package: its price and its contents. */
const offeredPackage = itemSchema(
  'package',
  'A package with its price.',
  packageTexts,
  {
    price: packagePrice,
    extends: modeled(id, { refersTo: { kind: 'package', siblings: 'before' } })
      .optional()
      .describe(
        'A package before it in the set, all of which it includes. Its own features are then only what it adds or has more of.',
      ),
    popular: z.boolean().default(false).describe('true marks the package that most customers choose.'),
    facts: z
      .record(id, modeled(quantity, { fact: '' }))
      .default({})
      .describe(
        'Figures of this package, such as disk: 10 GB. Texts show them as {{package.hosting.basic.disk}}.',
      ),
    delivery: modeled(quantity, { texts: [{ levels: 2, under: [], named: 'delivery', slots: 'whole' }] })
      .optional()
      .describe(
        'How long it takes until it is ready, such as 4 weeks, or working days as a bare number; the text packages.<set>.delivery names what is counted.',
      ),
    features: z
      .array(modeled(id, { texts: [{ levels: 2, figuresIn: 'facts', slots: 'whole' }] }))
      .min(1)
      .describe('What is in it, one line each. A name that is also under facts shows that figure.'),
    ...lifetime,
  },
  {
    id: 'basic',
    price: { kind: 'fixed', amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } },
    features: ['backups', 'support'],
  },
  { fact: '', texts: [{ under: [], slots: packageTexts }] },
);
export type OfferedPackage = z.infer<typeof offeredPackage>;

/** Packages that are offered side by side. */
export const packageSet = objectSchema('package set', 'Packages that are offered side by side.', {
  id,
  texts: namespace.describe('The file with the packages’ names and features, under packages.<set>.'),
  period: billingPeriod,
  unit: modeled(id, { texts: [{ file: 'common', under: ['price', 'unit'], slots: 'whole' }] })
    .optional()
    .describe(
      'What the price is paid for each of, such as mailbox: the text price.unit.mailbox in common.json.',
    ),
  vat: vatNote,
  smallerIsBetter: z
    .array(id)
    .default([])
    .describe(
      'Figures of which less is better, such as hours until a reply. Of all others a package that extends another one has as much as that or more.',
    ),
  packages: z.array(offeredPackage).min(1).describe('The packages, the smallest first.'),
}).register(contentModel, {
  name: 'id',
  calledBy: 'page',
  fact: 'package',
  texts: [{ file: { field: 'texts' }, under: ['packages'], slots: { note: 'optional' } }],
});
export type PackageSet = z.infer<typeof packageSet>;
