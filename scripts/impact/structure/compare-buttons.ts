import type { Action } from '../../../schema/action.ts';
import type { Change, Named, Seen } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { sameValues, valuesIn } from '../comparison/values.ts';
import { isKept, isReordered, type Kept, type Pair, pairUp } from '../pairs/pair-up.ts';
import { textIn } from '../state/text-in.ts';
import { pageWords } from '../words/page-words.ts';

/** A button by its words and where it leads. */
export type Button = Pick<Action, 'label' | 'to'> & Partial<Pick<Action, 'look'>>;

/**
 * What is otherwise about the buttons in one place.
 * @param place where they are: `home.hero`, `Home › Hero`
 */
export function compareButtons(
  before: readonly Button[],
  after: readonly Button[],
  place: Named,
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { names, say } = comparison;
  const pairs = pairButtons(before, after, comparison);
  const named = ({ label }: Button): Named => ({
    subject: `${place.subject}.${label}`,
    name: `${place.name} › ${names.button(label)}`,
  });
  const changes = pairs.flatMap((pair): Change[] => {
    if (isKept(pair)) return buttonChanges(pair, named(pair.after), place, seen, comparison);
    const [kind, button] = pair.after
      ? (['button-added', pair.after] as const)
      : (['button-removed', pair.before] as const);
    const label = say(pair.after ? pageWords.buttonAdded : pageWords.buttonRemoved);
    const values = sameValues(comparison.languages, pair.before?.to ?? null, pair.after?.to ?? null);
    return [makeChange({ kind, ...named(button), label, values }, seen)];
  });
  if (!isReordered(pairs, before)) return changes;
  const listed = (buttons: readonly Button[]) => buttons.map(({ label }) => names.button(label)).join(', ');
  const values = sameValues(comparison.languages, listed(before), listed(after));
  const label = say(pageWords.buttonsReordered);
  return [...changes, makeChange({ kind: 'buttons-reordered', ...place, label, values }, seen)];
}

/** The same buttons: those with the same words, then those that lead to the same page, then those in the same place. */
function pairButtons(
  before: readonly Button[],
  after: readonly Button[],
  { isSameTarget }: Comparison,
): Pair<Button>[] {
  const byWords = pairUp(
    before,
    after,
    ({ label }) => label,
    (old, now) => isSameTarget(old.to, now.to),
  );
  const gone = byWords.flatMap((pair) => (pair.after === null ? [pair.before] : []));
  const left = byWords.flatMap((pair): Pair<Button>[] => {
    if (pair.before !== null) return pair.after === null ? [] : [pair];
    const old = gone.shift();
    return [old ? { before: old, after: pair.after } : pair];
  });
  return [...left, ...gone.map((button) => ({ before: button, after: null }))];
}

function buttonChanges(
  { before, after }: Kept<Button>,
  named: Named,
  place: Named,
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, isSameTarget, say } = comparison;
  const changes: Change[] = [];
  const words = (state: Comparison['after'], code: string, label: string) =>
    textIn(state, code, `common:actions.${label}`) ?? label;
  if (before.label !== after.label) {
    const values = valuesIn(languages, (code) => ({
      before: words(comparison.before, code, before.label),
      after: words(comparison.after, code, after.label),
    }));
    const label = say(pageWords.buttonWords);
    if (values.length > 0)
      changes.push(makeChange({ kind: 'button-changed', ...named, name: place.name, label, values }, seen));
  }
  if (!isSameTarget(before.to, after.to)) {
    const values = sameValues(languages, before.to, after.to);
    changes.push(
      makeChange({ kind: 'button-changed', ...named, label: say(pageWords.buttonTarget), values }, seen),
    );
  }
  if (before.look !== after.look) {
    const values = sameValues(languages, before.look ?? null, after.look ?? null);
    changes.push(
      makeChange({ kind: 'button-changed', ...named, label: say(pageWords.buttonLook), values }, seen),
    );
  }
  return changes;
}
