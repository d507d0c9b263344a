import { expect, test } from 'vitest';
import { freeName, nameFor, slugify } from '../../../edits/new-names.ts';

test.each([
  ['Hvað tekur þetta langan tíma?', 'hvad-tekur-thetta-langan-tima'],
  [' Ærø & Ñandú – 2 ', 'aero-nandu-2'],
  ['Straße in Łódź', 'strasse-in-lodz'],
  ['???', ''],
  // Cut between two words.
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the name of “%s” is one that site.yaml takes', (words, name) => {
  expect(slugify(words)).toBe(name);
});

test('the name of a picture has the first words of its text, and a number where it is taken', () => {
  expect(nameFor('Gullfoss í klakaböndum um vetur', 'picture')).toBe('gullfoss-i-klakabondum-um');
  expect(nameFor('', 'picture')).toBe('picture');
  expect(freeName('gullfoss', ['gullfoss', 'gullfoss-2'])).toBe('gullfoss-3');
});
