import { describe, expect, test } from 'vitest';
import { matchingProjects } from '../../../app/sections/matching-projects.ts';
import { projectOf } from './small-pages.ts';

const projects = [
  projectOf({
    id: 'fjord',
    title: 'Fjörður',
    description: 'Bókunarvefur',
    category: 'vefur',
    tags: ['React'],
  }),
  projectOf({
    id: 'shop',
    title: 'Búðin',
    description: 'Netverslun með ull',
    category: 'netverslun',
    tags: ['WooCommerce'],
  }),
  projectOf({
    id: 'wool',
    title: 'Ull',
    description: 'Vefur',
    category: 'vefur',
    tags: ['WordPress', 'Hýsing'],
  }),
];

describe('the projects that are looked for', () => {
  test.each([
    ['', '', ['fjord', 'shop', 'wool']],
    ['vefur', '', ['fjord', 'wool']],
    ['', 'ULL', ['shop', 'wool']],
    ['vefur', 'ull', ['wool']],
    ['', 'fjörð', ['fjord']],
    ['', 'FJÖRÐ', ['fjord']],
    ['', 'woocommerce', ['shop']],
    ['', ' react ', ['fjord']],
    ['', '   ', ['fjord', 'shop', 'wool']],
    ['', 'press', ['wool']],
    ['', '.*', []],
    ['vef', '', []],
    ['netverslun', 'react', []],
  ])('category %j and %j: %j', (category, search, ids) => {
    expect(matchingProjects(projects, category, search).map(({ id }) => id)).toEqual(ids);
  });

  test('are not found by what a visitor does not look in', () => {
    expect(
      matchingProjects([projectOf({ id: 'hidden', paragraphs: ['leyndarmál'] })], '', 'leyndarmál'),
    ).toEqual([]);
  });
});
