import { basaltHexagon, type Hexagon } from './basalt-hexagon.ts';
import type { ProfileKind } from './basalt-profile.ts';
import { type BasaltShape, basaltShapes, type ShapeFrame } from './basalt-shapes.ts';
import { seededRandom } from './seeded-random.ts';

/** Everything about one picture that is decided before a column is placed. */
export interface Composition {
  seed: string;
  shape: BasaltShape;
  frame: ShapeFrame;
  hexagon: Hexagon;
  radius: number;
  profile: ProfileKind;
  /** Whether the high side is on the left. */
  mirrored: boolean;
  /** How far the ridge leans sideways from front to back, as a share of the width. */
  shear: number;
  /** The position of the peak, from the low side (0) to the high side (1). */
  summit: number;
  /** Height of the summit above its ground and of one step, picture units. */
  rise: number;
  step: number;
  /** Where the eye should rest, picture units; the lava is sought near it. */
  focus: { x: number; y: number };
  /** How many glowing columns at most. */
  lava: number;
  /** Share of eligible tops that carry moss. */
  moss: number;
  /** Whether a column has left its place and hovers over it. */
  missing: boolean;
}

/** On the not-found page a column of the picture is missing, too. */
const missingSeed = /^not-found\//;

/** In: seed and format. Out: the composition; the same input always gives the same one. */
export function basaltComposition(seed: string, shape: BasaltShape): Composition {
  const frame = basaltShapes[shape];
  const random = seededRandom(`${shape}/${seed}`);
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * random();

  const radius = Math.round(between(frame.radius));
  const halfTurn = between([0.025, 0.1]) * (random() < 0.5 ? -1 : 1);
  const hexagon = basaltHexagon(radius, halfTurn, between([0.3, 0.38]));
  const profile = frame.profiles[Math.floor(random() * frame.profiles.length)] ?? 'rise';
  const mirrored = frame.mirrors && random() < 0.5;
  const summit = between([0.68, 0.86]);
  const focusAcross = between([0.45, 0.75]);
  return {
    seed,
    shape,
    frame,
    hexagon,
    radius,
    profile,
    mirrored,
    shear: between([-0.3, 0.3]),
    summit,
    rise: frame.height * (frame.back - between(frame.crest)),
    step: Math.round(radius * between([0.5, 0.75])),
    focus: {
      x: frame.width * (mirrored ? 1 - focusAcross : focusAcross),
      y: frame.height * between([0.5, 0.7]),
    },
    lava: random() < 0.35 ? 2 : 1,
    moss: between([0, 0.1]),
    missing: missingSeed.test(seed),
  };
}
