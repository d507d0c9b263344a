import { expect, test } from 'vitest';
import { getDropEdge, moveItem } from '../../../studio/web/edit/sort-items.ts';

const ITEMS = ['a', 'b', 'c', 'd'];

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 3, 'acdb'],
  ['c', -5, 'cabd'],
  ['c', 99, 'abdc'],
])('%s moves to index %i', (item, index, order) => {
  expect(moveItem(ITEMS, item, index)?.join('')).toBe(order);
});

test.each([
  ['a', 0],
  ['a', -1],
  ['d', 3],
  ['d', 4],
])('%s does not move to index %i, where it is', (item, index) => {
  expect(moveItem(ITEMS, item, index)).toBeNull();
});

/** Edges of all items while one is dragged: `b` before, `a` after, `-` none. */
function edges(draggedItem: string | null, target: number | null): string {
  return ITEMS.map((item) => getDropEdge(ITEMS, item, draggedItem, target)?.[0] ?? '-').join('');
}

test('the item that follows the dropped one shows the edge before it', () => {
  expect(edges('a', 1)).toBe('--b-');
  expect(edges('d', 0)).toBe('b---');
});

test('the last item shows the edge after it if the dragged one would be last', () => {
  expect(edges('a', 3)).toBe('---a');
  expect(edges('d', 3)).toBe('--a-');
});

test('nothing shows an edge while nothing is dragged', () => {
  expect(edges(null, null)).toBe('----');
  expect(edges('a', null)).toBe('----');
});
