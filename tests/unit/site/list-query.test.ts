import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_SEARCH, readListQuery, writeListQuery } from '../../../app/site/list-query.ts';

test('what is asked of a list survives the way through the address', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: LONGEST_SEARCH })
    .map((any) => any.toWellFormed().trim());
  const query = fc.record({ category: text, search: text, page: fc.integer({ min: 1, max: 99_999 }) });
  fc.assert(
    fc.property(query, (asked) => {
      expect(readListQuery(new URLSearchParams(writeListQuery(asked)))).toEqual(asked);
    }),
  );
});

test('a search that nobody would type is cut', () => {
  const query = new URLSearchParams({ leit: 'a'.repeat(100_000), flokkur: 'b'.repeat(100_000) });
  const { search, category } = readListQuery(query);
  expect([search.length, category.length]).toEqual([LONGEST_SEARCH, LONGEST_SEARCH]);
});
