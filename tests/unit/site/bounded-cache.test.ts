import { expect, test } from 'vitest';
import { createBoundedCache } from '../../../app/site/bounded-cache.ts';

test('holds values up to a weight, and the newest even where it alone is heavier', () => {
  const cache = createBoundedCache<string>(10, (value) => value.length);
  cache.put('a', '12345');
  cache.put('b', '12345');
  expect(cache.get('a')).toBe('12345');
  cache.put('c', '1');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['12345', undefined, '1']);
  cache.put('a', '1');
  cache.put('b', '12345678');
  expect(cache.size).toBe(3);
  cache.put('d', '12345678901');
  expect([cache.size, cache.get('d')]).toEqual([1, '12345678901']);
  cache.delete('d');
  expect([cache.size, cache.get('d')]).toEqual([0, undefined]);
});
