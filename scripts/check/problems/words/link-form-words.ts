import { inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What is wrong with the form of a link within the site; each is followed by the hint of `linkForm`. */
const faults = {
  'trailing-slash': { en: 'ends with a slash', is: 'endar á skástriki' },
  'double-slash': { en: 'has two slashes in a row', is: 'er með tvö skástrik í röð' },
  backslash: { en: 'has a backslash in place of a slash', is: 'er með öfugt skástrik' },
  'upper-case': {
    en: 'has capital letters, and addresses have none',
    is: 'er með hástafi en í slóðum eru bara lágstafir',
  },
  signs: {
    en: 'has signs that no address of this site has',
    is: 'er með tákn sem eru ekki í neinni slóð á vefnum',
  },
  relative: {
    en: 'does not start with a slash, so where it leads depends on the page that it is on',
    is: 'byrjar ekki á skástriki og hvert það vísar fer því eftir síðunni sem það er á',
  },
  'own-domain': {
    en: 'names this site’s own domain, which does not belong in a link within it',
    is: 'nefnir lén vefsins sjálfs, sem á ekki heima í tengli innan hans',
  },
  'local-address': {
    en: 'leads to the reader’s own computer',
    is: 'vísar á tölvu lesandans sjálfs',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export type LinkFormFault = keyof typeof faults;

/** What is wrong with an address outside of the site. */
const outsideFaults = {
  http: { en: 'starts with http:, which browsers warn of', is: 'byrjar á http: og vafrar vara við því' },
  scheme: { en: 'does not start with https://', is: 'byrjar ekki á https://' },
  domain: {
    en: 'does not have a whole domain, like personuvernd.is',
    is: 'er ekki með heilt lén, eins og personuvernd.is',
  },
  signs: {
    en: 'has a sign that no address can have',
    is: 'er með tákn sem getur ekki verið í slóð',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export type OutsideFault = keyof typeof outsideFaults;

/** What is said about links that are written in a form which leads to no page, or to the wrong one. */
export const linkFormWords = {
  /** @param right the same link in the right form, as far as it can be told */
  form: (fault: LinkFormFault, written: string, right: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” ${faults[fault].en}.`,
      hint:
        right === null
          ? 'Write the address of a page as it stands under pages in site.yaml.'
          : `Write ${right}.`,
    },
    is: {
      message: `„${inShort(written)}“ ${faults[fault].is}.`,
      hint:
        right === null
          ? 'Skrifaðu slóð síðunnar eins og hún stendur undir pages í site.yaml.'
          : `Skrifaðu ${right}.`,
    },
  }),
  empty: (): Wording => ({
    en: {
      message: 'This link has no address.',
      hint: 'Write the address of a page between the brackets.',
    },
    is: {
      message: 'Það vantar slóðina í þennan tengil.',
      hint: 'Skrifaðu slóð síðu milli sviganna.',
    },
  }),
  /**
   * @param query what stands after the question mark
   * @param right the link with the choice that was probably meant, or without any
   */
  query: (query: string, page: string, right: string): Wording => ({
    en: { message: `The page ${inShort(page)} does not know “${inShort(query)}”.`, hint: `Write ${right}.` },
    is: { message: `Síðan ${inShort(page)} þekkir ekki „${inShort(query)}“.`, hint: `Skrifaðu ${right}.` },
  }),
  /** @param right the same address in the right form, as far as it can be told */
  outside: (fault: OutsideFault, written: string, right: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” ${outsideFaults[fault].en}.`,
      hint: right === null ? 'Copy the address from the browser, with https:// in front.' : `Write ${right}.`,
    },
    is: {
      message: `„${inShort(written)}“ ${outsideFaults[fault].is}.`,
      hint: right === null ? 'Afritaðu slóðina úr vafranum, með https:// fremst.' : `Skrifaðu ${right}.`,
    },
  }),
  /** A link where only addresses outside of the site belong. */
  ownDomainInField: (written: string): Wording => ({
    en: {
      message: `“${inShort(written)}” is an address of this site itself.`,
      hint: 'Write the address of another website here.',
    },
    is: {
      message: `„${inShort(written)}“ er slóð á þessum vef.`,
      hint: 'Skrifaðu hér slóð á öðrum vef.',
    },
  }),
  /** @param meant the address that was probably meant */
  mail: (written: string, meant: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” is not a whole e-mail address.`,
      hint:
        meant === null
          ? 'Write it like hallo@hraunvefur.is: one @ and a domain with a dot.'
          : `Did you mean ${meant}?`,
    },
    is: {
      message: `„${inShort(written)}“ er ekki heilt netfang.`,
      hint:
        meant === null
          ? 'Skrifaðu það eins og hallo@hraunvefur.is: eitt @ og lén með punkti.'
          : `Áttirðu við ${meant}?`,
    },
  }),
  mailWithoutScheme: (written: string): Wording => ({
    en: {
      message: `“${inShort(written)}” is an e-mail address, but no link to one.`,
      hint: `Write mailto:${written}.`,
    },
    is: {
      message: `„${inShort(written)}“ er netfang en ekki tengill á netfang.`,
      hint: `Skrifaðu mailto:${written}.`,
    },
  }),
  /** @param right the number in the right form, as far as it can be told */
  phone: (written: string, right: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” is not a phone number that can be called.`,
      hint: `Write ${right ?? 'it with the country and without spaces, like tel:+3545550190'}.`,
    },
    is: {
      message: `„${inShort(written)}“ er ekki símanúmer sem hægt er að hringja í.`,
      hint: `Skrifaðu ${right ?? 'það með landsnúmeri og án bila, eins og tel:+3545550190'}.`,
    },
  }),
} as const;
