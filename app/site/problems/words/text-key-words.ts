import type { Said } from '../said.ts';
import { allOf, inShort } from '../wording.ts';

/** What is said about texts that are not there, or that nothing asks for. */
export const textKeyWords = {
  /**
   * A name in site.yaml has no texts, and another one has.
   * @param files where the texts lie
   */
  renamed: (name: string, meant: string, files: string): Said => ({
    en: {
      message: `There are no texts for “${name}”.`,
      hint: `Did you mean ${meant}? If the name is meant to change, change it in ${files} as well.`,
    },
    is: {
      message: `Engir textar eru til fyrir „${name}“.`,
      hint: `Áttirðu við ${meant}? Ef nafnið á að breytast skaltu líka breyta því í ${files}.`,
    },
  }),
  /** A new thing in site.yaml has no texts yet. */
  withoutTexts: (name: string, places: readonly string[], files: readonly string[], under: string): Said => ({
    en: {
      message: `There are no texts for “${name}” yet.`,
      hint: `Add ${allOf(places.map((place) => `"${place}"`)).en} under ${under} in ${allOf(files).en}.`,
    },
    is: {
      message: `Engir textar eru enn til fyrir „${name}“.`,
      hint: `Bættu við ${allOf(places.map((place) => `"${place}"`)).is} undir ${under} í ${allOf(files).is}.`,
    },
  }),
  /** The texts lie in another file than the page says. */
  otherFile: (name: string, asked: string, found: string): Said => ({
    en: {
      message: `The texts of “${name}” are not in ${asked}.json.`,
      hint: `Did you mean ${found}? Its texts are in ${found}.json.`,
    },
    is: {
      message: `Textar „${name}“ eru ekki í ${asked}.json.`,
      hint: `Áttirðu við ${found}? Textarnir eru í ${found}.json.`,
    },
  }),
  /** A name in a file of texts that nothing asks for, near one that is asked for and not there. */
  renamedText: (name: string, meant: string): Said => ({
    en: { message: `Nothing asks for a text with the name “${name}”.`, hint: `Did you mean ${meant}?` },
    is: { message: `Enginn texti á að heita „${name}“ hér.`, hint: `Áttirðu við ${meant}?` },
  }),
  /** Several texts under one name. */
  missingGroup: (prefix: string, file: string, names: readonly string[], like: string): Said => ({
    en: {
      message: `The texts of ${prefix} are missing in ${file}.`,
      hint: `Add ${inShort(allOf(names.map((name) => `"${name}"`)).en)} there. They are in ${like}.`,
    },
    is: {
      message: `Texta ${prefix} vantar í ${file}.`,
      hint: `Bættu þar við ${inShort(allOf(names.map((name) => `"${name}"`)).is)}. Þeir eru í ${like}.`,
    },
  }),
  /** @param languages how many languages have them */
  unusedGroup: (prefix: string, languages: number): Said => ({
    en: {
      message: `Nothing on the site shows the texts of ${prefix}${languages > 1 ? ` (in ${languages} languages)` : ''}.`,
      hint: 'Take them out, or give the thing in site.yaml that they belong to the same name.',
    },
    is: {
      message: `Ekkert á vefnum sýnir texta ${prefix}${languages > 1 ? ` (á ${languages} tungumálum)` : ''}.`,
      hint: 'Taktu þá út, eða láttu hlutinn í site.yaml sem þeir eiga við heita sama nafni.',
    },
  }),
} as const;
