import type { Form, FormField } from '../../../schema/form.ts';
import type { Change, Seen } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onNoPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import type { FieldPairs, FormPairs } from '../pairs/pair-forms.ts';
import { isKept, isReordered, type Kept } from '../pairs/pair-up.ts';
import { sitePages } from '../state/site-page.ts';
import { fieldAspectWords, fieldTypeWords, formWords } from '../words/form-words.ts';
import { compareOptions } from './compare-options.ts';

/**
 * Forms that gain, lose or rename a field or a choice, or whose fields are otherwise. A form that no page shows changes
 * nothing; one that is new or gone is told with its section.
 */
export function compareForms(comparison: Comparison): Change[] {
  return comparison.pairs.forms.flatMap(({ form, fields }) => {
    if (!isKept(form)) return [];
    const seen = pagesWith(form.after, comparison);
    return seen.pages.length > 0 ? formChanges(form, fields, seen, comparison) : [];
  });
}

function formChanges(
  form: Kept<Form>,
  fields: FormPairs['fields'],
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, names, say } = comparison;
  const changes = fields.flatMap((pairs) => fieldChanges(form, pairs, seen, comparison));
  const order = fields.map(({ field }) => field);
  if (!isReordered(order, form.before.fields)) return changes;
  const listed = (of: Form) => of.fields.map((field) => names.field(of, field)).join(', ');
  const values = sameValues(languages, listed(form.before), listed(form.after));
  const named = { subject: `form.${form.after.id}`, name: names.form(form.after) };
  const label = say(formWords.fieldsReordered);
  return [...changes, makeChange({ kind: 'fields-reordered', ...named, label, values }, seen)];
}

function fieldChanges(
  form: Kept<Form>,
  { field, options }: FieldPairs,
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, names, say } = comparison;
  const own = field.after ?? field.before;
  const of = field.after ? form.after : form.before;
  const named = {
    subject: `form.${form.after.id}.${own.name}`,
    name: `${names.form(form.after)} › ${names.field(of, own)}`,
  };
  if (!isKept(field)) {
    const kind = field.after ? 'field-added' : 'field-removed';
    const label = say(field.after ? formWords.fieldAdded : formWords.fieldRemoved);
    const words = `${say(fieldTypeWords[own.type])}, ${requiredWords(own, comparison)}`;
    const values = sameValues(languages, field.before ? words : null, field.after ? words : null);
    return [makeChange({ kind, ...named, label, values }, seen)];
  }
  const changes: Change[] = [];
  if (field.before.name !== field.after.name)
    changes.push(
      makeChange(
        {
          kind: 'field-renamed',
          ...named,
          name: names.form(form.after),
          label: say(formWords.fieldRenamed),
          values: sameValues(
            languages,
            names.field(form.before, field.before),
            names.field(form.after, field.after),
          ),
          note: say(formWords.storedUnder(field.after.name)),
        },
        seen,
      ),
    );
  return [
    ...changes,
    ...aspectChanges(field, named, seen, comparison),
    ...compareOptions(form, field, options, seen, comparison),
  ];
}

/** What is told in other ways. */
const notAspects = new Set(['name', 'options']);

function aspectChanges(
  field: Kept<FormField>,
  named: Pick<Change, 'subject' | 'name'>,
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, say } = comparison;
  const old = new Map<string, unknown>(Object.entries(field.before));
  const now = new Map<string, unknown>(Object.entries(field.after));
  const isOtherType = field.before.type !== field.after.type;
  return (
    [...new Set([...now.keys(), ...old.keys()])]
      .filter((key) => !notAspects.has(key) && isOther(old.get(key), now.get(key)))
      // Another sort of field brings settings of its own.
      .filter((key) => !isOtherType || (old.has(key) && now.has(key)))
      .map((key) => {
        const words = (of: FormField, value: unknown) => {
          if (key === 'type') return say(fieldTypeWords[of.type]);
          if (key === 'required') return requiredWords(of, comparison);
          return value === undefined ? null : String(value);
        };
        const values = sameValues(
          languages,
          words(field.before, old.get(key)),
          words(field.after, now.get(key)),
        );
        const label = say(fieldAspectWords(key));
        return makeChange(
          { kind: 'field-changed', ...named, subject: `${named.subject}.${key}`, label, values },
          seen,
        );
      })
  );
}

function requiredWords({ required }: FormField, { say }: Comparison): string {
  return say(required ? formWords.mustBeFilled : formWords.mayBeEmpty);
}

/** The pages that show a form. */
function pagesWith({ id }: Form, comparison: Comparison): Seen {
  const pages = sitePages(comparison.after.project.site).filter(({ sections }) =>
    sections.some((section) => 'form' in section && section.form === id),
  );
  return { ...onNoPage(comparison), pages: pages.map(({ address }) => address) };
}
