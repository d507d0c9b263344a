import { allOf, inQuotes, inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';
import { choices } from './value-words.ts';

/** A sort of thing that other places name. */
export type NamedSort = 'package-set' | 'package' | 'rate' | 'form' | 'figure' | 'milestone' | 'section';

interface SortWords {
  /** What it is called; in Icelandic with “no” before it, which agrees with it. */
  readonly thing: Phrase;
  /** Where one would look for it: at the end of a sentence in English, at the start of one in Icelandic. */
  readonly place: Phrase;
}

const sorts: Readonly<Record<Exclude<NamedSort, 'package'>, SortWords>> = {
  'package-set': {
    thing: { en: 'package set', is: 'enginn pakkaflokkur' },
    place: { en: 'under packages', is: 'Undir packages' },
  },
  rate: { thing: { en: 'rate', is: 'enginn taxti' }, place: { en: 'under rates', is: 'Undir rates' } },
  form: { thing: { en: 'form', is: 'ekkert eyðublað' }, place: { en: 'under forms', is: 'Undir forms' } },
  figure: {
    thing: { en: 'figure', is: 'engin lykiltala' },
    place: { en: 'under figures', is: 'Undir figures' },
  },
  milestone: {
    thing: { en: 'milestone', is: 'enginn áfangi' },
    place: { en: 'under company', is: 'Undir company' },
  },
  section: {
    thing: { en: 'section', is: 'enginn hluti' },
    place: { en: 'on this page', is: 'Á þessari síðu' },
  },
};

/** What is said about names that refer to nothing. */
export const referenceWords = {
  /**
   * @param name of a thing that nothing names
   * @param meant the name that is used for it
   * @param lines where
   */
  misnamed: (name: string, meant: string, lines: readonly number[]): Wording => {
    const { en, is } = linesOrCount(lines);
    return {
      en: {
        message: `Nothing asks for “${inShort(name)}”, but ${en} ${lines.length === 1 ? 'asks' : 'ask'} for “${inShort(meant)}”.`,
        hint: `Did you mean ${meant}? If the name is meant to change, change it there as well.`,
      },
      is: {
        message: `Ekkert vísar í „${inShort(name)}“, en vísað er í „${inShort(meant)}“ ${is}.`,
        hint: `Áttirðu við ${meant}? Ef nafnið á að breytast skaltu líka breyta því þar.`,
      },
    };
  },
  /**
   * @param set of a package the set that it should be in
   * @param meant the name that was probably meant; without one, `names` are told
   * @param lines other lines that have the same name
   */
  unknown: (
    { sort, set }: { readonly sort: NamedSort; readonly set?: unknown },
    written: string,
    meant: string | null,
    names: readonly string[],
    lines: readonly number[] = [],
  ): Wording => {
    const { thing, place } = sort === 'package' ? packageIn(set) : sorts[sort];
    const there = choices(names.slice(0, 20));
    const known =
      names.length === 0 ? { en: `There is no ${thing.en} yet.`, is: `Enn er ${thing.is} til.` } : there;
    return {
      en: {
        message: `There is no ${thing.en} with the name “${inShort(written)}” ${place.en}.`,
        hint: `${meant === null ? known.en : `Did you mean ${meant}?`}${tooOn(lines).en}`,
      },
      is: {
        message: `${place.is} er ${thing.is} með nafnið „${inShort(written)}“.`,
        hint: `${meant === null ? known.is : `Áttirðu við ${meant}?`}${tooOn(lines).is}`,
      },
    };
  },
  /**
   * @param written the name of something that an edit took out
   * @param lines other lines that have the same name
   */
  removed: (
    { sort, set }: { readonly sort: NamedSort; readonly set?: unknown },
    written: string,
    lines: readonly number[],
  ): Wording => {
    const { thing, place } = sort === 'package' ? packageIn(set) : sorts[sort];
    return {
      en: {
        message: `There is no ${thing.en} with the name “${inShort(written)}” ${place.en} any more.`,
        hint: `Put it back, or change this line as well.${tooOn(lines).en}`,
      },
      is: {
        message: `${place.is} er ${thing.is} lengur með nafnið „${inShort(written)}“.`,
        hint: `Settu það aftur inn, eða breyttu þessari línu líka.${tooOn(lines).is}`,
      },
    };
  },
  icon: (written: string, meant: string | null): Wording => ({
    en: {
      message: `There is no icon with the name “${inShort(written)}”.`,
      hint:
        meant === null
          ? 'Look for its name on lucide.dev/icons.'
          : `Did you mean ${meant}? All icons are on lucide.dev/icons.`,
    },
    is: {
      message: `Engin táknmynd heitir „${inShort(written)}“.`,
      hint:
        meant === null
          ? 'Leitaðu að nafni hennar á lucide.dev/icons.'
          : `Áttirðu við ${meant}? Allar táknmyndir eru á lucide.dev/icons.`,
    },
  }),
  /**
   * @param name a figure of a package
   * @param meant a feature of the same package that has no figure
   */
  figureWithoutFeature: (name: string, meant: string): Wording => ({
    en: {
      message: `The figure “${inShort(name)}” belongs to no line under features.`,
      hint: `Did you mean ${meant}?`,
    },
    is: {
      message: `Talan „${inShort(name)}“ á við enga línu undir features.`,
      hint: `Áttirðu við ${meant}?`,
    },
  }),
  /**
   * @param name a feature of a package that has no figure, though others of the set do
   * @param meant a figure of the same package that belongs to no feature
   */
  featureWithoutFigure: (name: string, meant: string): Wording => ({
    en: {
      message: `There is no figure for “${inShort(name)}” under facts.`,
      hint: `Did you mean ${meant}?`,
    },
    is: {
      message: `Undir facts er engin tala fyrir „${inShort(name)}“.`,
      hint: `Áttirðu við ${meant}?`,
    },
  }),
  /** @param like the figure that another package has for the feature */
  bareFeature: (name: string, like: string): Wording => ({
    en: {
      message: `There is no figure for “${inShort(name)}” under facts, which the other packages of the set have.`,
      hint: `Add “${name}: ${like}” to facts with the right number, or take “${name}” out of features.`,
    },
    is: {
      message: `Undir facts er engin tala fyrir „${inShort(name)}“ eins og hjá hinum pökkunum í flokknum.`,
      hint: `Bættu „${name}: ${like}“ við facts með réttri tölu, eða taktu „${name}“ út úr features.`,
    },
  }),
  /** @param unit that the other packages have */
  figureWithoutUnit: (name: string, written: string, unit: string): Wording => ({
    en: {
      message: `“${inShort(name)}: ${inShort(written)}” has no unit.`,
      hint: `The other packages of the set have ${unit}. Write “${name}: ${written} ${unit}”, or the unit that is meant.`,
    },
    is: {
      message: `„${inShort(name)}: ${inShort(written)}“ er án einingar.`,
      hint: `Hinir pakkarnir í flokknum eru með ${unit}. Skrifaðu „${name}: ${written} ${unit}“, eða þá einingu sem á við.`,
    },
  }),
  timeZone: (written: string, meant: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” is not a time zone.`,
      hint:
        meant === null
          ? 'Write it as continent and city, like Atlantic/Reykjavik.'
          : `Did you mean ${meant}?`,
    },
    is: {
      message: `„${inShort(written)}“ er ekki tímabelti.`,
      hint:
        meant === null
          ? 'Skrifaðu það sem heimsálfu og borg, til dæmis Atlantic/Reykjavik.'
          : `Áttirðu við ${meant}?`,
    },
  }),
  /** @param others the rates that lie between */
  derivedFromItself: (rate: unknown, others: Phrase | null): Wording => ({
    en: {
      message: `The rate “${inShort(rate)}” is worked out from itself${others === null ? '' : `, by way of ${others.en}`}.`,
      hint: 'Name a rate with amounts of its own.',
    },
    is: {
      message: `Taxtinn „${inShort(rate)}“ er reiknaður út frá sjálfum sér${others === null ? '' : `, með viðkomu í ${others.is}`}.`,
      hint: 'Nefndu taxta með sínum eigin upphæðum.',
    },
  }),
} as const;

/** A sentence more about lines that have the same name; nothing when there are none. */
function tooOn(lines: readonly number[]): Phrase {
  if (lines.length === 0) return { en: '', is: '' };
  const { en, is } = linesOrCount(lines);
  const verb = lines.length === 1 ? 'has' : 'have';
  return {
    en: ` ${en.charAt(0).toUpperCase()}${en.slice(1)} ${verb} the same name.`,
    is: ` Sama nafn er ${is}.`,
  };
}

/** Some lines by their numbers; many by their count. */
function linesOrCount(lines: readonly number[]): Phrase {
  if (lines.length > 5) return { en: `${lines.length} lines`, is: `í ${lines.length} línum` };
  const { en, is } = allOf(lines.map(String));
  return lines.length === 1
    ? { en: `line ${en}`, is: `í línu ${is}` }
    : { en: `lines ${en}`, is: `í línum ${is}` };
}

function packageIn(set: unknown): SortWords {
  const { en, is } = inQuotes(set);
  return {
    thing: { en: 'package', is: 'enginn pakki' },
    place: { en: `in the set ${en}`, is: `Í pakkaflokknum ${is}` },
  };
}
