import { describe, expect, test } from 'vitest';
import { findLinks } from '../../../scripts/check/links/find-links.ts';

const found = (text: string, kind: 'words' | 'markdown' = 'words') =>
  findLinks(text, kind).map(({ target, form }) => `${form} ${target}`);

describe('links are found', () => {
  test.each<[text: string, ...found: readonly string[]]>([
    ['[words](/verdskra)', 'link /verdskra'],
    ['[words]( /verdskra )', 'link /verdskra'],
    ['[words](/verdskra "A title")', 'link /verdskra'],
    ['[words](</verdskra>)', 'link /verdskra'],
    ['[words](/wiki/A_(b))', 'link /wiki/A_(b)'],
    ['[words](/verdskra and more', 'link /verdskra'],
    ['[words](verd skra)', 'link verd skra'],
    ['[words]()', 'link '],
    ['[www.a.is](https://b.is) and [/c](/d)', 'link https://b.is', 'link /d'],
    ['[![A picture](/mynd.png)](/verdskra)', 'link /mynd.png', 'link /verdskra'],
    ['<a href="/verdskra">x</a>', 'link /verdskra'],
    ["<a class='x' href = '/verdskra'>x</a>", 'link /verdskra'],
    ['See https://a.is/b.', 'words https://a.is/b'],
    ['(https://a.is/b)', 'words https://a.is/b'],
    ['https://a.is/b_(c)', 'whole https://a.is/b_(c)'],
    [
      'See htps://a.is or https:/b.is, https//c.is',
      'words htps://a.is',
      'words https:/b.is',
      'words https//c.is',
    ],
    ['Write to hallo@a.is.', 'words hallo@a.is'],
    ['See „/verdskra“, /lausnir/x!', 'words /verdskra', 'words /lausnir/x'],
    ['/verdskra', 'whole /verdskra'],
  ])('in %s', (text, ...links) => {
    expect(found(text)).toEqual(links);
  });

  test('where they stand', () => {
    const text = 'é [a](/b) „/verdskra“ <hallo@a.is>';
    for (const { target, index } of findLinks(text, 'words'))
      expect(text.startsWith(target, index)).toBe(true);
    expect(findLinks(text, 'words')).toHaveLength(3);
  });

  test.each<[text: string, ...found: readonly string[]]>([
    ['See www.a.is.', 'words www.a.is'],
    ['[1]: https://a.is "A title"', 'link https://a.is'],
    ['<https://a.is>', 'words https://a.is'],
    ['`[x](/y)` ``a ` /verdskra`` [z](/w)', 'link /w'],
    ['```\n[x](/y)\n```\n[z](/w)', 'link /w'],
  ])('in the running text %s', (text, ...links) => {
    expect(found(text, 'markdown')).toEqual(links);
  });
});

test.each([
  '24/7',
  'og/eða',
  '1/2',
  'km/klst.',
  'a @ b',
  'www.a.is',
  'https:// in front',
  'tel: 555',
  '[a] (b)',
  '//',
])('none is found in %s', (text) => {
  expect(found(text)).toEqual([]);
});
