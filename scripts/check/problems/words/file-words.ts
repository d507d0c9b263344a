import { allOf, anyOf, inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

const rightFile = {
  en: 'Check that the right file was saved under this name.',
  is: 'Athugaðu hvort rétt skrá var vistuð undir þessu nafni.',
} as const;

/** How to get back what an edit has lost. */
export const takeBack = {
  en: 'Take back the last edit (Ctrl+Z), or “git checkout -- site.yaml”, which takes back every edit of the file.',
  is: 'Taktu síðustu breytingu aftur (Ctrl+Z), eða „git checkout -- site.yaml“, sem tekur allar breytingar á skránni aftur.',
} as const;

/** What is said about a file that is not there, or that is no text of a bearable size. */
export const fileWords = {
  /** @param hint how to make it */
  missing: (file: string, hint: FileHint): Wording => ({
    en: { message: `The file ${file} is not there.`, hint: hints[hint].en },
    is: { message: `Skrána ${file} vantar.`, hint: hints[hint].is },
  }),
  /**
   * @param meant a running text that there is
   * @param files where it would be
   */
  noDocument: (name: string, meant: string | null, files: readonly string[]): Wording => ({
    en: {
      message: `There is no running text with the name “${name}” in any language.`,
      hint: `${meant === null ? '' : `Did you mean ${meant}? `}A new one is written in ${allOf(files).en}.`,
    },
    is: {
      message: `Enginn samfelldur texti heitir „${name}“ á neinu tungumáli.`,
      hint: `${meant === null ? '' : `Áttirðu við ${meant}? `}Nýjan texta skrifarðu í ${allOf(files).is}.`,
    },
  }),
  /** @param codes of the languages that there are folders for */
  noLanguage: (code: string, codes: readonly string[]): Wording => ({
    en: {
      message: `There are no texts for the language “${code}”: the folder locales/${code} is not there.`,
      hint: `Copy the folders locales/${codes[0]} and content/${codes[0]} under the name ${code} and translate them, or write a code that there is: ${anyOf(codes).en}.`,
    },
    is: {
      message: `Engir textar eru til á tungumálinu „${code}“: möppuna locales/${code} vantar.`,
      hint: `Afritaðu möppurnar locales/${codes[0]} og content/${codes[0]} undir nafninu ${code} og þýddu textana, eða skrifaðu kóða sem er til: ${anyOf(codes).is}.`,
    },
  }),
  tooLarge: (kilobytes: number, limit: number): Wording => ({
    en: {
      message: `The file has ${kilobytes} KB; more than ${limit} KB are not read.`,
      hint: rightFile.en,
    },
    is: {
      message: `Skráin er ${kilobytes} KB; stærri skrá en ${limit} KB er ekki lesin.`,
      hint: rightFile.is,
    },
  }),
  tooManyWords: (limit: number): Wording => ({
    en: {
      message: `The file has more than ${limit} words and signs; what follows is not read.`,
      hint: rightFile.en,
    },
    is: {
      message: `Í skránni eru fleiri en ${limit} orð og tákn; það sem á eftir kemur er ekki lesið.`,
      hint: rightFile.is,
    },
  }),
  notText: {
    en: {
      message: 'The file is not plain text in UTF-8.',
      hint: 'Open it in a text editor and save it as plain text with the encoding UTF-8.',
    },
    is: {
      message: 'Skráin er ekki hreinn texti í UTF-8.',
      hint: 'Opnaðu hana í textaritli og vistaðu hana sem hreinan texta með stafakóðuninni UTF-8.',
    },
  },
  /** @param sign the character, and whatever follows it */
  invisible: (sign: string): Wording => ({
    en: {
      message: `There is an invisible character here (${codeOf(sign)}) that text does not have.`,
      hint: 'Delete it, or type the line anew.',
    },
    is: {
      message: `Hér er ósýnilegt tákn (${codeOf(sign)}) sem á ekki heima í texta.`,
      hint: 'Eyddu því eða skrifaðu línuna upp á nýtt.',
    },
  }),
  lostLetter: {
    en: {
      message: 'A letter is lost here: the sign “\ufffd” (U+FFFD) stands in its place.',
      hint: 'Write the letter that belongs here.',
    },
    is: {
      message: 'Hér hefur stafur glatast: táknið „\ufffd“ (U+FFFD) er komið í staðinn.',
      hint: 'Skrifaðu stafinn sem á að vera hér.',
    },
  },
  /**
   * @param sign one that only one program knows
   * @param isMarkdown whether it may have been the sign before a point of a list
   */
  ownSign: (sign: string, isMarkdown: boolean): Wording => ({
    en: {
      message: `The sign here (${codeOf(sign)}) is shown only by the program that it was copied from.`,
      hint: `Delete it, or write another sign in its place.${isMarkdown ? ' A point of a list starts with “- ”.' : ''}`,
    },
    is: {
      message: `Táknið hér (${codeOf(sign)}) birtist aðeins í forritinu sem það var afritað úr.`,
      hint: `Eyddu því eða skrifaðu annað tákn í staðinn.${isMarkdown ? ' Liður í lista byrjar á „- “.' : ''}`,
    },
  }),
  /** @param meant the words as they were; null when that cannot be told */
  garbled: (written: string, meant: string | null): Wording => ({
    en: {
      message: `The letters of “${inShort(written)}” are garbled: they were copied or saved in another encoding than UTF-8.`,
      hint: meant === null ? 'Type the words anew.' : `Write: ${atMost(meant)}`,
    },
    is: {
      message: `Stafirnir í „${inShort(written)}“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.`,
      hint: meant === null ? 'Skrifaðu orðin upp á nýtt.' : `Skrifaðu: ${atMost(meant)}`,
    },
  }),
  /** @param lines how many have letters that are not what they were */
  misread: (lines: number): Wording => ({
    en: {
      message: `Letters are lost or garbled in ${lines} lines of this file: it was copied or saved in another encoding than UTF-8.`,
      hint: 'Take back the last change, or save the file anew as plain text with the encoding UTF-8.',
    },
    is: {
      message: `Stafir eru brenglaðir eða glataðir í ${lines} línum þessarar skráar: hún var afrituð eða vistuð með annarri stafakóðun en UTF-8.`,
      hint: 'Taktu síðustu breytingu til baka, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.',
    },
  }),
} as const;

/** `U+F0B7` */
function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function atMost(words: string): string {
  return words.length > 120 ? `${words.slice(0, 119)}…` : words;
}

/** How a file that is not there can be made. */
export type FileHint = keyof typeof hints;

const hints = {
  texts: {
    en: 'Copy the file of the same name from the folder of another language and translate its words.',
    is: 'Afritaðu samnefnda skrá úr möppu annars tungumáls og þýddu textana í henni.',
  },
  document: {
    en: 'Write it, or copy the file of the same name from another language and translate it.',
    is: 'Skrifaðu hana, eða afritaðu samnefnda skrá úr öðru tungumáli og þýddu hana.',
  },
} as const;
