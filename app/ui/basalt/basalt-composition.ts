import { seededRandom } from './seeded-random.ts';

/** The outline of the cluster from side to side. */
export type ProfileKind = 'rise' | 'stairs' | 'crest' | 'twin' | 'bowl';

/** The formats a picture comes in. */
export type BasaltShape = 'hero' | 'wide' | 'ridge';

/** Properties of a format; all others are chosen by the seed. Lengths in picture units. */
interface ShapeFrame {
  width: number;
  height: number;
  /** Smallest and largest circumradius of a column. */
  radius: readonly [number, number];
  /** Ground line of the hindmost columns, as a share of the height. */
  back: number;
  /** Range of the highest tops, as a share of the height (0 is the upper edge). */
  crest: readonly [number, number];
  /** Height profiles that suit the format. */
  profiles: readonly ProfileKind[];
  /** True if the seed may mirror the composition; the hero keeps its calm side at the start. */
  canMirror: boolean;
  /** The part that stays visible when the parent crops. */
  preserveAspectRatio: string;
}

const wide: ShapeFrame = {
  width: 1200,
  height: 320,
  radius: [54, 62],
  back: 0.78,
  crest: [0.1, 0.22],
  profiles: ['rise', 'stairs', 'crest', 'twin', 'bowl'],
  canMirror: true,
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
    canMirror: false,
    preserveAspectRatio: 'xMaxYMax slice',
  },
  wide,
  /** A long and low one of few, large columns, for the letters at the foot of nearly every page. */
  ridge: { ...wide, width: 2800, height: 216, radius: [62, 70], back: 0.7, crest: [0.12, 0.2] },
};

/** A position or a step in the picture: x to the right, y downwards, whole picture units. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The top face of all columns of a picture, seen from above at a slant. Opposite corners mirror each other, so copies
 * fill the plane without gaps although all numbers are whole.
 */
export interface Hexagon {
  /** Right, back right, back left, left, front left, front right. */
  corners: readonly [Point, Point, Point, Point, Point, Point];
  /** The step from a column to its neighbour straight in front, and to the next one of its row. */
  toFront: Point;
  across: Point;
}

/** On the not-found page a column of the picture is missing, too. */
const MISSING_SEED = /^not-found\//;

/** Everything about one picture that is decided before a column is placed: the same for the same seed and format. */
export function basaltComposition(seed: string, shape: BasaltShape) {
  const frame = basaltShapes[shape];
  const random = seededRandom(`${shape}/${seed}`);
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * random();

  const radius = Math.round(between(frame.radius));
  const halfTurn = between([0.025, 0.1]) * (random() < 0.5 ? -1 : 1);
  const hexagon = basaltHexagon(radius, halfTurn, between([0.3, 0.38]));
  const profile = frame.profiles[Math.floor(random() * frame.profiles.length)] ?? 'rise';
  const isMirrored = frame.canMirror && random() < 0.5;
  const summit = between([0.68, 0.86]);
  const focusAcross = between([0.45, 0.75]);
  return {
    seed,
    shape,
    frame,
    hexagon,
    radius,
    profile,
    /** True if the high side is on the left. */
    isMirrored,
    /** Sideways lean of the ridge from front to back, as a share of the width. */
    shear: between([-0.3, 0.3]),
    /** The position of the peak, from the low side (0) to the high side (1). */
    summit,
    /** Height of the summit above its ground and of one step, picture units. */
    rise: frame.height * (frame.back - between(frame.crest)),
    step: Math.round(radius * between([0.5, 0.75])),
    /** The point of attention, picture units; the lava is sought near it. */
    focus: {
      x: frame.width * (isMirrored ? 1 - focusAcross : focusAcross),
      y: frame.height * between([0.5, 0.7]),
    },
    /** Maximum number of glowing columns. */
    lava: random() < 0.35 ? 2 : 1,
    /** Share of eligible tops with moss. */
    moss: between([0, 0.1]),
    /** True if a column has left its place and hovers over it. */
    hasMissingColumn: MISSING_SEED.test(seed),
  };
}
export type Composition = ReturnType<typeof basaltComposition>;

/**
 * The rounded parallel projection of a regular hexagon, only by operations that every engine computes to the same bit.
 * @param halfTurn tangent of half the angle that it is turned by; 0.1 is 11 degrees
 * @param foreshortening of its depth: 0 seen from the side, 1 from above
 */
function basaltHexagon(radius: number, halfTurn: number, foreshortening: number): Hexagon {
  const whole = 1 + halfTurn * halfTurn;
  const cosine = (1 - halfTurn * halfTurn) / whole;
  const sine = (2 * halfTurn) / whole;
  const half = Math.sqrt(3) / 2;
  const corner = (x: number, y: number): Point => ({
    x: Math.round(radius * (x * cosine - y * sine)),
    y: -Math.round(radius * foreshortening * (x * sine + y * cosine)),
  });
  const right = corner(1, 0);
  const backRight = corner(0.5, half);
  const backLeft = corner(-0.5, half);
  return {
    corners: [right, backRight, backLeft, opposite(right), opposite(backRight), opposite(backLeft)],
    toFront: { x: -backRight.x - backLeft.x, y: -backRight.y - backLeft.y },
    across: { x: 2 * right.x + backRight.x - backLeft.x, y: 2 * right.y + backRight.y - backLeft.y },
  };
}

function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}
