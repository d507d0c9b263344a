import { expect, test } from 'vitest';
import { editedFiles, projectOf, smallProject } from '../texts/small-project.ts';
import { printedImpact } from './printed-impact.ts';

const site = smallProject['site.yaml'] ?? '';
const fields = `      - { type: text, name: name, required: true }
      - { type: select, name: subject, options: [quote, { value: support, icon: server }] }
`;

/** The small project with other fields in its contact form. */
function withFields(written: string): Record<string, string> {
  if (site.split(fields).length !== 2) throw new Error('The contact form is another one.');
  return projectOf(site.replace(fields, written));
}

test('fields that are gained and lost', () => {
  const after = withFields(`      - { type: text, name: name, required: true }
      - { type: email, name: email, required: true }
      - { type: tel, name: phone }
`);
  expect(printedImpact(smallProject, after)).toBe(`Forms
  en solutions.title /lausnir
    Field added, Form contact › en contact.fields.email.label (email): e-mail address, must be filled in
    Field added, Form contact › en contact.fields.phone.label (phone): phone number, may be left empty
    Field removed, Form contact › en contact.fields.subject.label (subject): list of choices, may be left empty
`);
});

test('a field that stands in the same place and is of the same type was renamed', () => {
  const after = withFields(fields.replace('name: name', 'name: visitor'));
  expect(printedImpact(smallProject, after)).toBe(`Forms
  en solutions.title /lausnir
    Field renamed, Form contact: en contact.fields.name.label (name) -> en contact.fields.visitor.label (visitor)
      New answers are stored under visitor.

Texts
  en solutions.title /lausnir
    Form contact › en contact.fields.visitor.label (visitor) › label (2 languages)
      is “is [contact.fields.name.label]” -> “is [contact.fields.visitor.label]”
      en “en [contact.fields.name.label]” -> “en [contact.fields.visitor.label]”

[ ] marks the words that change.
`);
});

test('a field with the same label was renamed wherever it stands', () => {
  const renamed = withFields(`      - { type: email, name: email }
      - { type: select, name: subject, options: [quote, { value: support, icon: server }] }
      - { type: text, name: visitor, required: true }
`);
  const after = editedFiles(renamed, [
    ['locales/is/forms.json', 'is contact.fields.visitor.label', 'is contact.fields.name.label'],
    ['locales/en/forms.json', 'en contact.fields.visitor.label', 'en contact.fields.name.label'],
  ]);
  expect(printedImpact(smallProject, after)).toBe(`Forms
  en solutions.title /lausnir
    Field added, Form contact › en contact.fields.email.label (email): e-mail address, may be left empty
    Field renamed, Form contact: en contact.fields.name.label (name) -> en contact.fields.name.label (visitor)
      New answers are stored under visitor.
    Fields in another order, Form contact: en contact.fields.name.label (name), en contact.fields.subject.label (subject) -> en contact.fields.email.label (email), en contact.fields.subject.label (subject), en contact.fields.name.label (visitor)
`);
});

test('choices that are gained, lost and in another order', () => {
  const after = withFields(
    fields.replace(
      '[quote, { value: support, icon: server }]',
      '[{ value: support, icon: zap }, quote, other]',
    ),
  );
  expect(printedImpact(smallProject, after)).toBe(`Forms
  en solutions.title /lausnir
    Icon, Form contact › en contact.fields.subject.label (subject) › en contact.fields.subject.options.support (support): server -> zap
    Choice added: Form contact › en contact.fields.subject.label (subject) › en contact.fields.subject.options.other (other)
    Choices in another order, Form contact › en contact.fields.subject.label (subject): en contact.fields.subject.options.quote (quote), en contact.fields.subject.options.support (support) -> en contact.fields.subject.options.support (support), en contact.fields.subject.options.quote (quote), en contact.fields.subject.options.other (other)
`);
  const lost = withFields(fields.replace('[quote, { value: support, icon: server }]', '[quote]'));
  expect(printedImpact(smallProject, lost)).toBe(`Forms
  en solutions.title /lausnir
    Choice removed: Form contact › en contact.fields.subject.label (subject) › en contact.fields.subject.options.support (support)
`);
});

test('what a field demands, in Icelandic', () => {
  const after = withFields(fields.replace('required: true', 'maxLength: 80'));
  expect(printedImpact(smallProject, after, { language: 'is' })).toBe(`Form
  is solutions.title /lausnir
    Skyldureitur, Formið contact › is contact.fields.name.label (name): þarf að fylla út -> má vera autt
    Stafir í mesta lagi, Formið contact › is contact.fields.name.label (name): 200 -> 80
`);
});
