import { formatDate } from '../../app/site/format.ts';
import type { Phrase } from '../check/problems/wording-type.ts';
import { isGroup, type Path, valueAt } from './differences.ts';
import type { Names } from './names.ts';
import type { Content } from './read-content.ts';

/** The first and the last day on which a thing is shown, like `2026-12-24`. */
export interface Validity {
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
}

/** The validity period of the innermost thing on a path that has one. */
export function validityAt({ site }: Content, path: Path): Validity {
  for (let depth = path.length; depth > 1; depth--) {
    const thing = valueAt(site, path.slice(0, depth));
    if (isGroup(thing) && ('validFrom' in thing || 'validUntil' in thing)) return thing as Validity;
  }
  return {};
}

/** A period in words: `from December 1, 2026 to December 24, 2026`, `always`. */
export function periodWords({ validFrom, validUntil }: Validity, say: Names['say']): string {
  const days = { from: day(validFrom), until: day(validUntil) };
  if (validFrom !== undefined && validUntil !== undefined) return say('period', { ...days, context: 'both' });
  if (validFrom !== undefined) return say('period', { ...days, context: 'from' });
  return say('period', validUntil === undefined ? {} : { ...days, context: 'until' });
}

function day(date: string | undefined): Phrase {
  const inLocale = (locale: string) => (date === undefined ? '' : formatDate(date, locale));
  return { en: inLocale('en-US'), is: inLocale('is-IS') };
}
