import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { sectionBase } from './section-base.ts';

/** The word marks of the clients named under company. */
export const clientLogos = z
  .strictObject({ kind: z.literal('client-logos').describe('The clients’ word marks.'), ...sectionBase })
  .describe('The clients’ word marks.')
  .meta({ examples: [{ kind: 'client-logos', id: 'clients' }] });
export type ClientLogosSection = z.infer<typeof clientLogos>;

export const clientLogosTexts = { own: { title: 'required' } } as const satisfies SectionTexts;
