import type { Form, FormField } from '../../../schema/form.ts';
import type { Change, Named, Seen } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { makeChange } from '../comparison/make-change.ts';
import { sameValues } from '../comparison/values.ts';
import { type FieldOption, type FieldPairs, optionsOf } from '../pairs/pair-forms.ts';
import { isKept, isReordered, type Kept } from '../pairs/pair-up.ts';
import { fieldAspectWords, formWords } from '../words/form-words.ts';

/** Choices of a field that are new, gone, renamed, in another order or otherwise. */
export function compareOptions(
  form: Kept<Form>,
  field: Kept<FormField>,
  options: FieldPairs['options'],
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, names, say } = comparison;
  const place = {
    subject: `form.${form.after.id}.${field.after.name}`,
    name: `${names.form(form.after)} › ${names.field(form.after, field.after)}`,
  };
  const nameOf = (side: 'before' | 'after', option: FieldOption) =>
    names.option(form[side], field[side], option);
  const changes = options.flatMap((pair): Change[] => {
    const [side, option] = pair.after ? (['after', pair.after] as const) : (['before', pair.before] as const);
    const named = {
      subject: `${place.subject}.${option.value}`,
      name: `${place.name} › ${nameOf(side, option)}`,
    };
    if (isKept(pair)) return optionChanges(pair, named, place, nameOf, seen, comparison);
    const kind = pair.after ? 'option-added' : 'option-removed';
    const label = say(pair.after ? formWords.optionAdded : formWords.optionRemoved);
    return [makeChange({ kind, ...named, label }, seen)];
  });
  if (!isReordered(options, optionsOf(field.before))) return changes;
  const listed = (side: 'before' | 'after') =>
    optionsOf(field[side])
      .map((option) => nameOf(side, option))
      .join(', ');
  const values = sameValues(languages, listed('before'), listed('after'));
  const label = say(formWords.optionsReordered);
  return [...changes, makeChange({ kind: 'options-reordered', ...place, label, values }, seen)];
}

function optionChanges(
  { before, after }: Kept<FieldOption>,
  named: Named,
  place: Named,
  nameOf: (side: 'before' | 'after', option: FieldOption) => string,
  seen: Seen,
  { languages, isSameTarget, say }: Comparison,
): Change[] {
  const changes: Change[] = [];
  if (before.value !== after.value)
    changes.push(
      makeChange(
        {
          kind: 'option-renamed',
          subject: named.subject,
          name: place.name,
          label: say(formWords.optionRenamed),
          values: sameValues(languages, nameOf('before', before), nameOf('after', after)),
          note: say(formWords.storedUnder(after.value)),
        },
        seen,
      ),
    );
  const old = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(after) as [string, string | null][]) {
    const was = old.get(key) as string | null | undefined;
    if (key === 'value' || !isOther(was, value)) continue;
    if (key === 'page' && isSameTarget(was ?? undefined, value ?? undefined)) continue;
    const values = sameValues(languages, was ?? null, value);
    const label = say(fieldAspectWords(key));
    changes.push(
      makeChange(
        { kind: 'option-changed', ...named, subject: `${named.subject}.${key}`, label, values },
        seen,
      ),
    );
  }
  return changes;
}
