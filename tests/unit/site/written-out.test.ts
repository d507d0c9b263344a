import { expect, test } from 'vitest';
import { humanizeName } from '../../../app/site/node-title.ts';
import { isRecord, valueAt } from '../../../schema/plain-value.ts';

test.each([
  ['response-urgent', 'Response urgent'],
  ['side__by_side-', 'Side by side'],
  ['validFrom', 'Valid from'],
  ['vcare', 'vCare'],
  ['', ''],
])('%s is written out as "%s"', (id, words) => {
  expect(humanizeName(id, ['vCare'])).toBe(words);
});

test('a path finds own keys and positions only', () => {
  const value = { list: [{ name: 'first' }, null] };
  expect(valueAt(value, ['list', 0, 'name'])).toBe('first');
  expect(valueAt(value, ['list', 1, 'name'])).toBeUndefined();
  expect(valueAt(value, ['toString'])).toBeUndefined();
  expect([isRecord(value), isRecord([]), isRecord(null)]).toEqual([true, false, false]);
});
