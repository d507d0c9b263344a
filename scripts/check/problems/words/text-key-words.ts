import { allOf } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What is said about texts that are not there, or that nothing asks for. */
export const textKeyWords = {
  /**
   * A name in site.yaml has no texts, and another one has.
   * @param files where the texts lie: `nav.json`
   */
  renamed: (name: string, meant: string, files: readonly string[]): Wording => ({
    en: {
      message: `There are no texts for “${name}”.`,
      hint: `Did you mean ${meant}? If the name is meant to change, change it in ${allOf(files).en} of every language as well.`,
    },
    is: {
      message: `Engir textar eru til fyrir „${name}“.`,
      hint: `Áttirðu við ${meant}? Ef nafnið á að breytast skaltu líka breyta því í ${allOf(files).is} á öllum tungumálum.`,
    },
  }),
  /** @param parts names that have texts, which a comma would part */
  severalNames: (name: string, parts: readonly string[]): Wording => ({
    en: {
      message: `There are no texts for “${name}”, but there are for ${allOf(parts.map((part) => `“${part}”`)).en}.`,
      hint: `Put a comma between them: ${parts.join(', ')}.`,
    },
    is: {
      message: `Engir textar eru til fyrir „${name}“ en þeir eru til fyrir ${allOf(parts.map((part) => `„${part}“`)).is}.`,
      hint: `Settu kommu á milli: ${parts.join(', ')}.`,
    },
  }),
  /** A new thing in site.yaml has no texts yet. */
  withoutTexts: (name: string, wanted: readonly WantedTexts[]): Wording => {
    const en = wanted.map(
      ({ names, under, file }) => `${quoted(names).en}${under && ` under ${under}`} in ${file}`,
    );
    const is = wanted.map(
      ({ names, under, file }) => `${quoted(names).is}${under && ` undir ${under}`} í ${file}`,
    );
    return {
      en: {
        message: `There are no texts for “${name}” yet.`,
        hint: `Add ${en.join(', and ')}, in every language.`,
      },
      is: {
        message: `Engir textar eru enn til fyrir „${name}“.`,
        hint: `Bættu við ${is.join(', og ')}, á öllum tungumálum.`,
      },
    };
  },
  /** The texts lie in another file than the page says. */
  otherFile: (name: string, asked: string, found: string): Wording => ({
    en: {
      message: `The texts of “${name}” are not in ${asked}.json.`,
      hint: `Did you mean ${found}? Its texts are in ${found}.json.`,
    },
    is: {
      message: `Textar „${name}“ eru ekki í ${asked}.json.`,
      hint: `Áttirðu við ${found}? Textarnir eru í ${found}.json.`,
    },
  }),
  /**
   * A thing in site.yaml that stood elsewhere before, where its texts are.
   * @param from where its texts are, and `to` where they belong
   */
  movedThing: (name: string, from: string, to: string): Wording => ({
    en: {
      message: `There are no texts for “${name}” here: they are under ${from}.`,
      hint: `Put “${name}” back where it was, or move its texts to ${to}, in every language.`,
    },
    is: {
      message: `Hér eru engir textar til fyrir „${name}“: þeir eru undir ${from}.`,
      hint: `Settu „${name}“ aftur þar sem það var, eða færðu textana undir ${to}, á öllum tungumálum.`,
    },
  }),
  /** @param parent the group in which texts belong that stand in another one */
  movedTexts: (name: string, parent: string): Wording => ({
    en: {
      message: `The texts of “${name}” do not belong here.`,
      hint: `Move them with their brackets to the group ${parent}, as in the other languages.`,
    },
    is: {
      message: `Textarnir í „${name}“ eiga ekki heima hér.`,
      hint: `Færðu þá með slaufusvigunum í hópinn ${parent}, eins og á hinum tungumálunum.`,
    },
  }),
  /** A name in a file of texts that nothing asks for, near one that is asked for and not there. */
  renamedText: (name: string, meant: string): Wording => ({
    en: { message: `Nothing asks for a text with the name “${name}”.`, hint: `Did you mean ${meant}?` },
    is: { message: `Enginn texti á að heita „${name}“ hér.`, hint: `Áttirðu við ${meant}?` },
  }),
  /**
   * Several texts under one name.
   * @param names of the texts, or of the groups that they lie in
   * @param like the file of a language that has them
   * @param after the name after which they belong; null when they come first
   */
  missingGroup: (
    prefix: string,
    file: string,
    names: readonly string[],
    like: string,
    after: string | null,
  ): Wording => {
    const around = prefix.split('.');
    const name = around.pop() ?? prefix;
    const place = textPlace(around.join(' > '), after);
    return {
      en: {
        message: `The texts of ${prefix} are missing in ${file}.`,
        hint: `Add "${name}" with ${quoted(names).en} ${place.en}. They are in ${like}.`,
      },
      is: {
        message: `Texta ${prefix} vantar í ${file}.`,
        hint: `Bættu við "${name}" með ${quoted(names).is} ${place.is}. Textarnir eru í ${like}.`,
      },
    };
  },
  /** @param inner the name of a text that belongs in the group */
  wordsForGroup: (name: string, inner: string): Wording => ({
    en: {
      message: `“${name}” has words of its own, but is a group of texts.`,
      hint: `Write "${name}": { "${inner}": "…" }.`,
    },
    is: {
      message: `„${name}“ er með orð sjálft en er hópur texta.`,
      hint: `Skrifaðu "${name}": { "${inner}": "…" }.`,
    },
  }),
  /** @param languages how many languages have them */
  unusedGroup: (prefix: string, languages: number, others: readonly string[] = []): Wording => ({
    en: {
      message: `Nothing on the site shows the texts of ${allOf([prefix, ...others]).en}${languages > 1 ? ` (in ${languages} languages)` : ''}.`,
      hint: 'Take them out, or give the thing in site.yaml that they belong to the same name.',
    },
    is: {
      message: `Ekkert á vefnum sýnir texta ${allOf([prefix, ...others]).is}${languages > 1 ? ` (á ${languages} tungumálum)` : ''}.`,
      hint: 'Taktu þá út, eða láttu hlutinn í site.yaml sem þeir eiga við heita sama nafni.',
    },
  }),
} as const;

/** Texts that are wanted under a name in a file of every language. */
export interface WantedTexts {
  readonly names: readonly string[];
  /** `home > cards > seo`; empty at the top of the file. */
  readonly under: string;
  /** `home.json` */
  readonly file: string;
}

function quoted(names: readonly string[]): Phrase {
  return allOf(names.map((name) => `"${name}"`));
}

/** Where a text belongs in its file: `under home > hero, after "title"`. */
export function textPlace(under: string, after: string | null): Phrase {
  const en = [under && `under ${under}`, after && `after "${after}"`].filter(Boolean).join(', ');
  const is = [under && `undir ${under}`, after && `á eftir "${after}"`].filter(Boolean).join(', ');
  return { en: en || 'at the start of the file', is: is || 'fremst í skrána' };
}
