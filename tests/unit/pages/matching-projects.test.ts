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

  test('are found whatever way accents are encoded and capitals are written', () => {
    const [nfc, nfd] = ['Fjörður', 'Fjörður'.normalize('NFD')];
    const named = (title: string, category = 'vefur') => [projectOf({ id: 'one', title, category })];
    for (const [title, search] of [
      [nfc, nfd],
      [nfd, nfc],
      [nfd, nfc.toUpperCase()],
      ['Straße', 'STRASSE'],
      ['ΟΔΟΣ', 'οδοσ'],
    ] as const) {
      expect(matchingProjects(named(title), '', search)).toHaveLength(1);
    }
    expect(matchingProjects(named('x', nfd), nfc, '')).toHaveLength(1);
    expect(matchingProjects(named('Island'), '', 'ısland', 'tr-TR')).toHaveLength(1);
    expect(matchingProjects(named('Island'), '', 'island', 'tr-TR')).toHaveLength(0);
  });

  test('are found by a text that is no pattern and no query', () => {
    for (const search of ["' or 1=1 --", '%', '_', '(', '\\', '<script>', '\0', '\ud800']) {
      expect(matchingProjects(projects, '', search)).toEqual([]);
    }
  });

  test('are found among 10,000 in bounded time', () => {
    const many = Array.from({ length: 10_000 }, (_, place) =>
      projectOf({
        id: `p${place}`,
        title: `Verk ${place}`,
        description: 'Löng lýsing. '.repeat(20),
        tags: ['a'],
      }),
    );
    const before = performance.now();
    expect(matchingProjects(many, 'vefur', 'VERK 9999')).toHaveLength(1);
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test('are not found by what a visitor does not look in', () => {
    expect(
      matchingProjects([projectOf({ id: 'hidden', paragraphs: ['leyndarmál'] })], '', 'leyndarmál'),
    ).toEqual([]);
  });
});
