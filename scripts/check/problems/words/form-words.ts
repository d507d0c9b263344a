import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';
import { choices } from './value-words.ts';

/** What is said about forms that do not fit where they are used. */
export const formWords = {
  /** @param values the values of the options */
  initialIsNoOption: (written: string, meant: string | null, values: readonly string[]): Wording => {
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
  ordersNothing: (form: unknown): Wording => ({
    en: {
      message: `The form “${inShort(form)}” has no field of the type package, so nothing could be ordered with it.`,
      hint: 'Name another form, or make this section’s kind form.',
    },
    is: {
      message: `Á eyðublaðinu „${inShort(form)}“ er enginn reitur af tegundinni package og því er ekki hægt að panta neitt með því.`,
      hint: 'Nefndu annað eyðublað eða breyttu gerð (kind) þessa hluta í form.',
    },
  }),
  /** @param better the same in the right form, if that can be told */
  noAmount: (written: string, better: string | null): Wording => ({
    en: {
      message: `The choice “${inShort(written)}” is no amount in thousands, which this field needs.`,
      hint: `${better === null ? '' : `Write ${better}. `}Choices here are like 100-500 or 10000+, with a hyphen and without dots.`,
    },
    is: {
      message: `Valkosturinn „${inShort(written)}“ er ekki upphæð í þúsundum eins og þessi reitur þarf.`,
      hint: `${better === null ? '' : `Skrifaðu ${better}. `}Hér eru valkostir eins og 100-500 eða 10000+, með bandstriki og án punkta.`,
    },
  }),
  /** @param better the same in thousands, if it is whole thousands */
  fullAmount: (written: string, better: string | null): Wording => ({
    en: {
      message: `The choice “${inShort(written)}” seems to be written with all its zeros, but amounts in this field are in thousands.`,
      hint: `${better === null ? '' : `Write ${better}. `}Choices here are like 100-500 or 10000+, without the last three zeros.`,
    },
    is: {
      message: `Valkosturinn „${inShort(written)}“ virðist vera með öllum núllunum, en upphæðir í þessum reit eru í þúsundum.`,
      hint: `${better === null ? '' : `Skrifaðu ${better}. `}Hér eru valkostir eins og 100-500 eða 10000+, án þriggja síðustu núllanna.`,
    },
  }),
  sentEmpty: (form: unknown): Wording => ({
    en: {
      message: `The form “${inShort(form)}” has no field that must be filled in, so it can be sent empty.`,
      hint: 'Write “required: true” in the fields that you need an answer to.',
    },
    is: {
      message: `Á eyðublaðinu „${inShort(form)}“ þarf ekki að fylla út neinn reit og því er hægt að senda það autt.`,
      hint: 'Skrifaðu „required: true“ í reitina sem þú þarft svar við.',
    },
  }),
  unanswerable: (form: unknown): Wording => ({
    en: {
      message: `The form “${inShort(form)}” asks who the visitor is, but can be sent without an e-mail address or a phone number to answer to.`,
      hint: `Add “${emailField}” to its fields, or write “required: true” in the one that is there.`,
    },
    is: {
      message: `Á eyðublaðinu „${inShort(form)}“ er spurt hver gesturinn er, en hægt er að senda það án netfangs eða símanúmers til að svara í.`,
      hint: `Bættu „${emailField}“ við reitina, eða skrifaðu „required: true“ í þann sem fyrir er.`,
    },
  }),
} as const;

const emailField = '- { name: email, type: email, required: true, autocomplete: email }';
