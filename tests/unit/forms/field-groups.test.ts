import { describe, expect, it } from 'vitest';
import { fieldGroups, wideFields } from '../../../app/ui/fields/field-groups.ts';
import { type FormField, formField } from '../../../schema/form.ts';

const text = (name: string, autocomplete?: string) => ({
  type: 'text',
  name,
  ...(autocomplete && { autocomplete }),
});
const cards = (name: string) => ({ type: 'checkbox-cards', name, options: ['a', 'b'] });
const fieldsOf = (...written: object[]): FormField[] => written.map((field) => formField.parse(field));

/** The groups as texts: `cards services`, `person name email`. */
function groupsOf(...written: object[]): string[] {
  return fieldGroups(fieldsOf(...written)).map((group) =>
    group.kind === 'cards'
      ? `cards ${group.field.name}`
      : `${group.kind} ${group.fields.map(({ name }) => name).join(' ')}`,
  );
}

describe('fieldGroups', () => {
  it('puts what is asked of the person and of the matter under a heading each', () => {
    expect(
      groupsOf(
        cards('services'),
        cards('solutions'),
        text('name', 'name'),
        { type: 'email', name: 'email', autocomplete: 'email' },
        { type: 'url', name: 'website', autocomplete: 'url' },
        { type: 'textarea', name: 'message' },
      ),
    ).toEqual(['cards services', 'cards solutions', 'person name email', 'matter website message']);
  });

  it('keeps the order of the form and repeats no heading where the two alternate', () => {
    expect(groupsOf(text('name', 'name'), text('subject'), text('company', 'organization'))).toEqual([
      'person name',
      'matter subject company',
    ]);
  });
});

describe('wideFields', () => {
  const wide = (...written: object[]) => {
    const [group] = fieldGroups(fieldsOf(...written));
    return group && group.kind !== 'cards' ? [...wideFields(group.fields)] : [];
  };

  it('gives long fields a row, and a short one that is left without a neighbour', () => {
    expect(wide(text('one'), text('two'), { type: 'textarea', name: 'long' })).toEqual(['long']);
    expect(wide(text('one'), { type: 'textarea', name: 'long' }, text('two'), text('three'))).toEqual([
      'one',
      'long',
    ]);
    expect(wide(text('one'))).toEqual(['one']);
  });
});
