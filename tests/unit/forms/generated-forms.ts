import fc from 'fast-check';
import { hiddenFields, TRAP_FIELD } from '../../../app/forms/hidden-fields.ts';
import { type Form, type FormField, form } from '../../../schema/form.ts';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const name = fc.oneof(
  word,
  fc.tuple(word, fc.constantFrom('_', '-'), word).map((parts) => parts.join('')),
);
const reserved = new Set<string>(Object.values(hiddenFields));

const value = fc.stringMatching(/^[a-z0-9þæöñ+-]{1,12}$/);
const options = fc.uniqueArray(value, { minLength: 1, maxLength: 6 });

/** A field as an editor may write it, without its name. */
const fieldWithoutName = fc.oneof(
  fc.record({
    type: fc.constantFrom('text', 'email', 'tel', 'url', 'textarea'),
    required: fc.boolean(),
    maxLength: fc.integer({ min: 40, max: 600 }),
  }),
  fc.record({
    type: fc.constantFrom('select', 'radio-cards', 'checkbox-cards'),
    required: fc.boolean(),
    options,
  }),
);

/**
 * Forms as site.yaml may contain them, without packages.
 * @param id the form's id
 * @param first their first fields
 */
export function generatedForms(id: string, first: readonly FormField[] = []): fc.Arbitrary<Form> {
  const usedNames = new Set<string>([...reserved, TRAP_FIELD, ...first.map((field) => field.name)]);
  const field = fc.tuple(name, fieldWithoutName);
  return fc.uniqueArray(field, { minLength: 1, maxLength: 8, selector: ([name]) => name }).map((fields) => {
    const newFields = fields.filter(([name]) => !usedNames.has(name) && name !== 'message');
    const generatedForm = form.parse({
      id,
      fields: [['message', { type: 'textarea' }] as const, ...newFields].map(([name, rest]) => ({
        name,
        ...rest,
      })),
    });
    return { ...generatedForm, fields: [...first, ...generatedForm.fields] };
  });
}
