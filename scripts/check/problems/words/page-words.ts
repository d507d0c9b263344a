import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about sections that do not fit on their page. */
export const pageWords = {
  heroBesideItem: {
    en: {
      message: 'This page has a hero, but its heading is the title of what its address names.',
      hint: 'Take the hero out.',
    },
    is: {
      message:
        'Á þessari síðu er hluti af gerðinni hero, en fyrirsögn hennar er titill þess sem slóðin nefnir.',
      hint: 'Taktu þennan hluta út.',
    },
  },
  heroNotFirst: {
    en: {
      message: 'The hero is not the first section of its page.',
      hint: 'Move it to the top of the page’s sections.',
    },
    is: {
      message: 'Hluti af gerðinni hero er ekki fremstur á síðunni.',
      hint: 'Færðu hann efst undir sections.',
    },
  },
  secondHero: {
    en: {
      message: 'This page has a second hero.',
      hint: 'Take it out, or use another kind of section.',
    },
    is: {
      message: 'Á þessari síðu er hluti af gerðinni hero nú þegar.',
      hint: 'Taktu þennan út eða notaðu hluta af annarri gerð.',
    },
  },
  /** @param part what the address has to end with: `{slug}` */
  nothingNamed: (kind: unknown, part: string): Wording => ({
    en: {
      message: `A section of the kind “${inShort(kind)}” shows what the address names, but this page’s address names nothing for it.`,
      hint: `Move it to a page whose path ends with /${part}.`,
    },
    is: {
      message: `Hluti af gerðinni „${inShort(kind)}“ sýnir það sem slóðin nefnir, en slóð þessarar síðu nefnir ekkert fyrir hann.`,
      hint: `Færðu hann á síðu með slóð (path) sem endar á /${part}.`,
    },
  }),
  noHero: {
    en: {
      message: 'This page does not start with a hero, so it has no heading.',
      hint: 'Add a section of the kind hero as the first one.',
    },
    is: {
      message: 'Þessi síða byrjar ekki á hluta af gerðinni hero og hefur því enga fyrirsögn.',
      hint: 'Bættu við hluta af gerðinni hero fremst.',
    },
  },
  nothingShown: (address: unknown): Wording => ({
    en: {
      message: `The address “${inShort(address)}” stands for many pages, but no section shows what it names.`,
      hint: 'Add a section of the kind news-article for {slug} or project-detail for {id}, or write the address without { }.',
    },
    is: {
      message: `Slóðin „${inShort(address)}“ stendur fyrir margar síður, en enginn hluti sýnir það sem hún nefnir.`,
      hint: 'Bættu við hluta af gerðinni news-article fyrir {slug} eða project-detail fyrir {id}, eða skrifaðu slóðina án { }.',
    },
  }),
} as const;
