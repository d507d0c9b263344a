import type { Column } from './basalt-columns.ts';
import type { Kind } from './basalt-prism.ts';

/**
 * How far below one kind of column the next is drawn in the marker, steps. Further than a picture is high, so that only one
 * of all kinds is ever in it: a vertex says by its height which.
 */
export const KIND_DISTANCE = 100;

const caps: readonly Column['cap'][] = ['plain', 'lit', 'dim', 'moss', 'lava'];

export const kinds: readonly Kind[] = [false, true].flatMap((shaded) => caps.map((cap) => ({ cap, shaded })));

/** How far above its place the vertex of a column is, and how far below it the marker has its kind; steps. */
export function kindHeight({ cap, shaded }: Kind): number {
  return KIND_DISTANCE * (caps.indexOf(cap) + (shaded ? caps.length : 0));
}
