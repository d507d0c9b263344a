import type { ProblemCode } from '../problem.ts';
import type { CheckLanguage } from '../wording-type.ts';
import { addressPages } from './address-pages.ts';
import { factPages } from './fact-pages.ts';
import { filePages } from './file-pages.ts';
import { layoutPages } from './layout-pages.ts';
import { linkPages } from './link-pages.ts';
import { namePages } from './name-pages.ts';
import { pricePages } from './price-pages.ts';
import type { ProblemPage, ProblemPages } from './problem-page.ts';
import { readerPages } from './reader-pages.ts';
import { textPages } from './text-pages.ts';
import { translationPages } from './translation-pages.ts';
import { valuePages } from './value-pages.ts';

/** What the pages in docs/problems tell about each code; `npm run docs` writes them. A code without one is an error here. */
export const problemPages: ProblemPages<ProblemCode> = {
  ...valuePages,
  ...namePages,
  ...pricePages,
  ...linkPages,
  ...addressPages,
  ...textPages,
  ...factPages,
  ...translationPages,
  ...readerPages,
  ...layoutPages,
  ...filePages,
};

/** Codes that belong together, under a heading. */
export interface ProblemTopic extends Readonly<Record<CheckLanguage, string>> {
  readonly pages: Readonly<Partial<Record<ProblemCode, ProblemPage>>>;
}

/** All codes by topic: first what editors meet most. */
export const problemTopics: readonly ProblemTopic[] = [
  { en: 'Keys and values in site.yaml', is: 'Lyklar og gildi í site.yaml', pages: valuePages },
  { en: 'Names in site.yaml', is: 'Nöfn í site.yaml', pages: namePages },
  { en: 'Prices and days', is: 'Verð og dagar', pages: pricePages },
  { en: 'Links', is: 'Tenglar', pages: linkPages },
  { en: 'Addresses that change', is: 'Slóðir sem breytast', pages: addressPages },
  { en: 'Texts', is: 'Textar', pages: textPages },
  { en: 'Prices and figures in texts', is: 'Verð og tölur í textum', pages: factPages },
  { en: 'Translations', is: 'Þýðingar', pages: translationPages },
  { en: 'Readers and search engines', is: 'Lesendur og leitarvélar', pages: readerPages },
  { en: 'The layout of site.yaml', is: 'Uppsetning site.yaml', pages: layoutPages },
  { en: 'Files', is: 'Skrár', pages: filePages },
];
