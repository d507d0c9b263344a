/** A list with one item at another index, or the nearest possible one; `null` if nothing changes. */
export function moveItem<Item>(items: readonly Item[], item: Item, index: number): readonly Item[] | null {
  const others = items.filter((other) => other !== item);
  const newIndex = Math.max(0, Math.min(index, others.length));
  return items.indexOf(item) === newIndex ? null : others.toSpliced(newIndex, 0, item);
}

/**
 * The edge of an item at which a dragged item would be dropped.
 * @param targetIndex the new index of the dragged item
 */
export function getDropEdge<Item>(
  items: readonly Item[],
  item: Item,
  draggedItem: Item | null,
  targetIndex: number | null,
): 'before' | 'after' | undefined {
  if (!draggedItem || targetIndex === null || item === draggedItem) return undefined;
  const index = items.filter((other) => other !== draggedItem).indexOf(item);
  if (index === targetIndex) return 'before';
  return index === targetIndex - 1 && targetIndex === items.length - 1 ? 'after' : undefined;
}
