import type { BasaltTone } from '../../theme/basalt-tones.ts';
import type { Composition, Point } from './basalt-composition.ts';
import type { Column } from './column.ts';

/** A surface of one tone: a closed polygon, picture units from the centre of the column's top. */
export interface Face {
  readonly tone: BasaltTone;
  readonly corners: readonly Point[];
}

/** Reach of the bands of the shine of lava, as shares of the wall; each is painted over the one before. */
const SHINE = [6, 5, 4, 3, 2, 1].map((band) => band / 6);

/**
 * The surfaces of the columns of a picture, each list in painter's order.
 * Sides begin at the diagonal of the top, which is painted over them, and reach below the foot of the picture, where nearer
 * columns cover them. Each side is painted over the one to its right, so that there is no gap between them.
 */
export function basaltPrism({ frame, hexagon, radius }: Composition) {
  const [right, backRight, backLeft, left, frontLeft, frontRight] = hexagon.corners;
  const frontEdge = [left, frontLeft, frontRight];
  const slope = (right.y - left.y) / (right.x - left.x);
  const side = (tone: BasaltTone, { x }: Point): Face => {
    const end = { x, y: Math.round(left.y + slope * (x - left.x)) };
    return { tone, corners: [left, end, ...shiftDown(2 * frame.height, [end, left])] };
  };
  const top = (tone: BasaltTone): Face => ({
    tone,
    corners: [left, frontLeft, frontRight, right, backRight, backLeft],
  });
  /** A surface, and the columns that have it. */
  const standing = (face: Face, isOn: (column: Column) => boolean = () => true) => ({ ...face, isOn });
  const topWithCap = (cap: Column['cap'], tone: BasaltTone) =>
    standing(top(tone), (column) => column.cap === cap);
  // Half of the line is on the top, where the neighbour in front does not cover it.
  const edge: Face = {
    tone: 'edge',
    corners: [...shiftDown(-0.5, frontEdge), ...shiftDown(0.5, frontEdge.toReversed())],
  };

  return {
    standing: [
      standing(side('right', right)),
      standing(side('front', frontRight)),
      standing(side('left', frontLeft)),
      standing(side('shade', right), ({ isShaded }) => isShaded),
      topWithCap('plain', 'top'),
      topWithCap('lit', 'top-lit'),
      topWithCap('dim', 'top-dim'),
      topWithCap('moss', 'moss'),
      standing(edge, ({ cap }) => cap !== 'lava'),
    ],
    /** Lava on a top, and its shine on the walls behind it. */
    lava: ({ glow = { left: 0, back: 0, right: 0 } }: Column): Face[] => {
      const shine = (share: number): Face => {
        const liftPoints = (wall: number, points: readonly Point[]) =>
          shiftDown(-Math.round(share * Math.min(radius, wall)), points);
        const walls = [
          ...liftPoints(glow.left, [left, backLeft]),
          ...liftPoints(glow.back, [backLeft, backRight]),
          ...liftPoints(glow.right, [backRight, right]),
        ];
        return { tone: 'ember', corners: [left, ...walls, right] };
      };
      return [...SHINE.map(shine), top('lava')];
    },
    /** A column in the air. */
    hovering: (length: number): Face[] => {
      /** The lower share of the sides. */
      const foot = (tone: BasaltTone, share: number, upper: readonly Point[]): Face => ({
        tone,
        corners: [
          ...shiftDown(Math.round((1 - share) * length), upper),
          ...shiftDown(length, upper.toReversed()),
        ],
      });
      return [
        foot('right', 1, [...frontEdge, right]),
        foot('front', 1, frontEdge),
        foot('left', 1, [left, frontLeft]),
        ...SHINE.map((share) => foot('ember', share, [...frontEdge, right])),
        top('top-lit'),
        edge,
      ];
    },
  };
}
export type Prism = ReturnType<typeof basaltPrism>;

function shiftDown(distance: number, points: readonly Point[]): Point[] {
  return points.map(({ x, y }) => ({ x, y: y + distance }));
}

/** The path of a face of columns, by the centres of their tops; relative moves are few in a row and compress well. */
export function facePath({ corners: [first, ...others] }: Face, tops: readonly Point[]): string {
  if (!first) return '';
  const outline = `l${steps([first, ...others]).join(' ')}z`;
  const [start, ...moves] = steps([
    { x: 0, y: 0 },
    ...tops.map(({ x, y }) => ({ x: x + first.x, y: y + first.y })),
  ]);
  return [`M${start}`, ...moves.map((move) => `m${move}`)].map((piece) => piece + outline).join('');
}

/** The way from each point to the next. */
function steps(points: readonly Point[]): string[] {
  return points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x: 0, y: 0 };
    return `${x - from.x} ${y - from.y}`;
  });
}
