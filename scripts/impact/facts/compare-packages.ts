import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { type ChangedPages, isSeen, seenIn } from '../comparison/pages-showing.ts';
import { valuesIn } from '../comparison/values.ts';
import type { SetPairs } from '../pairs/pair-packages.ts';
import { isKept, isReordered, type Kept } from '../pairs/pair-up.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';
import { factWords } from '../words/fact-words.ts';
import { contentChanges } from './content-facts.ts';
import { withoutPackage, withSet } from './edit-site.ts';
import { factChanges } from './fact.ts';
import { priceWords } from './price-facts.ts';

/** What is otherwise about packages besides their prices: which there are, what is in them, which is popular. */
export function comparePackages(comparison: Comparison, among: ChangedPages): Change[] {
  return comparison.pairs.sets.flatMap(({ set, packages }) => {
    if (!isKept(set)) return [];
    const kept = packages.filter(isKept);
    return [
      ...packages.flatMap((pair) => {
        if (isKept(pair)) return [];
        return pair.after === null
          ? offerChange('removed', set.before, pair.before, comparison, among)
          : offerChange('added', set.after, pair.after, comparison, among);
      }),
      ...orderChange(set, packages, comparison, among),
      ...popularChange(set, kept, comparison, among),
      ...kept.flatMap((offered) => contentChanges({ set, offered }, comparison, among)),
    ];
  });
}

/** A package that is offered in one state only. */
function offerChange(
  what: 'added' | 'removed',
  set: PackageSet,
  offered: OfferedPackage,
  { before, after, languages, names, say }: Comparison,
  among: ChangedPages,
): Change[] {
  const isAdded = what === 'added';
  const state = isAdded ? after : before;
  const { site, day } = state.project;
  const seen = seenIn(
    state,
    withoutPackage(site, set.id, offered.id, day),
    isAdded ? among.after : among.before,
  );
  if (!isSeen(seen)) return [];
  const values = valuesIn(languages, (code) => {
    const language = site.languages.find((candidate) => candidate.code === code);
    const price = language ? priceWords(state, language, offered.price) : null;
    return isAdded ? { before: null, after: price } : { before: price, after: null };
  });
  const label = say(isAdded ? factWords.packageAdded : factWords.packageRemoved);
  const subject = `package.${set.id}.${offered.id}`;
  const name = names.offered(set, offered);
  return [makeChange({ kind: `package-${what}`, subject, name, label, values }, seen)];
}

function orderChange(
  set: Kept<PackageSet>,
  packages: SetPairs['packages'],
  { before, after, languages, names, say }: Comparison,
  among: ChangedPages,
): Change[] {
  if (!isReordered(packages, set.before.packages)) return [];
  const reversed = withSet(after.project.site, set.after.id, (own) => ({
    ...own,
    packages: own.packages.toReversed(),
  }));
  const seen = seenIn(after, reversed, among.after);
  if (!isSeen(seen)) return [];
  const listed = ({ packages: own, ...of }: PackageSet, state: State, code: string) =>
    own.map(({ id }) => textIn(state, code, `${of.texts}:packages.${of.id}.${id}.name`) ?? id).join(', ');
  const values = valuesIn(languages, (code) => ({
    before: listed(set.before, before, code),
    after: listed(set.after, after, code),
  }));
  const subject = `package.${set.after.id}`;
  const label = say(factWords.packagesReordered);
  return [
    makeChange({ kind: 'packages-reordered', subject, name: names.set(set.after), label, values }, seen),
  ];
}

/** Which packages of a set are marked as popular, told once for the set. */
function popularChange(
  set: Kept<PackageSet>,
  kept: readonly Kept<OfferedPackage>[],
  comparison: Comparison,
  among: ChangedPages,
): Change[] {
  const { after, names, say } = comparison;
  if (kept.every((pair) => pair.before.popular === pair.after.popular)) return [];
  const marked = (side: 'before' | 'after') =>
    kept
      .filter((pair) => pair[side].popular)
      .map((pair) => names.offered(set.after, pair.after))
      .join(', ') || null;
  const undone = withSet(after.project.site, set.after.id, (own) => ({
    ...own,
    packages: own.packages.map((offered) => ({
      ...offered,
      popular: kept.find((pair) => pair.after.id === offered.id)?.before.popular ?? offered.popular,
    })),
  }));
  const fact = {
    kind: 'popular-changed',
    subject: `package.${set.after.id}.popular`,
    name: names.set(set.after),
    label: say(factWords.popular),
    sidesIn: () => ({ before: marked('before'), after: marked('after') }),
    undone,
  } as const;
  return factChanges([fact], comparison, among.after);
}
