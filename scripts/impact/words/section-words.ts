import type { SectionKind } from '../../../schema/sections/section.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';

/** What a section is, in a few words. */
export const sectionWords: Readonly<Record<SectionKind, Phrase>> = {
  hero: { en: 'head of the page', is: 'efst á síðu' },
  stats: { en: 'large figures', is: 'stórar tölur' },
  'client-logos': { en: 'clients', is: 'viðskiptavinir' },
  'card-grid': { en: 'cards', is: 'spjöld' },
  'bullet-cards': { en: 'cards with bullets', is: 'spjöld með punktum' },
  steps: { en: 'steps', is: 'skref' },
  comparison: { en: 'comparison', is: 'samanburður' },
  chips: { en: 'groups of names', is: 'hópar af heitum' },
  benefits: { en: 'benefits', is: 'kostir' },
  faq: { en: 'questions and answers', is: 'spurt og svarað' },
  values: { en: 'values', is: 'gildi' },
  timeline: { en: 'timeline', is: 'tímalína' },
  prose: { en: 'running text', is: 'meginmál' },
  packages: { en: 'packages', is: 'pakkar' },
  'price-list': { en: 'price list', is: 'verðlisti' },
  form: { en: 'form', is: 'form' },
  'order-form': { en: 'order form', is: 'pöntunarform' },
  'contact-details': { en: 'contact details', is: 'samskiptaupplýsingar' },
  'opening-hours': { en: 'opening hours', is: 'opnunartími' },
  'call-to-action': { en: 'what to do next', is: 'næsta skref' },
  'latest-news': { en: 'latest news', is: 'nýjustu fréttir' },
  'news-list': { en: 'all news', is: 'allar fréttir' },
  'news-article': { en: 'a piece of news', is: 'frétt' },
  'project-gallery': { en: 'all projects', is: 'öll verkefni' },
  'project-detail': { en: 'a project', is: 'verkefni' },
};
