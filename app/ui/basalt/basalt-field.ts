import { hashText, seededRandom } from './seeded-random.ts';

/** A near column, in units of the picture. */
export interface NearColumn {
  /** The y of the top. */
  readonly top: number;
  readonly cap: 'plain' | 'moss' | 'lava';
}

/** A far column, by the left end and the upper edge of its top. */
export interface FarColumn {
  readonly x: number;
  readonly y: number;
}

export interface BasaltField {
  readonly width: number;
  readonly height: number;
  /** From left to right, side by side. */
  readonly near: readonly NearColumn[];
  /** Rows from the back to the front, each in painter's order. */
  readonly far: readonly (readonly FarColumn[])[];
}

/** Width of a near column; twelve fill the width of the home page. */
export const NEAR_WIDTH = 120;

/** The faces of a column 60 wide, from its top down, in painter's order; a little wider, so that no seam shows. */
export const COLUMN_FACES = [
  ['left', 'M-.4 11h60.4v1100H-.4z'],
  ['front', 'M12 22h48v1089H12z'],
  ['right', 'M48 22l12-11v1100H48z'],
  ['top', 'M0 11l12-11h36l12 11-12 11h-36z'],
] as const;

/** A near column is a far one, stretched. */
export const NEAR_SCALE = { x: NEAR_WIDTH / 60, y: 1.55 } as const;

/** How much the fog hides of each far row, from the back. */
export const FOG = [0.74, 0.54, 0.45] as const;

/** Distance of far columns from each other, less than their width: each row is a honeycomb. */
const FAR_PITCH = 42;
const FAR_ROWS = 3;
/** How much lower a row is than the one behind it. */
const ROW_STEP = 62;

const PIT = 412;
const MOSSY = [1, 2, 11];

/** The tops on which the title of the home page stands; the lava pit and the peak are at the end of its last line. */
const HOME_TOPS = [356, 340, 348, 356, 344, 352, 322, PIT, 286, 300, 262, 300];
const HOME_PEAK = [860, 327, 950, 279, 1050, 146, 1100, 123, 1235, 17, 1300, 62, 1440, 231];

/** The picture of the home page. */
export const homeField = basaltField(
  { width: 1440, height: 620 },
  HOME_TOPS.map((top, file) => {
    if (top === PIT) return { top, cap: 'lava' };
    return { top, cap: MOSSY.includes(file) ? 'moss' : 'plain' };
  }),
  farRows(HOME_PEAK, seededRandom('home')),
);

/** The far field of another page, and the tops of its near columns, by a place from 0 to 400 in the picture. */
const LANDSCAPES: readonly {
  /** The x and y of the ridge by turns. */
  readonly ridge: (place: number) => readonly number[];
  readonly top: (file: number) => number;
}[] = [
  // A peak.
  {
    ridge: (x) => [-60, 420, x + 130, 270, x + 240, 160, x + 310, 200, x + 420, 330, 900, 400],
    top: () => 480,
  },
  // A slope that climbs to the right, and a stair that comes down to meet it.
  {
    ridge: (x) => [-60, 640, 200 + x / 4, 520, 400 + x / 4, 300, 560 + x / 4, 190, 900, 150],
    top: (file) => 400 + file * 40,
  },
  // Two towers with a gap between them.
  {
    ridge: (x) => [
      -60,
      330,
      x / 4,
      180,
      140 + x / 4,
      200,
      220 + x / 4,
      480,
      560,
      500,
      640,
      240,
      740,
      190,
      900,
      330,
    ],
    top: (file) => 560 - Math.abs(3 - file) * 36,
  },
  // A plateau that breaks off.
  {
    ridge: (x) => [-60, 200, 260 + x / 2, 180, 300 + x / 2, 430, 520 + x / 2, 500, 900, 470],
    top: (file) => 590 - file * 24,
  },
];

/** The picture of another page, made from its id: seven near columns, one of them a lava pit, in a landscape. */
export function pageField(seed: string): BasaltField {
  const random = seededRandom(seed);
  const pit = 1 + Math.floor(random() * 5);
  const landscape = LANDSCAPES[hashText(seed) % LANDSCAPES.length];
  if (!landscape) throw new Error('There is no landscape.');
  const near = Array.from({ length: 7 }, (_, file): NearColumn => {
    const top = landscape.top(file) + Math.round(random() * 7) * 8;
    if (file === pit) return { top: 640, cap: 'lava' };
    return { top, cap: random() < 0.3 ? 'moss' : 'plain' };
  });
  const ridge = landscape.ridge(Math.round(random() * 400));
  return basaltField({ width: 840, height: 840 }, near, farRows(ridge, random));
}

/** A field without the far columns that near ones or the left edge hide. */
function basaltField(
  size: Pick<BasaltField, 'width' | 'height'>,
  near: readonly NearColumn[],
  far: readonly (readonly FarColumn[])[],
): BasaltField {
  const isVisible = ({ x, y }: FarColumn) =>
    x >= 0 && [x, x + 59].some((edge) => y < (near[Math.floor(edge / NEAR_WIDTH)]?.top ?? 0));
  return { ...size, near, far: far.map((row) => row.filter(isVisible)) };
}

/** Far columns under a ridge. @param ridge its x and y by turns; no column is before it */
function farRows(ridge: readonly number[], random: () => number): FarColumn[][] {
  const [start = 0] = ridge;
  const end = ridge.at(-2) ?? 0;
  return Array.from({ length: FAR_ROWS }, (_, row) =>
    // Every second column of a row is half a row nearer, so it is painted after its neighbours.
    [0, 0.5].flatMap((shift) => {
      const columns: FarColumn[] = [];
      for (let x = start - 20 + shift * 2 * FAR_PITCH; x < end; x += 2 * FAR_PITCH) {
        const jitter = Math.round(random() * 6 - 3) * 8;
        const y = heightAt(ridge, x + 24) + (row + shift) * ROW_STEP + jitter;
        // Round numbers, which compress well.
        columns.push({ x, y: 10 * Math.round(y / 10) });
      }
      return columns;
    }),
  );
}

/** The y of a ridge at one x. */
function heightAt(ridge: readonly number[], x: number): number {
  for (let index = 2; index < ridge.length; index += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ridge.slice(index - 2);
    if (x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
  }
  return ridge.at(-1) ?? 0;
}
