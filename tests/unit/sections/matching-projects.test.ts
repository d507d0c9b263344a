import { describe, expect, test } from 'vitest';
import { matchingProjects } from '../../../app/sections/matching-projects.ts';
import type { ProjectCardView } from '../../../app/site/views.ts';
import { someProjectCard } from './some-items.ts';

/** A project of the category `vefur`, in words that no test searches for. */
const projectOf = (overrides: Partial<ProjectCardView>) =>
  someProjectCard({ title: 'x', description: 'x', category: 'Sites', categoryId: 'vefur', ...overrides });

const projects = [
  projectOf({ id: 'fjord', title: 'Fjörður', description: 'Bókunarvefur', tags: ['React'] }),
  projectOf({
    id: 'shop',
    title: 'Búðin',
    description: 'Netverslun með ull',
    categoryId: 'netverslun',
    tags: ['WooCommerce'],
  }),
  projectOf({ id: 'wool', title: 'Ull', description: 'Vefur', tags: ['WordPress', 'Hýsing'] }),
];

describe('the projects that are looked for', () => {
  test.each([
    ['vefur', '', ['fjord', 'wool']],
    ['', 'ULL', ['shop', 'wool']],
    ['vefur', 'ull', ['wool']],
    ['', 'woocommerce', ['shop']],
    ['', '.*', []],
    ['Sites', '', []],
  ])('category %j and %j: %j', (category, search, ids) => {
    expect(matchingProjects(projects, category, search).map(({ id }) => id)).toEqual(ids);
  });

  test('are found whatever way accents are encoded and capitals are written', () => {
    const [nfc, nfd] = ['Fjörður', 'Fjörður'.normalize('NFD')];
    for (const [title, search] of [
      [nfc, nfd],
      [nfd, nfc.toUpperCase()],
      ['Straße', 'STRASSE'],
    ] as const)
      expect(matchingProjects([projectOf({ title })], '', search)).toHaveLength(1);
  });
});
