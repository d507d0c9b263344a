import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupKeys, nameOf, parentOf, stepsBelow } from '../../../scripts/check/texts/text-gaps.ts';

const all = [
  'home.hero.title',
  'home.hero.text',
  'home.cards.seo.title',
  'home.cards.seo.text',
  'home.cards.web.title',
  'home.cards.web.text',
  'about.title',
];

describe('texts are put together', () => {
  test.each([
    ['a card', ['home.cards.seo.title', 'home.cards.seo.text'], [['home.cards.seo', 2]]],
    ['a text whose neighbours are there', ['home.hero.title'], [['home.hero.title', 1]]],
    ['all cards', all.filter((key) => key.startsWith('home.cards')), [['home.cards', 4]]],
    ['a page that has one text', ['about.title'], [['about', 1]]],
    [
      'a card and a text',
      ['home.cards.web.title', 'home.cards.web.text', 'home.hero.text'],
      [
        ['home.cards.web', 2],
        ['home.hero.text', 1],
      ],
    ],
  ])('%s', (_, keys, groups) => {
    expect(groupKeys(keys, all).map(({ prefix, keys: members }) => [prefix, members.length])).toEqual(groups);
  });

  test('each once, under a name that covers nothing else', () => {
    fc.assert(
      fc.property(fc.subarray(all), (keys) => {
        const groups = groupKeys(keys, all);
        expect(groups.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
        for (const { prefix, keys: members } of groups) {
          const covered = all.filter((key) => key === prefix || key.startsWith(`${prefix}.`));
          expect(covered).toEqual(all.filter((key) => members.includes(key)));
        }
      }),
    );
  });
});

test('a key has its group and its name', () => {
  expect([parentOf('home.hero.title'), nameOf('home.hero.title')]).toEqual(['home.hero', 'title']);
  expect([parentOf('title'), nameOf('title')]).toEqual(['', 'title']);
});

test('the names directly below a name', () => {
  expect(stepsBelow('home', all)).toEqual(['hero', 'cards']);
  expect(stepsBelow('home.hero.title', all)).toEqual([]);
  expect(stepsBelow('', all)).toEqual(['home', 'about']);
});
