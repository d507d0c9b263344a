import type { SectionTexts } from '../text-slots.ts';
import { defineSection } from './section-base.ts';

/** The word marks of the clients named under company. */
export const clientLogos = defineSection('client-logos', 'The clients’ word marks.', {}, { id: 'clients' });

export const clientLogosTexts = { own: { title: 'required' } } as const satisfies SectionTexts;
