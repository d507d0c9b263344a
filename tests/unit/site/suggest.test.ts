import { describe, expect, test } from 'vitest';
import { suggest } from '../../../scripts/check/problems/suggest.ts';

const pages = [
  '/',
  '/lausnir',
  '/lausnir/vefhysing',
  '/lausnir/vefumsjon',
  '/um-okkur',
  '/fa-tilbod',
  '/frettir',
];

describe('suggest', () => {
  test.each([
    ['copyrihgtYear', ['copyrightYear', 'company'], 'copyrightYear'],
    ['Hosting', ['hosting', 'posting'], 'hosting'],
    ['vefumsjón', ['vefumsjon', 'vefhysing'], 'vefumsjon'],
    ['thjónusta', ['þjónusta'], 'þjónusta'],
    ['hour', ['hourly', 'emergency'], 'hourly'],
    ['cart', ['shopping-cart', 'shopping-cart-x', 'chart-line'], 'shopping-cart'],
    ['/lausnir/vefhysng', pages, '/lausnir/vefhysing'],
    ['/vefhysing', pages, '/lausnir/vefhysing'],
    ['/thjonusta/vefumsjon', pages, '/lausnir/vefumsjon'],
  ])('%s', (written, candidates, meant) => {
    expect(suggest(written, candidates)).toBe(meant);
  });

  test.each([
    ['columns', ['kind', 'id', 'look']],
    ['/verkefni', pages],
    ['kind', []],
  ])('nothing is near %j', (written, candidates) => {
    expect(suggest(written, candidates)).toBeNull();
  });
});
