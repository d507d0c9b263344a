import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constraintsOf } from '../../../app/forms/constraints.ts';
import { checkSubmission, type FormEntry } from '../../../app/forms/submission-schema.ts';
import { realSite } from '../texts/real-project.ts';
import { validEntries } from './form-arbitraries.ts';

describe.each(Object.values(realSite.forms))('$id', (form) => {
  const names = form.fields.map(({ name }) => name);

  test('nothing valid is refused', () => {
    fc.assert(
      fc.property(validEntries(form), (entries) => {
        expect(checkSubmission(form, entries)).toMatchObject({ kind: 'accepted' });
      }),
    );
  });

  test('nothing invalid is accepted', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', ' ', 'a@b.is', '5551234', 'https://a.is', 'low', 'seo', 'basic', 'a'.repeat(6000)),
    );
    const name = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.string() },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (entries: FormEntry[]) => {
        const checked = checkSubmission(form, entries);
        if (checked.kind === 'unknown-field') expect(names).not.toContain(checked.field);
        else if (checked.kind === 'invalid') expect(checked.errors).not.toEqual([]);
        else expectValid(checked.fields);
      }),
    );
  });

  /** Judges by the definition, as a browser would. */
  function expectValid(fields: Readonly<Record<string, string>>): void {
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
    for (const field of form.fields) {
      const answer = fields[field.name];
      const { required, maxLength = Number.POSITIVE_INFINITY, pattern } = constraintsOf(field);
      if (answer === undefined) {
        expect(required).toBe(false);
        continue;
      }
      expect(answer.trim()).toBe(answer);
      expect(answer).not.toBe('');
      expect(answer.length).toBeLessThanOrEqual(maxLength);
      if (pattern !== undefined) expect(answer).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
      if ('options' in field) {
        const chosen = field.type === 'checkbox-cards' ? answer.split(',') : [answer];
        expect(field.options.map(({ value }) => value)).toEqual(expect.arrayContaining(chosen));
      }
    }
  }
});
