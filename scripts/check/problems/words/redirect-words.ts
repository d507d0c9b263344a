import { phraseOf } from '../../message.ts';
import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

const withoutHome: Wording = {
  en: {
    message: 'The home page, “/”, stood here. Without it each domain opens on nothing.',
    hint: 'Put the page back (Ctrl+Z), or give another page “path: /”.',
  },
  is: {
    message: 'Hér stóð forsíðan, „/“. Án hennar opnast ekkert á lénunum.',
    hint: 'Settu síðuna inn aftur (Ctrl+Z), eða gefðu annarri síðu „path: /“.',
  },
};

/** What is said about old addresses, and about pages whose address went away. */
export const redirectWords = {
  pattern: (from: string): Wording => ({
    en: {
      message: `“${inShort(from)}” stands for many addresses.`,
      hint: 'Write each old address out, without { }.',
    },
    is: {
      message: `„${inShort(from)}“ stendur fyrir margar slóðir.`,
      hint: 'Skrifaðu hverja gamla slóð út, án { }.',
    },
  }),
  hidesPage: (from: string): Wording => ({
    en: {
      message: `There is a page at “${inShort(from)}”, which nobody could reach any more.`,
      hint: 'Take this entry out, or the page.',
    },
    is: {
      message: `Það er síða á slóðinni „${inShort(from)}“ og enginn kæmist lengur á hana.`,
      hint: 'Taktu þessa færslu út, eða síðuna.',
    },
  }),
  /** @param to an address at which there is no page */
  backwards: (from: string, to: string): Wording => ({
    en: {
      message: `There is a page at “${inShort(from)}”, and none at “${inShort(to)}”: this entry is the wrong way round.`,
      hint: `Write { from: ${to}, to: ${from} }: first the old address, then the page.`,
    },
    is: {
      message: `Það er síða á slóðinni „${inShort(from)}“ en engin á „${inShort(to)}“: þessi færsla snýr öfugt.`,
      hint: `Skrifaðu { from: ${to}, to: ${from} }: fyrst gömlu slóðina, svo síðuna.`,
    },
  }),
  toItself: (from: string): Wording => ({
    en: {
      message: `“${inShort(from)}” leads to itself.`,
      hint: 'Write the page that took its place.',
    },
    is: {
      message: `„${inShort(from)}“ vísar á sjálfa sig.`,
      hint: 'Skrifaðu slóð síðunnar sem kom í staðinn.',
    },
  }),
  /** @param end the page that the old addresses lead to at last */
  chain: (to: string, end: string): Wording => ({
    en: {
      message: `“${inShort(to)}” is an old address itself.`,
      hint: `Write where it leads in the end: ${end}.`,
    },
    is: {
      message: `„${inShort(to)}“ er sjálf gömul slóð.`,
      hint: `Skrifaðu hvert hún vísar á endanum: ${end}.`,
    },
  }),
  /** @param circle the addresses in their order, the first once more at the end */
  loop: (circle: readonly string[]): Wording => ({
    en: {
      message: `These old addresses lead in a circle: ${way(circle)}.`,
      hint: 'Write here the page that took their place.',
    },
    is: {
      message: `Þessar gömlu slóðir vísa í hring: ${way(circle)}.`,
      hint: 'Skrifaðu hér slóð síðunnar sem kom í þeirra stað.',
    },
  }),
  /**
   * A page has another address than before.
   * @param links how many links lead to the old one
   * @param isSlip whether the new one is so near to it that it may be a slip
   */
  renamed: (path: string, now: string, links: number, isSlip: boolean): Wording => ({
    en: {
      message: `This page was at “${inShort(path)}” before. That address leads nowhere now${links > 0 ? `, and ${phraseOf('link.leading', { count: links }).en} there` : ''}.`,
      hint: [
        isSlip || links > 0 ? `Did you mean ${path}?` : '',
        links > 0
          ? `To move the page, write that again and run “npm run move -- ${path} ${now}”, which changes the links as well.`
          : `To move the page, add { from: ${path}, to: ${now} } under redirects.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
    is: {
      message: `Þessi síða var á slóðinni „${inShort(path)}“. Sú slóð er nú ekki lengur til${links > 0 ? ` en ${phraseOf('link.leading', { count: links }).is} á hana` : ''}.`,
      hint: [
        isSlip || links > 0 ? `Áttirðu við ${path}?` : '',
        links > 0
          ? `Eigi síðan að flytja skaltu skrifa þá slóð aftur og keyra „npm run move -- ${path} ${now}“ sem breytir tenglunum líka.`
          : `Eigi síðan að flytja skaltu bæta { from: ${path}, to: ${now} } við undir redirects.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  }),
  /** @param to the page that its visitors are best led to */
  removed: (path: string, links: number, to: string): Wording =>
    path === '/'
      ? withoutHome
      : {
          en: {
            message: `The page at “${inShort(path)}” stood here. Its address leads nowhere now${links > 0 ? `, and ${phraseOf('link.leading', { count: links }).en} there` : ''}.`,
            hint:
              links > 0
                ? `Put the page back; or change the links and add { from: ${path}, to: ${to} } under redirects.`
                : `Put the page back, or add { from: ${path}, to: ${to} } under redirects.`,
          },
          is: {
            message: `Hér stóð síðan á slóðinni „${inShort(path)}“. Sú slóð er nú ekki lengur til${links > 0 ? ` en ${phraseOf('link.leading', { count: links }).is} á hana` : ''}.`,
            hint:
              links > 0
                ? `Settu síðuna inn aftur; eða breyttu tenglunum og bættu { from: ${path}, to: ${to} } við undir redirects.`
                : `Settu síðuna inn aftur eða bættu { from: ${path}, to: ${to} } við undir redirects.`,
          },
        },
  /**
   * An old address that led on before.
   * @param meant the one that is there in its place, when that may be a slip
   */
  removedRedirect: (from: string, to: string, meant: string | null): Wording => ({
    en: {
      message: `“${inShort(from)}” led to ${inShort(to)} before and leads nowhere now.`,
      hint:
        meant === null
          ? `Add { from: ${from}, to: ${to} } again, unless nobody comes that way any more.`
          : `Did you mean ${from}? If not, keep that entry and add this one.`,
    },
    is: {
      message: `„${inShort(from)}“ vísaði áður á ${inShort(to)} en er nú ekki lengur til.`,
      hint:
        meant === null
          ? `Bættu { from: ${from}, to: ${to} } aftur við, nema enginn fari þá leið lengur.`
          : `Áttirðu við ${from}? Ef ekki skaltu halda þeirri færslu og bæta þessari við.`,
    },
  }),
  /** Addresses that a page stood for, which no redirect can lead on. */
  removedPattern: (path: string): Wording => ({
    en: {
      message: `Pages at “${inShort(path)}” had this address before, and links from elsewhere lead to them.`,
      hint: `Write ${path} again, unless nobody is to find them there.`,
    },
    is: {
      message: `Síður voru áður á slóðinni „${inShort(path)}“ og tenglar annars staðar að vísa á þær.`,
      hint: `Skrifaðu ${path} aftur, nema enginn eigi að finna þær þar.`,
    },
  }),
} as const;

function way(circle: readonly string[]): string {
  return circle.map(inShort).join(' → ');
}
