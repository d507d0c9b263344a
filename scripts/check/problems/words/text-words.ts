import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';
import { textPlace } from './text-key-words.ts';

/** What is said about the texts of a language and the files that they lie in. */
export const textWords = {
  /**
   * @param key the text's dotted name
   * @param like the words of another language; null when none has them
   * @param after the name after which it belongs; null when it comes first
   */
  missing: (key: string, file: string, like: string | null, after: string | null = null): Wording => {
    const around = key.split('.');
    const name = around.pop() ?? key;
    const place = textPlace(around.join(' > '), after);
    const words = like && like.length > 120 ? `${like.slice(0, 119)}…` : like;
    return {
      en: {
        message: `The text ${key} is missing in ${file}.`,
        hint: `Add "${name}": "…" ${place.en}.${words ? ` Another language says: ${words}` : ''}`,
      },
      is: {
        message: `Textann ${key} vantar í ${file}.`,
        hint: `Bættu við "${name}": "…" ${place.is}.${words ? ` Á öðru tungumáli stendur: ${words}` : ''}`,
      },
    };
  },
  unused: (key: string): Wording => ({
    en: {
      message: `Nothing on the site shows the text ${key}.`,
      hint: 'Take the line out, or give the thing in site.yaml that it belongs to the same name.',
    },
    is: {
      message: `Ekkert á vefnum sýnir textann ${key}.`,
      hint: 'Taktu línuna út, eða gefðu því sem textinn tilheyrir í site.yaml sama nafn.',
    },
  }),
  unreadable: (file: string): Wording => ({
    en: {
      message: `${file} cannot be read at this place or just before it.`,
      hint: 'Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".',
    },
    is: {
      message: `${file} er ólæsileg á þessum stað eða rétt á undan honum.`,
      hint: 'Hver lína er á forminu "nafn": "orð" með kommu á eftir, nema síðasta línan á undan }. Gæsalappir inni í orðunum eru skrifaðar \\".',
    },
  }),
  emptyFile: (file: string): Wording => ({
    en: {
      message: `${file} is empty.`,
      hint: 'Take back the last change, or copy the file of the same name from another language and translate it.',
    },
    is: {
      message: `${file} er tóm.`,
      hint: 'Taktu síðustu breytingu til baka, eða afritaðu samnefnda skrá úr öðru tungumáli og þýddu hana.',
    },
  }),
  nameTwice: (name: string): Wording => ({
    en: {
      message: `The name “${inShort(name)}” is already there in the same group.`,
      hint: 'Take one of the two lines out, or give one of the texts another name.',
    },
    is: {
      message: `Nafnið „${inShort(name)}“ er nú þegar í sama hópi.`,
      hint: 'Taktu aðra línuna út eða gefðu öðrum textanum annað nafn.',
    },
  }),
  notWords: (key: string): Wording => ({
    en: { message: `${key} is not a text.`, hint: inQuotes.en },
    is: { message: `${key} er ekki texti.`, hint: inQuotes.is },
  }),
  /** @param name such as `hero.title` */
  dottedName: (name: string): Wording => ({
    en: {
      message: `The name “${name}” has a dot in it, and names here have none.`,
      hint: `Write “${name.split('.').at(-1)}”; what stands before the dot is the group around the text.`,
    },
    is: {
      message: `Í nafninu „${name}“ er punktur, en hér eru engir punktar í nöfnum.`,
      hint: `Skrifaðu „${name.split('.').at(-1)}“; það sem stendur á undan punktinum er hópurinn utan um textann.`,
    },
  }),
  /** @param meant the name without the space before or after it */
  spacedName: (meant: string): Wording => ({
    en: {
      message: `There is a space in the quotation marks around the name “${meant}”.`,
      hint: `Write: "${meant}".`,
    },
    is: {
      message: `Það er bil innan gæsalappanna utan um nafnið „${meant}“.`,
      hint: `Skrifaðu: "${meant}".`,
    },
  }),
  noTexts: (file: string): Wording => ({
    en: { message: `${file} holds something other than texts by name.`, hint: inQuotes.en },
    is: { message: `Í ${file} er eitthvað annað en textar með nöfnum.`, hint: inQuotes.is },
  }),
} as const;

const inQuotes = {
  en: 'Write the words in double quotes: "title": "The words".',
  is: 'Skrifaðu orðin innan tvöfaldra gæsalappa: "title": "Orðin".',
} as const;
