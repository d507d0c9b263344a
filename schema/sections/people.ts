import { z } from 'zod';
import { email, phone } from '../company.ts';
import { id } from '../identifiers.ts';
import { pictureName } from '../picture.ts';
import { thing } from '../thing.ts';
import { columns, defineSection } from './section-base.ts';

const person = thing(
  'person',
  'A person with a picture.',
  {
    id,
    name: z.string().min(1).describe('The person’s name, the same in each language.'),
    picture: pictureName,
    email: email.optional().describe('The person’s own e-mail address; left out, none is shown.'),
    phone: phone.optional().describe('The person’s own phone number; left out, none is shown.'),
  },
  { id: 'designer', name: 'Nafn Nafnsdóttir' },
);

/** The people who work here, each with what they do. */
export const people = defineSection('people', 'People with their pictures.', {
  fields: { columns, people: z.array(person).min(1).describe('The people in the order they are shown.') },
  texts: { lists: { people: { slots: { role: 'required', text: 'optional' } } } },
  example: { id: 'people', people: [{ id: 'designer', name: 'Nafn Nafnsdóttir' }] },
});
