import { describe, expect, test } from 'vitest';
import { checkSubmission, type FormEntry } from '../../../app/forms/check-submission.ts';
import type { Form } from '../../../schema/form.ts';
import { realSite } from '../texts/real-project.ts';

const form = (id: string): Form => {
  const formRules = realSite.forms[id];
  if (!formRules) throw new Error(`No form ${id}`);
  return formRules;
};
const contact: Record<string, string> = {
  name: 'Jóna',
  email: 'jona@example.is',
  subject: 'Vefur',
  message: 'Góðan dag',
};
const desk = { name: 'Jóna', email: 'jona@example.is', problem: 'Bilað', urgency: 'low' };
const order = { selected_package: 'basic', name: 'Jóna', email: 'jona@example.is' };
const check = (id: string, fields: Record<string, string>, ...moreEntries: FormEntry[]) =>
  checkSubmission(form(id), [...Object.entries(fields), ...moreEntries]);
const errors = (id: string, fields: Record<string, string>, ...moreEntries: FormEntry[]) => {
  const checked = check(id, fields, ...moreEntries);
  return checked.kind === 'invalid' ? checked.errors.map(({ field, code }) => `${field} ${code}`) : checked;
};

test('answers are trimmed, and empty ones are left out', () => {
  expect(check('contact', { ...contact, name: ' Jóna\t', phone: '  ', company: '' })).toEqual({
    kind: 'accepted',
    fields: contact,
  });
});

test('line breaks are single characters, as the browser counts them', () => {
  const message = `${'a'.repeat(2499)}\r\n`.repeat(2);
  expect(check('contact', { ...contact, message })).toMatchObject({
    kind: 'accepted',
    fields: { message: `${'a'.repeat(2499)}\n${'a'.repeat(2499)}` },
  });
});

test('a line break in a line is a space, so that no answer starts a second header of a mail', () => {
  expect(check('contact', { ...contact, name: 'a\r\nBcc: b@c.is' })).toMatchObject({
    kind: 'accepted',
    fields: { name: 'a Bcc: b@c.is' },
  });
});

test('tick boxes are joined in the order of the form, sent one by one or with commas', () => {
  const quote = { name: 'J', email: 'j@example.is', message: 'x' };
  const expected = { kind: 'accepted', fields: { ...quote, selected_services: 'web-design,seo' } };
  expect(check('quote', quote, ['selected_services', 'seo'], ['selected_services', 'web-design'])).toEqual(
    expected,
  );
  expect(check('quote', { ...quote, selected_services: 'seo,web-design,seo' })).toEqual(expected);
  expect(check('quote', { ...quote, selected_services: '' })).toEqual({ kind: 'accepted', fields: quote });
});

test.each<[string, string, Record<string, string>, FormEntry[], string[]]>([
  ['nothing', 'contact', {}, [], ['name required', 'email required', 'subject required', 'message required']],
  ['white space', 'contact', { ...contact, message: ' \r\n\t\u00a0' }, [], ['message required']],
  ['too long', 'contact', { ...contact, name: 'a'.repeat(201) }, [], ['name too-long']],
  ['a name twice', 'contact', contact, [['name', 'b']], ['name not-text']],
  ['no address', 'contact', { ...contact, email: 'jona@localhost' }, [], ['email email']],
  ['no number', 'contact', { ...contact, phone: 'call me' }, [], ['phone phone']],
  ['no web address', 'servicedesk', { ...desk, website: 'javascript:alert(1)' }, [], ['website url']],
  ['no such urgency', 'servicedesk', { ...desk, urgency: 'never' }, [], ['urgency choice']],
  ['no package', 'hosting-order', { ...order, selected_package: '' }, [], ['selected_package required']],
  ['no such service', 'quote', { ...desk, message: 'x', selected_services: 'seo,spam' }, [], []],
])('%s', (_, id, fields, moreEntries, expected) => {
  const { problem: _problem, urgency: _urgency, ...quote } = fields;
  if (id === 'quote') expect(errors(id, quote, ...moreEntries)).toEqual(['selected_services choice']);
  else expect(errors(id, fields, ...moreEntries)).toEqual(expected);
});

describe('a field that the form does not have', () => {
  test.each(['admin', '__proto__', 'constructor', 'Name', ''])('"%s"', (field) => {
    expect(check('contact', contact, [field, 'x'])).toEqual({ kind: 'unknown-field', field });
  });
});
