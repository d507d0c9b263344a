import { allOf, anyOf, inQuotes, inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about keys that hold more than a name, or belong elsewhere. */
export const oddKeyWords = {
  /**
   * @param whole the number before a comma between braces
   * @param decimals what stands after it
   */
  decimals: (key: string, whole: string, decimals: string): Wording => ({
    en: {
      message: `The comma in “${whole},${decimals}” starts a new entry; decimals have a dot here.`,
      hint: `Write ${key}: ${whole}.${decimals}.`,
    },
    is: {
      message: `Komman í „${whole},${decimals}“ byrjar nýtt atriði; hér er punktur á undan aukastöfum.`,
      hint: `Skrifaðu ${key}: ${whole}.${decimals}.`,
    },
  }),
  /** @param written a key and its value without a colon and a space between them */
  crammed: (written: string, key: string, value: string): Wording => ({
    en: {
      message: `“${inShort(written)}” has no colon with a space after it.`,
      hint: `Write ${key}: ${inShort(value)}.`,
    },
    is: {
      message: `Í „${inShort(written)}“ vantar tvípunkt með bili á eftir.`,
      hint: `Skrifaðu ${key}: ${inShort(value)}.`,
    },
  }),
  /**
   * @param tag the key by which the kinds are told apart, and `written` the kind that was chosen
   * @param others the kinds that have the key
   */
  otherChoice: (name: string, tag: string, written: string, others: readonly string[]): Wording => ({
    en: {
      message: `With “${tag}: ${inShort(written)}” there is no “${inShort(name)}”.`,
      hint: `Take it out, or change “${tag}” to ${anyOf(others).en}.`,
    },
    is: {
      message: `Með „${tag}: ${inShort(written)}“ er lykillinn „${inShort(name)}“ ekki til.`,
      hint: `Taktu hann út eða breyttu „${tag}“ í ${anyOf(others).is}.`,
    },
  }),
  /**
   * @param name the key of a group of the whole file
   * @param around the group that it stands in
   */
  topGroup: (name: string, around: string): Wording => ({
    en: {
      message: `“${inShort(name)}” stands inside of “${inShort(around)}”, but is a part of the whole file.`,
      hint: `Move it with all its lines out of “${inShort(around)}”, so that “${inShort(name)}:” has no space before it.`,
    },
    is: {
      message: `„${inShort(name)}“ stendur inni í „${inShort(around)}“ en er hluti af skránni sjálfri.`,
      hint: `Færðu það með öllum línum sínum út úr „${inShort(around)}“, svo að ekkert bil sé á undan „${inShort(name)}:“.`,
    },
  }),
  /** @param group the key of the group that the key stands in, one step too far in */
  furtherOut: (name: string, group: string): Wording => ({
    en: {
      message: `“${inShort(name)}” stands inside of “${group}”, where it is not known.`,
      hint: `Move it out of “${group}”, to stand beside it.`,
    },
    is: {
      message: `„${inShort(name)}“ stendur inni í „${group}“, þar sem sá lykill er ekki til.`,
      hint: `Færðu hann út úr „${group}“, svo að hann standi við hliðina.`,
    },
  }),
  /**
   * @param group the key above, which has nothing after it
   * @param count how many keys belong under it
   */
  notFurtherIn: (group: string, count: number): Wording => ({
    en: {
      message: `${count === 1 ? 'This line belongs' : 'This line and others after it belong'} to “${group}”, but ${count === 1 ? 'does' : 'do'} not stand further in.`,
      hint: `Put two more spaces at the start of ${count === 1 ? 'this line' : `these ${count} lines`}.`,
    },
    is: {
      message: `${count === 1 ? 'Þessi lína tilheyrir' : 'Þessi lína og fleiri á eftir henni tilheyra'} „${group}“ en ${count === 1 ? 'er' : 'eru'} ekki innar en sá lykill.`,
      hint: `Bættu tveimur bilum fremst ${count === 1 ? 'í þessa línu' : `í þessar ${count} línur`}.`,
    },
  }),
  /**
   * @param name the key of a first or last day
   * @param group the key of the figures that it stands among
   */
  strayDay: (name: string, group: string): Wording => ({
    en: {
      message: `“${inShort(name)}” stands inside of “${group}”, where it is not known.`,
      hint: `The days of an offer belong to the package or to its price: move it out of “${group}”, to stand beside it, or into “price”.`,
    },
    is: {
      message: `„${inShort(name)}“ stendur inni í „${group}“, þar sem sá lykill er ekki til.`,
      hint: `Dagar tilboðs tilheyra pakkanum eða verði hans: færðu lykilinn út úr „${group}“, svo að hann standi við hliðina, eða inn í „price“.`,
    },
  }),
  /**
   * @param group the key that is missing
   * @param entries the keys that belong under it and stand in its place, with their values
   */
  ungrouped: (group: string, entries: readonly (readonly [name: string, value: string])[]): Wording => {
    const names = entries.map(([name]) => inQuotes(name));
    const better = `${group}: { ${entries.map(([name, value]) => `${name}: ${inShort(value)}`).join(', ')} }`;
    return {
      en: {
        message: `${allOf(names.map(({ en }) => en)).en} ${names.length === 1 ? 'belongs' : 'belong'} to “${group}”, which is missing here.`,
        hint: `Write ${better}.`,
      },
      is: {
        message: `${allOf(names.map(({ is }) => is)).is} ${names.length === 1 ? 'tilheyrir' : 'tilheyra'} „${group}“, sem vantar hér.`,
        hint: `Skrifaðu ${better}.`,
      },
    };
  },
  /** @param allowed the keys that are known there */
  words: (name: string, allowed: readonly string[]): Wording => ({
    en: {
      message: `“${inShort(name)}” is not a key that is known here.`,
      hint: `Words that visitors read are in locales/<language>/, under the same “id”. The keys here are ${allOf(allowed).en}.`,
    },
    is: {
      message: `Lykillinn „${inShort(name)}“ er ekki til hér.`,
      hint: `Orð sem gestir lesa eru í locales/<language>/, undir sama „id“. Hér má skrifa ${anyOf(allowed).is}.`,
    },
  }),
} as const;
