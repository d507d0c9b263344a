import { z } from 'zod';
import { action } from './action.ts';
import { contentModel, markVisible } from './content-model.ts';
import { iconName, id, path } from './identifiers.ts';
import { kindSchema, objectSchema } from './object-schema.ts';
import { required } from './text-slots.ts';

/** An entry of a dropdown. Its title and description are `nav:<page>.title` and `nav:<page>.description`. */
const menuEntry = objectSchema(
  'menu entry',
  'A page in a dropdown, with its icon.',
  // The header compares its addresses with that of the page, so only its icons are marked.
  { icon: markVisible(iconName), to: path },
  { icon: 'server', to: '/lausnir/vefhysing' },
).register(contentModel, {
  knownBy: 'to',
  title: ['to'],
  distinct: { to: 'value' },
  texts: [{ file: 'nav', pageIn: 'to', slots: required('description') }],
});

const headerItem = z
  .discriminatedUnion('kind', [
    kindSchema(
      'menu',
      'A page with a dropdown below it.',
      { id, to: path, entries: z.array(menuEntry).min(1).describe('The pages in the dropdown.') },
      { id: 'solutions', to: '/lausnir', entries: [{ icon: 'server', to: '/lausnir/vefhysing' }] },
    ).register(contentModel, { name: 'id', title: ['to'], distinct: { id: 'id', to: 'value' } }),
    kindSchema('link', 'A single page.', { to: path }, { to: '/verdskra' }).register(contentModel, {
      knownBy: 'to',
      distinct: { to: 'value' },
    }),
  ])
  .describe('An entry of the bar at the top: a menu or a link.')
  .meta({ title: 'entry of the bar' });
export type HeaderItem = z.infer<typeof headerItem>;

export const navigation = objectSchema('navigation', 'Header and footer.', {
  header: z.array(headerItem).min(1).describe('The bar at the top of each page.'),
  quote: action.describe('The button at the end of the bar.'),
  quick: z.array(markVisible(path)).describe('Quick links at the foot of each page.'),
  legal: z.array(markVisible(path)).describe('Legal links at the foot of each page.'),
  cookies: markVisible(path).describe('The page that the cookie notice links to.'),
  privacy: markVisible(path).describe('The page that the line below each form links to.'),
  terms: markVisible(path)
    .optional()
    .describe('The page of the terms, to which packages and order forms lead.'),
});
export type Navigation = z.infer<typeof navigation>;
