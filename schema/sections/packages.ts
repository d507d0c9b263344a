import { z } from 'zod';
import { id, path } from '../identifiers.ts';
import { headingSlots, type SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The packages of a set side by side, with price and contents. */
export const packages = z
  .strictObject({
    kind: z.literal('packages').describe('Packages side by side.'),
    ...sectionBase,
    set: id.describe('Which of the package sets is shown.'),
    label: id.describe('The words of each package’s button: a name under actions in common.json.'),
    to: path.describe('The page that each package’s button leads to.'),
  })
  .describe('Packages side by side.')
  .meta({
    examples: [
      { kind: 'packages', id: 'packages', set: 'hosting', label: 'choose-package', to: '/fa-tilbod' },
    ],
  });
export type PackagesSection = z.infer<typeof packages>;

export const packagesTexts = { own: headingSlots } as const satisfies SectionTexts;
