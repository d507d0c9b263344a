import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import type { CheckLanguage, Phrase } from '../../check/problems/wording-type.ts';
import type { Change } from '../change.ts';
import { dayWords } from '../words/day-words.ts';
import { factWords } from '../words/fact-words.ts';
import { lastingThings } from './lifetimes.ts';

/**
 * Says of things that are shown on other days than before from when to when, instead of that they appear on one day and
 * go on another.
 * @param changes what is otherwise on any day, with its days
 * @returns the same, with what appears or goes on another day told as one change of its days
 */
export function withLifetimes(
  changes: readonly Change[],
  before: ResolvedSite,
  after: ResolvedSite,
  language: CheckLanguage,
): Change[] {
  const old = new Map(lastingThings(before).map(({ subject, days }) => [subject, days]));
  const now = new Map(lastingThings(after).map(({ subject, days }) => [subject, days]));
  const told = new Set<string>();
  return changes.flatMap((change): Change[] => {
    const [was, is] = [old.get(change.subject), now.get(change.subject)];
    const comesOrGoes = change.kind.endsWith('-added') || change.kind.endsWith('-removed');
    // What comes or goes today counts as that.
    if (!comesOrGoes || change.from === null || !was || !is || isSame(was, is)) return [change];
    if (told.has(change.subject)) return [];
    told.add(change.subject);
    return [lifetimeChange(change, was, is, language)];
  });
}

function isSame(one: Lifetime, other: Lifetime): boolean {
  return one.validFrom === other.validFrom && one.validUntil === other.validUntil;
}

function lifetimeChange(change: Change, was: Lifetime, is: Lifetime, language: CheckLanguage): Change {
  const say = (phrase: Phrase) => phrase[language];
  const { languages } = change;
  return {
    ...change,
    kind: 'lifetime-changed',
    label: say(factWords.lifetime),
    values: [{ languages, before: say(dayWords.days(was)), after: say(dayWords.days(is)), percent: null }],
    from: null,
    until: null,
  };
}
