import { z } from 'zod';
import { email, phone } from '../company.ts';
import { markVisible } from '../content-model.ts';
import { itemSchema } from '../object-schema.ts';
import { pictureName } from '../picture.ts';
import { columns, defineSection } from './section-base.ts';

const person = itemSchema(
  'person',
  'A person with a picture.',
  { role: 'required', text: 'optional' },
  {
    name: markVisible(z.string().min(1)).describe('The person’s name, the same in each language.'),
    picture: pictureName,
    email: markVisible(email)
      .optional()
      .describe('The person’s own e-mail address; left out, none is shown.'),
    phone: markVisible(phone).optional().describe('The person’s own phone number; left out, none is shown.'),
  },
  { id: 'designer', name: 'Nafn Nafnsdóttir' },
  { title: ['name'] },
);

/** The people who work here, with their roles. */
export const people = defineSection('people', 'People with their pictures.', {
  fields: { columns, people: z.array(person).min(1).describe('The people in the order they are shown.') },
  example: { id: 'people', people: [{ id: 'designer', name: 'Nafn Nafnsdóttir' }] },
});
