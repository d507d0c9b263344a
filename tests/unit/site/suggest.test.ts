import { expect, test } from 'vitest';
import { suggest } from '../../../checks/problems/suggest.ts';

const pages = ['/', '/lausnir', '/lausnir/vefhysing', '/lausnir/vefumsjon', '/um-okkur', '/frettir'];

test.each([
  ['copyrihgtYear', ['copyrightYear', 'company'], 'copyrightYear'],
  ['Hosting', ['hosting', 'posting'], 'hosting'],
  ['thjónusta', ['þjónusta'], 'þjónusta'],
  ['hour', ['hourly', 'emergency'], 'hourly'],
  ['cart', ['shopping-cart', 'shopping-cart-x', 'chart-line'], 'shopping-cart'],
  ['/vefhysing', pages, '/lausnir/vefhysing'],
  ['/thjonusta/vefumsjon', pages, '/lausnir/vefumsjon'],
  ['columns', ['kind', 'id', 'look'], null],
  ['/verkefni', pages, null],
])('instead of %s', (word, candidates, suggestion) => {
  expect(suggest(word, candidates)).toBe(suggestion);
});
