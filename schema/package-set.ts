import { z } from 'zod';
import { id } from './identifiers.ts';
import { lifetime } from './lifetime.ts';
import { namespace } from './namespace.ts';
import { billingPeriod, packagePrice, vatNote } from './price.ts';
import { quantity } from './quantity.ts';
import type { TextSlots } from './text-slots.ts';
import { thing } from './thing.ts';

/** One package: what it costs and what is in it. */
const offeredPackage = thing(
  'package',
  'A package with its price.',
  {
    id,
    price: packagePrice,
    extends: id
      .optional()
      .describe(
        'A package before it in the set, all of which it includes. Its own features are then only what it adds or has more of.',
      ),
    popular: z.boolean().default(false).describe('true marks the package that most customers choose.'),
    facts: z
      .record(id, quantity)
      .default({})
      .describe(
        'Figures of this package, such as disk: 10 GB. Texts show them as {{package.hosting.basic.disk}}.',
      ),
    delivery: quantity
      .optional()
      .describe(
        'How long it takes until it is ready, such as 4 weeks, or working days as a bare number; the text packages.<set>.delivery names what is counted.',
      ),
    features: z
      .array(id)
      .min(1)
      .describe('What is in it, one line each. A name that is also under facts shows that figure.'),
    ...lifetime,
  },
  {
    id: 'basic',
    price: { kind: 'fixed', amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } },
    features: ['backups', 'support'],
  },
);
export type OfferedPackage = z.infer<typeof offeredPackage>;

/** Packages that are offered side by side. */
export const packageSet = thing('package set', 'Packages that are offered side by side.', {
  id,
  texts: namespace.describe('The file with the packages’ names and features, under packages.<set>.'),
  period: billingPeriod,
  unit: id
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
});
export type PackageSet = z.infer<typeof packageSet>;

/**
 * The texts of a set besides those of its packages: `packages.<set>.<slot>`. `note` says what the price does not include;
 * `packages.<set>.delivery` is needed where a package has a delivery time.
 */
export const packageSetTexts = { note: 'optional' } as const satisfies TextSlots;

/** The texts of each package: `packages.<set>.<package>.<slot>`; features lie once per set, `packages.<set>.features.<id>`. */
export const packageTexts = { name: 'required', description: 'required' } as const satisfies TextSlots;
