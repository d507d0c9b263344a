import type { Phrase } from '../../check/problems/wording-type.ts';

/** What things are called that have no words of their own on the site. */
export const nameWords = {
  notFound: { en: 'Page for unknown addresses', is: 'Síða fyrir óþekktar slóðir' },
  everyPage: { en: 'Every page', is: 'Allar síður' },
  severalPages: { en: 'Several pages', is: 'Nokkrar síður' },
  otherPlaces: { en: 'Elsewhere', is: 'Annað' },
  form: (id: string): Phrase => ({ en: `Form ${id}`, is: `Formið ${id}` }),
  rate: (name: string): Phrase => ({ en: `${name} rate`, is: `Taxtinn ${name}` }),
  quoted: (text: string): Phrase => ({ en: `“${text}”`, is: `„${text}“` }),
  contents: { en: 'contents', is: 'innihald' },
  headerMenu: { en: 'Menu at the top', is: 'Valmynd efst' },
  headerQuote: { en: 'Button at the top', is: 'Hnappur efst' },
  quick: { en: 'Quick links at the foot', is: 'Flýtileiðir neðst' },
  legal: { en: 'Legal links at the foot', is: 'Skilmálar og stefnur neðst' },
  cookies: { en: 'Cookie notice', is: 'Tilkynning um vafrakökur' },
  notice: { en: 'Notice', is: 'Tilkynning' },
  paragraphUnder: (heading: string): Phrase => ({ en: `under “${heading}”`, is: `undir „${heading}“` }),
  paragraph: { en: 'running text', is: 'meginmál' },
} as const;
