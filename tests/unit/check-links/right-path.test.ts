import { expect, test } from 'vitest';
import { partsOf, rightPath } from '../../../scripts/check/links/link-targets.ts';

test.each([
  ['/lausnir/vefhysing', '/lausnir/vefhysing'],
  ['/Lausnir/Vefhýsing/', '/lausnir/vefhysing'],
  ['..\\lausnir\\vefhysing', '/lausnir/vefhysing'],
  ['lausnir//vefhysing', '/lausnir/vefhysing'],
  ['./um_okkur.html', '/um-okkur'],
  ['/index.html', '/'],
  ['/lausnir/vefh%C3%BDsing', '/lausnir/vefhysing'],
  ['/%', '/'],
  ['/frettir/{slug}', '/frettir/{slug}'],
  ['', '/'],
])('the right form of %j is %j', (written, right) => {
  expect(rightPath(written)).toBe(right);
  expect(rightPath(right)).toBe(right);
});

test.each([
  ['/a', { path: '/a', query: '', fragment: null }],
  ['/a?b=c#d', { path: '/a', query: 'b=c', fragment: 'd' }],
  ['/a#', { path: '/a', query: '', fragment: '' }],
  ['#d?e', { path: '', query: '', fragment: 'd?e' }],
])('%s has its parts', (target, parts) => {
  expect(partsOf(target)).toEqual(parts);
});
