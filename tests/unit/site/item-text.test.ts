import { expect, test } from 'vitest';
import { beginning, paragraphsOf, slashedDate } from '../../../app/site/row-views.ts';

test.each([
  ['  Ein\r\n\r\nlína \u00a0 hér ', 'Ein lína hér'],
  ['a'.repeat(150), 'a'.repeat(150)],
  ['a'.repeat(151), `${'a'.repeat(150)}…`],
  [`${'a'.repeat(149)} b`, `${'a'.repeat(149)}…`],
  ['<b>&amp;', '<b>&amp;'],
])('the beginning of %j is %j', (content, excerpt) => {
  expect(beginning(content)).toBe(excerpt);
});

test('paragraphs are the lines that are not empty', () => {
  expect(paragraphsOf(' a b \r\n\r\n \nc\rd\u2028<p>\n')).toEqual(['a b', 'c', 'd', '<p>']);
  expect(paragraphsOf('')).toEqual([]);
});

test.each([
  ['2026-01-02T23:30:00Z', 'Atlantic/Reykjavik', '02/01/2026'],
  ['2026-01-02T23:30:00Z', 'Europe/Copenhagen', '03/01/2026'],
  ['2025-12-31T23:30:00Z', 'Europe/Madrid', '01/01/2026'],
])('%s in %s is %s', (time, timeZone, date) => {
  expect(slashedDate(new Date(time), timeZone)).toBe(date);
});
