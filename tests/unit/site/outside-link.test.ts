import { expect, test } from 'vitest';
import { isOutsideLink } from '../../../scripts/check/shape/issue-problem.ts';

const site = { languages: [{ domain: 'hraunvefur.is' }, { domain: 'hraunvefur.io' }] };
const menu = ['navigation', 'header', 0, 'to'];

test.each([
  ['https://facebook.com/x', menu],
  ['http://www.facebook.com', menu],
  ['www.facebook.com/x', ['navigation', 'quick', 1]],
  ['https://nothraunvefur.is/', ['pages', 0, 'sections', 0, 'actions', 0, 'to']],
])('%s leads to another website', (written, path) => {
  expect(isOutsideLink(path, written, site)).toBe(true);
});

test.each([
  ['https://www.hraunvefur.is/verkefni', menu],
  ['https://Hraunvefur.IO', menu],
  ['http://localhost:5173/verkefni', menu],
  ['verkefni', menu],
  ['https://facebook.com/x', ['redirects', 0, 'to']],
  ['https://facebook.com/x', ['pages', 0, 'path']],
])('%s does not', (written, path) => {
  expect(isOutsideLink(path, written, site)).toBe(false);
});

test('nothing does where the site does not say where it is', () => {
  expect(isOutsideLink(menu, 'https://facebook.com/x', { languages: null })).toBe(false);
});
