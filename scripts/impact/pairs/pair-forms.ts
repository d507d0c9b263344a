import type { Form, FormField } from '../../../schema/form.ts';
import type { State } from '../state/state.ts';
import { isKept, type Kept, type Pair, pairUp } from './pair-up.ts';
import { saySame } from './words-below.ts';

/** A choice of a field. */
export type FieldOption = Extract<FormField, { options: unknown }>['options'][number];

/** A form, and the fields of one that is in both states. */
export interface FormPairs {
  readonly form: Pair<Form>;
  readonly fields: readonly FieldPairs[];
}

/** A field, and the choices of one that is in both states. */
export interface FieldPairs {
  readonly field: Pair<FormField>;
  readonly options: readonly Pair<FieldOption>[];
}

/**
 * Finds the same forms, fields and choices. What has the same words was only renamed; so was what stands in the same
 * place of a list of the same length, a field if it is of the same type.
 */
export function pairForms(before: State, after: State): FormPairs[] {
  const forms = pairUp(
    Object.values(before.project.site.forms),
    Object.values(after.project.site.forms),
    ({ id }) => id,
    (old, now) => JSON.stringify(old.fields) === JSON.stringify(now.fields),
  );
  return forms.map((form) => ({ form, fields: isKept(form) ? pairFields(form, before, after) : [] }));
}

function pairFields(form: Kept<Form>, before: State, after: State): FieldPairs[] {
  const oldStart = `forms:${form.before.id}.fields.`;
  const newStart = `forms:${form.after.id}.fields.`;
  const saysSame = (old: string, now: string) => saySame(before, oldStart + old, after, newStart + now);
  const fields = pairRenamed(
    form.before.fields,
    form.after.fields,
    ({ name }) => name,
    (old, now) => old.type === now.type && saysSame(`${old.name}.label`, `${now.name}.label`),
    (old, now) => old.type === now.type,
  );
  return fields.map((field) => ({
    field,
    options: isKept(field)
      ? pairRenamed(
          optionsOf(field.before),
          optionsOf(field.after),
          ({ value }) => value,
          (old, now) => {
            if ('package' in old || 'package' in now) return samePackage(old, now);
            const oldName = `${field.before.name}.options.${old.value}`;
            const newName = `${field.after.name}.options.${now.value}`;
            return saysSame(oldName, newName);
          },
          () => field.before.type !== 'package',
        )
      : [],
  }));
}

/** The choices of a field; none of a field that is filled in. */
export function optionsOf(field: FormField): readonly FieldOption[] {
  return 'options' in field ? field.options : [];
}

function samePackage(old: FieldOption, now: FieldOption): boolean {
  return 'package' in old && 'package' in now && old.package === now.package;
}

/** Words tell more than places: first what says the same, then what stands where the other one stood. */
function pairRenamed<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (thing: T) => string,
  saysSame: (before: T, after: T) => boolean,
  mayFollow: (before: T, after: T) => boolean,
): Pair<T>[] {
  const byWords = pairUp(before, after, nameOf, saysSame);
  if (before.length !== after.length) return byWords;
  const gone = new Set(byWords.flatMap((pair) => (pair.after === null ? [pair.before] : [])));
  return byWords.flatMap((pair): Pair<T>[] => {
    if (pair.after === null) return gone.has(pair.before) ? [pair] : [];
    const old = before[after.indexOf(pair.after)];
    if (pair.before !== null || old === undefined || !gone.has(old) || !mayFollow(old, pair.after))
      return [pair];
    gone.delete(old);
    return [{ before: old, after: pair.after }];
  });
}
