import { expect, test } from 'vitest';
import { columnsFor } from '../../../app/ui/Grid.tsx';

test('a grid has as many columns as are asked for, but four only where they leave no hole', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(counts.map((count) => columnsFor(count, 4))).toEqual([3, 3, 3, 4, 3, 3, 3, 4]);
  for (const asked of [2, 3]) expect(counts.every((count) => columnsFor(count, asked) === asked)).toBe(true);
});
