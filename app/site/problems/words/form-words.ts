import type { Said } from '../said.ts';
import { inShort } from '../wording.ts';
import { choices } from './value-words.ts';

/** What is said about forms that do not fit where they are used. */
export const formWords = {
  /** @param values the values of the options */
  initialIsNoOption: (written: string, meant: string | null, values: readonly string[]): Said => {
    const allowed = choices(values);
    return {
      en: {
        message: `“initial” cannot be “${inShort(written)}”, which is not one of the options.`,
        hint: `${meant === null ? '' : `Did you mean ${meant}? `}${allowed.en}`,
      },
      is: {
        message: `„initial“ getur ekki verið „${inShort(written)}“, sem er ekki einn af valkostunum.`,
        hint: `${meant === null ? '' : `Áttirðu við ${meant}? `}${allowed.is}`,
      },
    };
  },
  ordersNothing: (form: unknown): Said => ({
    en: {
      message: `The form “${inShort(form)}” has no field of the type package, so nothing could be ordered with it.`,
      hint: 'Name another form, or make this section’s kind form.',
    },
    is: {
      message: `Á eyðublaðinu „${inShort(form)}“ er enginn reitur af tegundinni package og því er ekki hægt að panta neitt með því.`,
      hint: 'Nefndu annað eyðublað eða breyttu gerð (kind) þessa hluta í form.',
    },
  }),
} as const;
