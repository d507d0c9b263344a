import type { CheckLanguage, Phrase, Said } from '../said.ts';
import { inQuotes } from '../wording.ts';

/** What a sentence about something that passes starts with; in Icelandic all are neuter. */
export const passingThings = {
  named: (id: string): Phrase => inQuotes(id),
  price: (id: string): Phrase => {
    const { en, is } = inQuotes(id);
    return { en: `The price of ${en}`, is: `Verðið á ${is}` };
  },
  nameless: { en: 'This', is: 'Þetta' },
} as const;

/** What is said about things that are shown on some days only; days are written `2026-12-24`. */
export const lifetimeWords = {
  endsBeforeStart: (from: string, until: string): Said => ({
    en: {
      message: `The last day, ${until}, is before the first day, ${from}.`,
      hint: 'Write the first day after validFrom and the last day after validUntil.',
    },
    is: {
      message: `Síðasti dagurinn, ${until}, er á undan þeim fyrsta, ${from}.`,
      hint: 'Skrifaðu fyrsta daginn á eftir validFrom og síðasta daginn á eftir validUntil.',
    },
  }),
  over: (thing: Phrase, until: string): Said => ({
    en: {
      message: `${thing.en} is over since ${until} and no longer shown.`,
      hint: 'Take it out, or write a later last day.',
    },
    is: {
      message: `${thing.is} rann út ${until} og er ekki lengur sýnt.`,
      hint: 'Taktu það út eða skrifaðu síðari lokadag.',
    },
  }),
  /** @param days until then; 0 is today */
  ends: (thing: Phrase, days: number, until: string): Said => ({
    en: {
      message: `${thing.en} is shown for the last time ${inDays('en', days)}, on ${until}.`,
      hint: 'Write a later last day if it is to stay; take validUntil out if it has no end.',
    },
    is: {
      message: `${thing.is} er sýnt í síðasta sinn ${inDays('is', days)}, ${until}.`,
      hint: 'Skrifaðu síðari lokadag ef það á að vera lengur; taktu validUntil út ef það á engan endi.',
    },
  }),
} as const;

/** `today`, `tomorrow`, `in 4 days`. */
function inDays(language: CheckLanguage, days: number): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
