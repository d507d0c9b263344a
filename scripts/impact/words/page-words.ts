import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about pages, their sections and buttons. */
export const pageWords = {
  pageAdded: { en: 'Page added', is: 'Ný síða' },
  pageRemoved: { en: 'Page removed', is: 'Síða tekin út' },
  pageMoved: { en: 'Page moved', is: 'Síða flutt' },
  indexing: { en: 'Search engines', is: 'Leitarvélar' },
  indexed: { en: 'find the page', is: 'finna síðuna' },
  notIndexed: { en: 'are kept out', is: 'sjá ekki síðuna' },
  oldAddressLeadsOn: (from: string, to: string): Phrase => ({
    en: `${from} leads on to ${to}.`,
    is: `${from} vísar áfram á ${to}.`,
  }),
  oldAddressLost: (from: string): Phrase => ({
    en: `Nothing is at ${from} any more: add a redirect, so that old links still lead somewhere.`,
    is: `Ekkert er lengur á ${from}: bættu við tilvísun undir redirects svo að gamlir tenglar leiði eitthvert.`,
  }),
  oldAddressTaken: (from: string, by: string): Phrase => ({
    en: `${from} is now the page ${by}.`,
    is: `${from} er nú síðan ${by}.`,
  }),
  addedUnindexed: { en: 'Search engines are kept out.', is: 'Leitarvélar sjá hana ekki.' },

  sectionAdded: { en: 'Section added', is: 'Nýr hluti' },
  sectionRemoved: { en: 'Section removed', is: 'Hluti tekinn út' },
  sectionsReordered: { en: 'Sections in another order', is: 'Hlutum raðað upp á nýtt' },
  sectionName: (name: string, kind: string): Phrase => ({ en: `${name} (${kind})`, is: `${name} (${kind})` }),
  anchor: { en: 'Links to this part', is: 'Tenglar á þennan hluta' },
  kind: { en: 'Sort of section', is: 'Tegund hluta' },
  setting: (setting: string): Phrase => ({ en: `Setting ${setting}`, is: `Stillingin ${setting}` }),

  buttonAdded: { en: 'Button added', is: 'Nýr hnappur' },
  buttonRemoved: { en: 'Button removed', is: 'Hnappur tekinn út' },
  buttonWords: { en: 'Button says something else', is: 'Hnappur segir annað' },
  buttonTarget: { en: 'Button leads elsewhere', is: 'Hnappur leiðir annað' },
  buttonLook: { en: 'Button looks different', is: 'Hnappur lítur öðruvísi út' },
  buttonsReordered: { en: 'Buttons in another order', is: 'Hnöppum raðað upp á nýtt' },
  leadsTo: { en: 'Leads elsewhere', is: 'Leiðir annað' },
  bullets: {
    'points-added': { en: 'Bullets added', is: 'Punktum bætt við' },
    'points-removed': { en: 'Bullets removed', is: 'Punktar teknir út' },
    'points-changed': { en: 'Bullets changed', is: 'Punktum breytt' },
  },
  names: {
    'points-added': { en: 'Names added', is: 'Heitum bætt við' },
    'points-removed': { en: 'Names removed', is: 'Heiti tekin út' },
    'points-changed': { en: 'Names changed', is: 'Heitum breytt' },
  },
  other: { en: 'Something else changes', is: 'Eitthvað annað breytist' },
} as const;

/** What a setting of a section or an entry decides, by its name in site.yaml. */
const settings: Readonly<Record<string, Phrase>> = {
  ground: { en: 'Background', is: 'Bakgrunnur' },
  look: { en: 'Look', is: 'Útlit' },
  columns: { en: 'Side by side', is: 'Hlið við hlið' },
  limit: { en: 'At most', is: 'Í mesta lagi' },
  perPage: { en: 'On one page', is: 'Á einni síðu' },
  scrollTo: { en: 'Arrow leads to', is: 'Örin leiðir að' },
  set: { en: 'Packages shown', is: 'Pakkar sem eru sýndir' },
  package: { en: 'Package shown', is: 'Pakki sem er sýndur' },
  rate: { en: 'Rate shown', is: 'Taxti sem er sýndur' },
  form: { en: 'Form shown', is: 'Form sem er sýnt' },
  summary: { en: 'Summary beside the form', is: 'Samantekt við hliðina á forminu' },
  icon: { en: 'Icon', is: 'Táknmynd' },
  name: { en: 'Name', is: 'Heiti' },
};

/** What a setting decides; one without words of its own by its name. */
export function settingWords(setting: string): Phrase {
  return Object.hasOwn(settings, setting) && settings[setting]
    ? settings[setting]
    : pageWords.setting(setting);
}
