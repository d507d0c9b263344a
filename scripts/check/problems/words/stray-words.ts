import type { Wording } from '../wording-type.ts';

/** What is said about files in locales/ and content/ that nothing reads. */
export const strayWords = {
  /** @param meant the file that the site reads in its place */
  name: (file: string, meant: string): Wording => ({
    en: {
      message: `Nothing reads ${file}; the site reads ${meant}.`,
      hint: `Move what you need to ${meant} and delete this file.`,
    },
    is: {
      message: `Ekkert les ${file}; vefurinn les ${meant}.`,
      hint: `Færðu það sem þú þarft yfir í ${meant} og eyddu þessari skrá.`,
    },
  }),
  /** @param code of a language that site.yaml had before the edit */
  removedLanguage: (code: string): Wording => ({
    en: {
      message: `The language “${code}” is no longer here, but locales/${code} and content/${code} are still there.`,
      hint: `Put the entry with “code: ${code}” back, or delete these folders as well.`,
    },
    is: {
      message: `Tungumálið „${code}“ er ekki lengur hér en möppurnar locales/${code} og content/${code} eru enn til.`,
      hint: `Settu færsluna með „code: ${code}“ aftur inn, eða eyddu þessum möppum líka.`,
    },
  }),
  /**
   * @param folder one that is no language
   * @param codes the codes of the languages
   */
  folder: (folder: string, meant: string | null, codes: readonly string[]): Wording => ({
    en: {
      message: `Nothing reads the folder ${folder}: the site has no such language.`,
      hint: meant
        ? `Did you mean ${meant}?`
        : `Each folder has the code of a language under languages in site.yaml: ${codes.join(', ')}.`,
    },
    is: {
      message: `Ekkert les möppuna ${folder}: vefurinn hefur ekkert slíkt tungumál.`,
      hint: meant
        ? `Áttirðu við ${meant}?`
        : `Hver mappa heitir eftir kóða tungumáls undir languages í site.yaml: ${codes.join(', ')}.`,
    },
  }),
  /** @param example where such a file lies */
  place: (file: string, example: string): Wording => ({
    en: {
      message: `Nothing reads ${file}: files lie in the folder of their language.`,
      hint: `Move it to a place like ${example}, or delete it.`,
    },
    is: {
      message: `Ekkert les ${file}: skrár eiga heima í möppu síns tungumáls.`,
      hint: `Færðu hana á stað eins og ${example}, eða eyddu henni.`,
    },
  }),
  /** @param name the file's name without its ending */
  texts: (file: string, name: string, names: readonly string[]): Wording => ({
    en: {
      message: `Nothing reads ${file}: no page has “texts: ${name}”.`,
      hint: `Delete it, or move its texts to one of the files that pages name: ${names.join(', ')}.`,
    },
    is: {
      message: `Ekkert les ${file}: engin síða er með „texts: ${name}“.`,
      hint: `Eyddu henni, eða færðu textana í einhverja af skránum sem síður nefna: ${names.join(', ')}.`,
    },
  }),
  /** @param name the file's name without its ending */
  document: (file: string, name: string): Wording => ({
    en: {
      message: `No page shows ${file}.`,
      hint: `Show it in a section of a page with “kind: prose” and “document: ${name}”, or delete it in every language.`,
    },
    is: {
      message: `Engin síða sýnir ${file}.`,
      hint: `Sýndu skjalið í hluta á síðu með „kind: prose“ og „document: ${name}“, eða eyddu því á öllum tungumálum.`,
    },
  }),
  /** @param ending what files in this folder end with */
  ending: (file: string, ending: string): Wording => ({
    en: {
      message: `Nothing reads ${file}: the files in this folder end with ${ending}.`,
      hint: 'Delete it, or move it out of this folder.',
    },
    is: {
      message: `Ekkert les ${file}: heiti skráa í þessari möppu enda á ${ending}.`,
      hint: 'Eyddu henni eða færðu hana úr möppunni.',
    },
  }),
} as const;
