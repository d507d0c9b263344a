import { expect, test } from 'vitest';
import { createBoundedCache } from '../../../server/bounded-cache.ts';

test('forgets what was used longest ago and never holds more than its limit', () => {
  const cache = createBoundedCache<string>(2);
  const made: string[] = [];
  const use = (key: string) =>
    cache.getOrMake(key, () => {
      made.push(key);
      return key;
    });

  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(use(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toBe(2);
});
