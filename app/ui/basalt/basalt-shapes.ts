import type { ProfileKind } from './basalt-profile.ts';

/** The formats a picture comes in. */
export type BasaltShape = 'hero' | 'wide' | 'ridge';

/** What a format fixes; everything else is chosen by the seed. Lengths in picture units. */
export interface ShapeFrame {
  width: number;
  height: number;
  /** Smallest and largest circumradius of a column. */
  radius: readonly [number, number];
  /** Ground line of the hindmost columns, as a share of the height. */
  back: number;
  /** Where the highest tops may reach, as a share of the height (0 is the upper edge). */
  crest: readonly [number, number];
  /** Height profiles that suit the format. */
  profiles: readonly ProfileKind[];
  /** Whether the seed may mirror the composition; the hero keeps its calm side at the start. */
  mirrors: boolean;
  /** Which part survives when the parent crops. */
  preserveAspectRatio: string;
}

const wide: ShapeFrame = {
  width: 1200,
  height: 320,
  radius: [54, 62],
  back: 0.78,
  crest: [0.1, 0.22],
  profiles: ['rise', 'stairs', 'crest', 'twin', 'bowl'],
  mirrors: true,
  preserveAspectRatio: 'xMidYMax slice',
};

export const basaltShapes: Record<BasaltShape, ShapeFrame> = {
  hero: {
    width: 720,
    height: 560,
    radius: [66, 74],
    back: 0.8,
    crest: [0.08, 0.2],
    profiles: ['rise', 'stairs', 'crest', 'twin'],
    mirrors: false,
    preserveAspectRatio: 'xMaxYMax slice',
  },
  wide,
  /** A long and low one of few, large columns, for the letters at the foot of nearly every page. */
  ridge: { ...wide, width: 2800, height: 216, radius: [62, 70], back: 0.7, crest: [0.12, 0.2] },
};
