import fc from 'fast-check';
import type { FormEntry } from '../../../app/forms/check-submission.ts';
import type { Form, FormField } from '../../../schema/form.ts';

/** Values that a browser accepts for a field; null stands for an omitted answer. */
export function validAnswer(field: FormField): fc.Arbitrary<readonly string[]> {
  const answers = validValues(field);
  return field.required ? answers : fc.oneof(answers, fc.constantFrom([], ['']));
}

function validValues(field: FormField): fc.Arbitrary<readonly string[]> {
  const asList = (values: fc.Arbitrary<string>) => values.map((value) => [value]);
  switch (field.type) {
    case 'text':
      return asList(anyText(field.maxLength, /[^\p{Cc}]/v));
    case 'textarea':
      return asList(
        anyText(field.maxLength, /[^\p{Cc}]|[\n\t]/v).map((text) => text.replaceAll('\n', '\r\n')),
      );
    case 'email':
      // Quotation marks around an address are left out; none begins with one here.
      return asList(
        fc.emailAddress().filter((address) => /^\w/.test(address) && address.length <= field.maxLength),
      );
    case 'tel':
      return asList(
        fc
          .stringMatching(/^\+?[0-9]{2}[0-9 ()./-]{1,20}[0-9]( ext\. [0-9])?$/)
          .filter((number) => number.length <= field.maxLength),
      );
    case 'url':
      return asList(fc.webUrl().filter((url) => url.length <= field.maxLength));
    case 'checkbox-cards':
      return fc.shuffledSubarray(
        field.options.map(({ value }) => value),
        { minLength: 1 },
      );
    default:
      return asList(fc.constantFrom(...field.options.map(({ value }) => value)));
  }
}

/** Text with visible characters in it. */
function anyText(maxLength: number, character: RegExp): fc.Arbitrary<string> {
  return fc
    .array(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((unit) => character.test(unit)),
      { minLength: 1, maxLength: 60 },
    )
    .map((units) => units.join(''))
    .filter((text) => text.trim() !== '' && text.length <= maxLength && text.isWellFormed());
}

/** Every form that a visitor could send from one of our pages. */
export function validEntries(form: Form): fc.Arbitrary<FormEntry[]> {
  return fc
    .tuple(...form.fields.map((field) => validAnswer(field)))
    .map((answers) =>
      answers.flatMap((values, at) => values.map((value): FormEntry => [form.fields[at]?.name ?? '', value])),
    );
}
