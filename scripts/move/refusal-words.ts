import { inShort } from '../check/problems/wording.ts';
import type { Wording } from '../check/problems/wording-type.ts';
import type { MovedPage } from './pages-to-move.ts';

const otherEn = '/new-address';
const otherIs = '/ny-slod';

/** What an editor types to move a page. */
function typed(from: string, to: string, only = false): string {
  return `npm run move -- ${from} ${to}${only ? ' --only' : ''}`;
}

/** Why a page is not moved, and what to type instead. */
export const refusalWords = {
  frontPage: (): Wording => ({
    en: {
      message: 'The front page is always at “/”: it moves nowhere, and no other page moves there.',
      hint: `Name another page and a new address: ${typed('/old-address', otherEn)}`,
    },
    is: {
      message: 'Forsíðan er alltaf á „/“: hún flyst ekki annað og engin önnur síða þangað.',
      hint: `Nefndu aðra síðu og nýja slóð: ${typed('/gamla-slodin', otherIs)}`,
    },
  }),
  /** @param near the page that was probably meant */
  unknownPage: (written: string, near: string | null, to: string): Wording => ({
    en: {
      message: `There is no page at “${inShort(written)}”.`,
      hint: near
        ? `Did you mean ${near}? Then type: ${typed(near, to)}`
        : 'Write the address of a page as it stands under pages in site.yaml.',
    },
    is: {
      message: `Engin síða er á slóðinni „${inShort(written)}“.`,
      hint: near
        ? `Áttirðu við ${near}? Skrifaðu þá: ${typed(near, to)}`
        : 'Skrifaðu slóð síðunnar eins og hún stendur undir pages í site.yaml.',
    },
  }),
  oldAddress: (from: string, page: string, to: string): Wording => ({
    en: {
      message: `“${from}” is an old address that leads to ${page}.`,
      hint: `To move that page, type: ${typed(page, to)}`,
    },
    is: {
      message: `„${from}“ er gömul slóð sem vísar á ${page}.`,
      hint: `Til að flytja þá síðu skaltu skrifa: ${typed(page, to)}`,
    },
  }),
  alreadyMoved: (from: string, to: string): Wording => ({
    en: { message: `The page has moved from “${from}” to “${to}” already.`, hint: 'There is nothing to do.' },
    is: {
      message: `Síðan hefur þegar verið flutt af „${from}“ á „${to}“.`,
      hint: 'Þú þarft ekkert að gera.',
    },
  }),
  /** @param list the address of the page that lists the items */
  items: (from: string, list: string, to: string): Wording => {
    const end = from.slice(list.length);
    const newList = to.endsWith(end) ? to.slice(0, -end.length) : null;
    return {
      en: {
        message: `“${from}” stands for many pages, which move with the page that lists them.`,
        hint: `To move them all, type: ${typed(list, newList ?? otherEn)}`,
      },
      is: {
        message: `„${from}“ stendur fyrir margar síður sem flytjast með síðunni sem telur þær upp.`,
        hint: `Til að flytja þær allar skaltu skrifa: ${typed(list, newList ?? otherIs)}`,
      },
    };
  },
  same: (from: string): Wording => ({
    en: {
      message: `The page is at “${from}” already.`,
      hint: `Write the address that it shall have: ${typed(from, otherEn)}`,
    },
    is: {
      message: `Síðan er þegar á „${from}“.`,
      hint: `Skrifaðu slóðina sem hún á að fá: ${typed(from, otherIs)}`,
    },
  }),
  /** @param right the address that was probably meant */
  form: (from: string, written: string, right: string | null, only: boolean): Wording => ({
    en: {
      message: `“${inShort(written)}” cannot be a page’s address: it starts with /, has small letters a-z, digits, single hyphens and / only, and does not end with /.`,
      hint: right
        ? `Type: ${typed(from, right, only)}`
        : `Write it like /lausnir/vefhysing: ${typed(from, otherEn, only)}`,
    },
    is: {
      message: `„${inShort(written)}“ getur ekki verið slóð síðu: hún byrjar á /, í henni eru aðeins litlir stafir a-z, tölustafir, stök bandstrik og /, og hún endar ekki á /.`,
      hint: right
        ? `Skrifaðu: ${typed(from, right, only)}`
        : `Skrifaðu hana eins og /lausnir/vefhysing: ${typed(from, otherIs, only)}`,
    },
  }),
  /** @param along the page that would go there because it lies below the one that is moved; null for that one itself */
  takenByPage: (to: string, line: number, along: string | null): Wording => ({
    en: {
      message: along
        ? `“${along}” would move along to “${to}”, where there is a page already (site.yaml:${line}).`
        : `There is a page at “${to}” already (site.yaml:${line}).`,
      hint: `Choose another address, or move that page away first: ${typed(to, otherEn)}`,
    },
    is: {
      message: along
        ? `„${along}“ myndi flytjast með á „${to}“, en þar er síða fyrir (site.yaml:${line}).`
        : `Á slóðinni „${to}“ er síða fyrir (site.yaml:${line}).`,
      hint: `Veldu aðra slóð, eða flyttu þá síðu burt fyrst: ${typed(to, otherIs)}`,
    },
  }),
  /** @param page where the redirect leads */
  takenByRedirect: (to: string, page: string, line: number, along: string | null): Wording => ({
    en: {
      message: along
        ? `“${along}” would move along to “${to}”, an old address that leads visitors to ${page} (site.yaml:${line}).`
        : `“${to}” is an old address that leads visitors to ${page} (site.yaml:${line}).`,
      hint: 'Choose another address, or take that entry out of redirects first.',
    },
    is: {
      message: along
        ? `„${along}“ myndi flytjast með á „${to}“, gamla slóð sem vísar gestum á ${page} (site.yaml:${line}).`
        : `„${to}“ er gömul slóð sem vísar gestum á ${page} (site.yaml:${line}).`,
      hint: 'Veldu aðra slóð, eða taktu þá færslu fyrst út úr redirects.',
    },
  }),
  /** @param along a page below the one that is moved */
  belowItself: (from: string, to: string, along: Pick<MovedPage, 'from' | 'to'>): Wording => ({
    en: {
      message: `“${to}” lies below “${from}”, and the pages there move along: ${along.from} would become ${along.to}.`,
      hint: `To move this page alone, type: ${typed(from, to, true)}`,
    },
    is: {
      message: `„${to}“ er undir „${from}“ og síðurnar þar flytjast með: ${along.from} yrði ${along.to}.`,
      hint: `Til að flytja þessa síðu eina skaltu skrifa: ${typed(from, to, true)}`,
    },
  }),
  /** @param other a page that lies below the new address */
  othersBelow: (from: string, to: string, other: string): Wording => ({
    en: {
      message: `There are other pages below “${to}”, such as ${other}; the breadcrumb would show them as parts of the moved page.`,
      hint: `Choose another address. If they are its parts, type: ${typed(from, to, true)}`,
    },
    is: {
      message: `Aðrar síður eru undir „${to}“, til dæmis ${other}; í leiðinni efst á þeim yrðu þær hluti af síðunni sem er flutt.`,
      hint: `Veldu aðra slóð. Ef þær eiga heima undir henni skaltu skrifa: ${typed(from, to, true)}`,
    },
  }),
  notText: (file: string): Wording => ({
    en: {
      message: `${file} is not plain text in UTF-8, so it cannot be changed without loss.`,
      hint: 'Open it in a text editor and save it as plain text with the encoding UTF-8.',
    },
    is: {
      message: `${file} er ekki hreinn texti í UTF-8, svo að ekki er hægt að breyta henni án þess að eitthvað tapist.`,
      hint: 'Opnaðu skrána í textaritli og vistaðu hana sem hreinan texta með stafakóðuninni UTF-8.',
    },
  }),
} as const;
