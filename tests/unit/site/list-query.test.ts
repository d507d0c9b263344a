import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, readListQuery, writeListQuery } from '../../../app/site/list-query.ts';

test('what is asked of a list survives the way through the address', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: MAX_SEARCH_LENGTH })
    .map((any) => any.toWellFormed().trim());
  const query = fc.record({ category: text, search: text, page: fc.integer({ min: 1, max: 99_999 }) });
  fc.assert(
    fc.property(query, (listQuery) => {
      expect(readListQuery(new URLSearchParams(writeListQuery(listQuery)))).toEqual(listQuery);
    }),
  );
});

test('a search that is too long is cut', () => {
  const query = new URLSearchParams({ leit: 'a'.repeat(100_000), flokkur: 'b'.repeat(100_000) });
  const { search, category } = readListQuery(query);
  expect([search.length, category.length]).toEqual([MAX_SEARCH_LENGTH, MAX_SEARCH_LENGTH]);
});
