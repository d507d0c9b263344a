import type { BasaltTone } from '../../theme/basalt-tones.ts';
import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Point } from './basalt-hexagon.ts';
import { basaltLattice } from './basalt-lattice.ts';
import { pathNumbers as numbers } from './path-data.ts';

/** What the look of a column depends on, apart from its place. */
export type Kind = Pick<Column, 'cap' | 'shaded'>;

/** A surface of one tone. Lattice units, seen from the centre of the column's top. */
export interface Face {
  tone: BasaltTone;
  from: Point;
  /** A closed piece of path with relative commands, begun at `from`. */
  d: string;
}

/** What a column is drawn with, each list in painter's order. */
export interface Prism {
  /** The surfaces of standing columns, and which kinds have them. */
  standing: readonly (Face & { has(kind: Kind): boolean })[];
  /** Lava on a top, and its shine on the walls behind it. */
  lava(column: Column): Face[];
  /** A column in the air. */
  hovering(length: number): Face[];
}

/** How far down sides run, steps: in every format to below its foot, where nearer columns or its edge cover them. */
const SIDES = 30;
/** How far the bands of the shine of lava reach, as shares of what it falls on: each lies over the one before. */
const SHINE = [6, 5, 4, 3, 2, 1].map((band) => band / 6);
const leftCorner: Point = { x: -2, y: 0 };

/**
 * In: the composition of the picture. Out: its surfaces.
 * Sides are strips that begin at the diagonal of the top, which is painted over them; each lies over the one to the right
 * of it, so that no gap shows between two.
 */
export function basaltPrism(composition: Composition): Prism {
  const { toNextRow, down } = basaltLattice(composition);
  const { x: lean, y: depth } = toNextRow;
  const toFront = numbers(1 + lean, depth, 2, 0);
  const fromFront = numbers(-2, 0, -1 - lean, -depth);
  const toRight = numbers(1 - lean, -depth);
  const top = `l${numbers(1 + lean, depth, 2, 0, 1 - lean, -depth, -1 - lean, -depth, -2, 0)}z`;
  const line = 1 / down;

  const face = (tone: BasaltTone, d: string, y = 0): Face => ({ tone, d, from: { ...leftCorner, y } });
  const strip = (tone: BasaltTone, width: number) =>
    face(tone, `h${numbers(width)}v${SIDES}h${numbers(-width)}z`);
  const edge = face('edge', `l${toFront} ${numbers(0, line)}${fromFront}z`, -line / 2);
  const capped = (cap: Column['cap'], tone: BasaltTone) => ({
    ...face(tone, top),
    has: (kind: Kind) => kind.cap === cap,
  });

  return {
    standing: [
      { ...strip('right', 4), has: () => true },
      { ...strip('front', 3 + lean), has: () => true },
      { ...strip('left', 1 + lean), has: () => true },
      { ...strip('shade', 4), has: ({ shaded }) => shaded },
      capped('plain', 'top'),
      capped('lit', 'top-lit'),
      capped('dim', 'top-dim'),
      capped('moss', 'moss'),
      { ...edge, has: ({ cap }) => cap !== 'lava' },
    ],
    lava: ({ glow }) => {
      const shine = (share: number) => {
        // In whole hundredths, as it is written: the steps from wall to wall then add up.
        const lift = (wall = 0) =>
          -Math.floor((100 * share * Math.min(composition.radius, wall)) / down) / 100;
        const [left, back, right] = [lift(glow?.left), lift(glow?.back), lift(glow?.right)];
        const walls = `v${numbers(left)}l${toRight}v${numbers(back - left)}h2v${numbers(right - back)}`;
        return face('ember', `${walls}l${numbers(1 + lean, depth)}v${numbers(-right)}z`);
      };
      return [...SHINE.map(shine), face('lava', top)];
    },
    hovering: (length) => {
      const steps = length / down;
      const fall = `v${numbers(steps)}`;
      const foot = (tone: BasaltTone, share: number) =>
        face(
          tone,
          `l${toFront} ${toRight}v${numbers(share * steps)}l${numbers(lean - 1, depth)}${fromFront}z`,
          (1 - share) * steps,
        );
      return [
        foot('right', 1),
        face('front', `l${toFront}${fall}l${fromFront}z`),
        face('left', `l${numbers(1 + lean, depth)}${fall}l${numbers(-1 - lean, -depth)}z`),
        ...SHINE.map((share) => foot('ember', share)),
        face('top-lit', top),
        edge,
      ];
    },
  };
}

/** One path of a face of several columns, whose tops are at these places on the lattice. */
export function facePath({ from, d }: Face, ...tops: Point[]): string {
  let pen: Point | undefined;
  let path = '';
  for (const top of tops) {
    const start = { x: top.x + from.x, y: top.y + from.y };
    path += pen ? `m${numbers(start.x - pen.x, start.y - pen.y)}${d}` : `M${numbers(start.x, start.y)}${d}`;
    pen = start;
  }
  return path;
}
