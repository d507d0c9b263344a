import { allOf, anyOf } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about the facts of site.yaml that a text names, and about amounts that are typed in their place. */
export const factWords = {
  /**
   * @param written what stands in the text, braces and all
   * @param near the fact that was probably meant
   */
  unknown: (written: string, near: string | null): Wording => ({
    en: {
      message: `${written} is not a fact in site.yaml.`,
      hint: near
        ? `Did you mean {{${near}}}?`
        : 'Write {{price.…}}, {{package.…}}, {{figure.…}} or {{company.…}} with names from site.yaml.',
    },
    is: {
      message: `${written} er ekki til í site.yaml.`,
      hint: near
        ? `Áttirðu við {{${near}}}?`
        : 'Skrifaðu {{price.…}}, {{package.…}}, {{figure.…}} eða {{company.…}} með nöfnum úr site.yaml.',
    },
  }),
  /** @param meant the link in the right brackets */
  bracesOfLink: (written: string, meant: string): Wording => ({
    en: { message: `${written} is no link: braces are for facts.`, hint: `Write ${meant}.` },
    is: {
      message: `${written} er ekki tengill: slaufusvigar eru fyrir gildi úr site.yaml.`,
      hint: `Skrifaðu ${meant}.`,
    },
  }),
  /** @param count how many texts name it */
  unknownOften: (written: string, near: string | null, count: number): Wording => ({
    en: {
      message: `${written} is not a fact in site.yaml, but ${count} texts name it.`,
      hint: near
        ? `Did you mean {{${near}}}? If it was taken out on purpose, take it out of the texts as well.`
        : 'Put it back into site.yaml, or take it out of the texts.',
    },
    is: {
      message: `${written} er ekki til í site.yaml en kemur fyrir í ${count} textum.`,
      hint: near
        ? `Áttirðu við {{${near}}}? Ef það var tekið út viljandi skaltu líka taka það út úr textunum.`
        : 'Settu það aftur í site.yaml, eða taktu það út úr textunum.',
    },
  }),
  /**
   * @param count how many texts name it
   * @param isLine whether its whole line is gone; else the line is another one now
   */
  takenOut: (written: string, count: number, isLine: boolean): Wording => ({
    en: {
      message: `${written} is no longer in site.yaml, but ${count} texts name it.`,
      hint: `${isLine ? 'Put it back before this line' : 'Write its name here again'}, or change the texts that name it.`,
    },
    is: {
      message: `${written} er ekki lengur í site.yaml en kemur fyrir í ${count} textum.`,
      hint: `${isLine ? 'Settu það aftur á undan þessari línu' : 'Skrifaðu nafnið aftur hér'}, eða breyttu textunum sem vísa í það.`,
    },
  }),
  /**
   * @param name of a fact that no text names
   * @param used the whole name that the texts use
   */
  misnamed: (name: string, used: string, count: number): Wording => ({
    en: {
      message: `No text names “${name}”, but ${count} texts name {{${used}}}.`,
      hint: `Did you mean ${used.split('.').at(-1)}? If the name is meant to change, change it in the texts as well.`,
    },
    is: {
      message: `Enginn texti vísar í „${name}“, en ${count} textar vísa í {{${used}}}.`,
      hint: `Áttirðu við ${used.split('.').at(-1)}? Ef nafnið á að breytast skaltu líka breyta því í textunum.`,
    },
  }),
  /**
   * @param fact its name
   * @param from the first day on which it holds, `2026-12-01`; none sets no limit
   * @param until the last such day
   */
  lapsing: (fact: string, from: string | undefined, until: string | undefined): Wording => ({
    en: {
      message: `The text is shown on days on which {{${fact}}} does not hold (it holds ${both(from && `from ${from}`, until && `until ${until}`)}).`,
      hint: 'Take the fact out of the text, or give what shows the text the same validFrom and validUntil in site.yaml.',
    },
    is: {
      message: `Textinn er sýndur fleiri daga en {{${fact}}} gildir (það gildir ${both(from && `frá ${from}`, until && `til og með ${until}`)}).`,
      hint: 'Taktu það út úr textanum, eða gefðu því sem sýnir textann sömu dagsetningar í validFrom og validUntil í site.yaml.',
    },
  }),
  /**
   * A fact ends before several texts that name it.
   * @param places where they are: `locales/is/home.json:9`
   */
  lapsingOften: (
    facts: readonly string[],
    from: string | undefined,
    until: string | undefined,
    places: readonly string[],
  ): Wording => {
    const names = allOf(facts.map((fact) => `{{${fact}}}`));
    const isOne = facts.length === 1;
    return {
      en: {
        message: `${names.en} ${isOne ? 'holds' : 'hold'} ${both(from && `from ${from}`, until && `until ${until}`)} only, but ${places.length} texts name ${isOne ? 'it' : 'them'} on other days as well.`,
        hint: `Take the dates out here, or take the ${isOne ? 'fact' : 'facts'} out of the texts: ${allOf(places).en}.`,
      },
      is: {
        message: `${names.is} ${isOne ? 'gildir' : 'gilda'} aðeins ${both(from && `frá ${from}`, until && `til og með ${until}`)}, en ${isOne ? 'kemur' : 'koma'} fyrir í ${places.length} textum sem sjást líka aðra daga.`,
        hint: `Taktu dagsetningarnar út hér, eða taktu þetta út úr textunum: ${allOf(places).is}.`,
      },
    };
  },
  /**
   * @param fact as it stands in the text, braces and all
   * @param currency that is typed beside it
   */
  repeatedCurrency: (fact: string, currency: string): Wording => ({
    en: {
      message: `${fact} brings its currency, so “${currency}” beside it is one too many.`,
      hint: `Leave “${currency}” out: ${fact} is enough.`,
    },
    is: {
      message: `${fact} kemur með gjaldmiðlinum, svo að „${currency}“ er ofaukið við hliðina.`,
      hint: `Taktu „${currency}“ út: ${fact} nægir.`,
    },
  }),
  /**
   * @param written the amount as it stands in the text
   * @param names the facts of the same amount
   */
  typed: (written: string, names: readonly string[]): Wording => {
    const [first] = names;
    if (first === undefined) return ofNoFact(written);
    return names.length === 1 ? ofOneFact(written, first) : ofSeveralFacts(written, names, first);
  },
} as const;

