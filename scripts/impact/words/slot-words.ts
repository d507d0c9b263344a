import type { Phrase } from '../../check/problems/wording-type.ts';

/** What a text is, by the last part of its name. */
const slots: Readonly<Record<string, Phrase>> = {
  title: { en: 'title', is: 'fyrirsögn' },
  text: { en: 'text', is: 'texti' },
  eyebrow: { en: 'line above the title', is: 'lína fyrir ofan fyrirsögn' },
  label: { en: 'label', is: 'merking' },
  help: { en: 'help', is: 'leiðbeining' },
  question: { en: 'question', is: 'spurning' },
  answer: { en: 'answer', is: 'svar' },
  name: { en: 'name', is: 'heiti' },
  description: { en: 'description', is: 'lýsing' },
  success: { en: 'thanks when it is sent', is: 'þakkir eftir sendingu' },
  city: { en: 'city', is: 'borg' },
  country: { en: 'country', is: 'land' },
};

/** The texts of a page's head. */
const headSlots: Readonly<Record<string, Phrase>> = {
  title: { en: 'title in search results and in the tab', is: 'titill í leitarniðurstöðum og flipa' },
  description: { en: 'description in search results', is: 'lýsing í leitarniðurstöðum' },
  keywords: { en: 'keywords for search engines', is: 'leitarorð fyrir leitarvélar' },
};

/** A page's texts in menus. */
const menuSlots: Readonly<Record<string, Phrase>> = {
  title: { en: 'name in menus', is: 'heiti í valmyndum' },
  description: { en: 'description in the menu', is: 'lýsing í valmynd' },
};

/** Texts of the interface, by the first parts of their names; the longest counts. */
const interfacePlaces: Readonly<Record<string, Phrase>> = {
  'site:': { en: 'The site', is: 'Vefurinn' },
  'common:': { en: 'Interface', is: 'Viðmót' },
  'common:actions.': { en: 'Button', is: 'Hnappur' },
  'common:notices.': { en: 'Notice', is: 'Tilkynning' },
  'common:offices.': { en: 'Office', is: 'Skrifstofa' },
  'common:footer.': { en: 'Foot of the page', is: 'Síðufótur' },
  'common:menu.': { en: 'Menu', is: 'Valmynd' },
  'common:price.': { en: 'Beside prices', is: 'Við verð' },
  'common:period.': { en: 'Beside prices', is: 'Við verð' },
  'forms:': { en: 'All forms', is: 'Öll form' },
  'forms:mail.': { en: 'Mail to the sender of a form', is: 'Póstur til sendanda forms' },
  'cookies:': { en: 'Cookie notice', is: 'Tilkynning um vafrakökur' },
};

/** What a text of something is: `title`, `answer`; undefined where the name says it best itself. */
export function slotWords(slot: string): Phrase | undefined {
  return Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

/** What a text of a page's head is. */
export function headSlotWords(slot: string): Phrase | undefined {
  return Object.hasOwn(headSlots, slot) ? headSlots[slot] : undefined;
}

/** What a text of a page in the menus is. */
export function menuSlotWords(slot: string): Phrase | undefined {
  return Object.hasOwn(menuSlots, slot) ? menuSlots[slot] : undefined;
}

/** Where a text of the interface stands, and the rest of its name. */
export function interfaceWords(name: string): { readonly place: Phrase | null; readonly rest: string } {
  const [start] = Object.keys(interfacePlaces)
    .filter((candidate) => name.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  if (start === undefined) return { place: null, rest: name };
  return { place: interfacePlaces[start] ?? null, rest: name.slice(start.length) };
}
