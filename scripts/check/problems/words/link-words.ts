import { allOf, inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';
import { leading } from './link-count.ts';

/** What is said about links within the site: to pages and parts of pages that are not there, and between languages. */
export const linkWords = {
  /** @param meant the page that was probably meant */
  noPage: (written: string, meant: string | null): Wording => ({
    en: {
      message: `There is no page at “${inShort(written)}”.`,
      hint:
        meant === null
          ? 'Write the address of one of the pages under pages in site.yaml, or add the page there.'
          : `Did you mean ${meant}?`,
    },
    is: {
      message: `Það er engin síða á slóðinni „${inShort(written)}“.`,
      hint:
        meant === null
          ? 'Skrifaðu slóð einhverrar síðu undir pages í site.yaml eða bættu síðunni við þar.'
          : `Áttirðu við ${meant}?`,
    },
  }),
  noPicture: (written: string): Wording => ({
    en: {
      message: `There is no picture at “${inShort(written)}”.`,
      hint: 'Write the whole address of a picture that is on the web, with https:// in front, or take it out.',
    },
    is: {
      message: `Það er engin mynd á slóðinni „${inShort(written)}“.`,
      hint: 'Skrifaðu heila slóð myndar sem er á netinu, með https:// fremst, eða taktu hana út.',
    },
  }),
  /**
   * @param links how many links lead there
   * @param lines where the other links stand
   */
  noPageOften: (written: string, meant: string | null, links: number, lines: readonly number[]): Wording => ({
    en: {
      message: `There is no page at “${inShort(written)}”, where ${leading(links).en}: this one and the others (lines ${some(lines).en}).`,
      hint:
        meant === null
          ? 'Add the page under pages, or change these links.'
          : `Add the page under pages, or change these links. The nearest page is ${meant}.`,
    },
    is: {
      message: `Það er engin síða á slóðinni „${inShort(written)}“, sem ${leading(links).is} á: þessi og hinir (línur ${some(lines).is}).`,
      hint:
        meant === null
          ? 'Bættu síðunni við undir pages eða breyttu þessum tenglum.'
          : `Bættu síðunni við undir pages eða breyttu þessum tenglum. Líkasta síðan er ${meant}.`,
    },
  }),
  movedPage: (written: string, now: string): Wording => ({
    en: { message: `“${inShort(written)}” is an old address.`, hint: `Write where it leads now: ${now}.` },
    is: {
      message: `„${inShort(written)}“ er gömul slóð.`,
      hint: `Skrifaðu slóðina sem hún vísar nú á: ${now}.`,
    },
  }),
  pattern: (written: string): Wording => ({
    en: {
      message: `“${inShort(written)}” stands for many pages, so a link cannot lead to it.`,
      hint: 'Link to a page whose address has no { }, such as the one that lists them.',
    },
    is: {
      message: `„${inShort(written)}“ stendur fyrir margar síður og því getur tengill ekki vísað þangað.`,
      hint: 'Vísaðu á síðu með slóð án { }, til dæmis síðuna með listanum.',
    },
  }),
  /** @param file where the rows are that have pages */
  noItem: (written: string, meant: string | null, file: string): Wording => ({
    en: {
      message: `Nothing that is published in ${file} has the address “${inShort(written)}”.`,
      hint: meant === null ? 'Link to the page that lists them instead.' : `Did you mean ${meant}?`,
    },
    is: {
      message: `Ekkert sem birt er í ${file} hefur slóðina „${inShort(written)}“.`,
      hint: meant === null ? 'Vísaðu frekar á síðuna með listanum.' : `Áttirðu við ${meant}?`,
    },
  }),
  /** A page that no link leads to while links lead to an address like its own. */
  mistypedPage: (path: string, missing: string, links: number): Wording => ({
    en: {
      message: `No link leads to “${inShort(path)}”, but ${leading(links).en} to “${inShort(missing)}”, where there is no page.`,
      hint: `Did you mean ${missing}?`,
    },
    is: {
      message: `Enginn tengill vísar á „${inShort(path)}“ en ${leading(links).is} á „${inShort(missing)}“ og þar er engin síða.`,
      hint: `Áttirðu við ${missing}?`,
    },
  }),
  /** @param parts the parts that the page has */
  noFragment: (written: string, page: string, meant: string | null, parts: readonly string[]): Wording => ({
    en: {
      message: `The page ${inShort(page)} has no part “${inShort(written)}”.`,
      hint:
        meant === null
          ? `Its parts are ${some(parts).en}. Without a part, the link leads to the top of the page.`
          : `Did you mean ${meant}?`,
    },
    is: {
      message: `Á síðunni ${inShort(page)} er enginn hluti sem heitir „${inShort(written)}“.`,
      hint:
        meant === null
          ? `Hlutar hennar eru ${some(parts).is}. Án hluta vísar tengillinn efst á síðuna.`
          : `Áttirðu við ${meant}?`,
    },
  }),
  /**
   * @param language the language of the domain, by its own name
   * @param right the same page within the reader's own language
   */
  otherLanguage: (written: string, language: string, right: string): Wording => ({
    en: {
      message: `“${inShort(written)}” takes the reader to the site in another language (${language}).`,
      hint: `Write ${right} to stay in this one.`,
    },
    is: {
      message: `„${inShort(written)}“ fer með lesandann yfir á vefinn á öðru tungumáli (${language}).`,
      hint: `Skrifaðu ${right} til að vera áfram í þessu.`,
    },
  }),
  unlinked: (path: string): Wording => ({
    en: {
      message: `No link leads to the page “${inShort(path)}”.`,
      hint: 'Link to it from a menu, a card, a button or a text; or write indexed: false if nobody is to find it.',
    },
    is: {
      message: `Enginn tengill vísar á síðuna „${inShort(path)}“.`,
      hint: 'Vísaðu á hana í valmynd, spjaldi, hnappi eða texta; eða skrifaðu indexed: false ef enginn á að finna hana.',
    },
  }),
} as const;

/** As many as a sentence can bear. */
function some(things: readonly (string | number)[]): Phrase {
  const shown = things.slice(0, most).map(String);
  const { en, is } = allOf(shown);
  return things.length > most ? { en: `${shown.join(', ')} …`, is: `${shown.join(', ')} …` } : { en, is };
}

const most = 8;
