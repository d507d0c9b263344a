import { formatDate } from '../../../app/site/format.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';

const inEnglish = (day: string) => formatDate(day, 'en-US');
const inIcelandic = (day: string) => formatDate(day, 'is-IS');

/** What is said about days; all take days like `2026-12-24`. */
export const dayWords = {
  /** `from December 1, 2026 to December 24, 2026`; `always` where nothing is limited. */
  days: ({ validFrom, validUntil }: Lifetime): Phrase => {
    if (validFrom !== undefined && validUntil !== undefined)
      return {
        en: `from ${inEnglish(validFrom)} to ${inEnglish(validUntil)}`,
        is: `frá ${inIcelandic(validFrom)} til ${inIcelandic(validUntil)}`,
      };
    if (validFrom !== undefined)
      return { en: `from ${inEnglish(validFrom)} on`, is: `frá og með ${inIcelandic(validFrom)}` };
    if (validUntil !== undefined)
      return { en: `until ${inEnglish(validUntil)}`, is: `til ${inIcelandic(validUntil)}` };
    return { en: 'always', is: 'alltaf' };
  },
} as const;