function both(from: string | undefined, until: string | undefined): string {
  return [from, until].filter(Boolean).join(' ');
}

function ofNoFact(written: string): Wording {
  return {
    en: {
      message: `The amount ${written} is typed into the text, and no price in site.yaml is the same.`,
      hint: 'Write it once in site.yaml and fetch it from there: {{price.…}} or {{package.….….price}}.',
    },
    is: {
      message: `Upphæðin ${written} er skrifuð inn í textann, en ekkert verð í site.yaml er jafnhátt.`,
      hint: 'Skrifaðu hana einu sinni í site.yaml og sæktu hana þangað: {{price.…}} eða {{package.….….price}}.',
    },
  };
}

function ofOneFact(written: string, fact: string): Wording {
  return {
    en: {
      message: `${written} is ${fact}: write {{${fact}}}.`,
      hint: `Write {{${fact}}} in its place.`,
    },
    is: {
      message: `${written} er ${fact}: skrifaðu {{${fact}}}.`,
      hint: `Skrifaðu {{${fact}}} í staðinn.`,
    },
  };
}

function ofSeveralFacts(written: string, names: readonly string[], first: string): Wording {
  const { en, is } = anyOf(names);
  return {
    en: {
      message: `${written} is ${en}.`,
      hint: `Write the one that is meant in its place, such as {{${first}}}.`,
    },
    is: {
      message: `${written} er ${is}.`,
      hint: `Skrifaðu það sem átt er við í staðinn, til dæmis {{${first}}}.`,
    },
  };
}
