import { seededRandom } from '../basalt/seeded-random.ts';

/** Kinds of work that a drawing can show. */
export const screenNames = ['calendar', 'shop', 'dashboard', 'phone', 'letter', 'article'] as const;
export type ScreenName = (typeof screenNames)[number];

/** Outlines of a drawing by their fill, in painter's order. */
export interface Screen {
  /** The device or the sheet. */
  readonly paper: string;
  /** Quiet areas. */
  readonly tint: string;
  /** Words and frames. */
  readonly type: string;
  /** Accents. */
  readonly mark: string;
}

/** The size of a drawing, in its own units. */
export const SCREEN = { width: 400, height: 270 } as const;

/** @param seed the same seed gives the same content, on the server and in the browser */
export function drawScreen(name: ScreenName, seed: string): Screen {
  return screens[name](seededRandom(seed));
}

type Random = () => number;

const screens: Readonly<Record<ScreenName, (random: Random) => Screen>> = {
  calendar,
  shop,
  dashboard,
  phone,
  letter,
  article,
};

/** A window that the foot of the drawing cuts off. */
const browser = round(24, 24, 352, 280, 14);

function calendar(random: Random): Screen {
  const days = times(28, (day) => ({ x: 48 + (day % 7) * 44, y: 92 + Math.floor(day / 7) * 44 }));
  const isFree = days.map(() => random() < 0.55);
  const today = 3 + Math.floor(random() * 18);
  const cells = (isIncluded: (day: number) => boolean) =>
    join(days.filter((_, day) => isIncluded(day)).map(({ x, y }) => round(x, y, 38, 36, 6)));
  return {
    paper: browser,
    tint: cells((day) => day !== today && isFree[day] === true),
    mark: cells((day) => day !== today && isFree[day] === false) + round(296, 44, 56, 22, 11),
    type: round(48, 48, 110, 14, 4) + cells((day) => day === today),
  };
}

function shop(random: Random): Screen {
  const shelves = times(3, (index) => 48 + index * 104);
  const goods = shelves.map((x) =>
    random() < 0.5
      ? disc(x + 46, 150, 24 + random() * 10)
      : round(x + 30, 112, 32, 70, 14) + box(x + 40, 98, 12, 16),
  );
  return {
    paper: browser,
    tint: join(shelves.map((x) => round(x, 84, 92, 116, 10) + box(x, 228, 60 + random() * 30, 6))),
    mark: join(goods) + round(284, 44, 68, 24, 12),
    type: round(48, 48, 90, 14, 4) + join(shelves.map((x) => box(x, 212, 40 + random() * 30, 9))),
  };
}

function dashboard(random: Random): Screen {
  const bars = times(11, (index) => ({ x: 48 + index * 28, height: 24 + random() * 88 }));
  const best = bars.reduce((one, other) => (other.height > one.height ? other : one));
  const bar = ({ x, height }: (typeof bars)[number]) => round(x, 270 - height, 20, height + 20, 4);
  const tiles = times(3, (index) => 48 + index * 104);
  return {
    paper: browser,
    tint:
      join(tiles.map((x) => round(x, 48, 96, 62, 8))) + join(bars.filter((each) => each !== best).map(bar)),
    mark: bar(best) + join(tiles.map((x) => box(x + 14, 90, 20 + random() * 44, 6))),
    type: join(tiles.map((x) => box(x + 14, 64, 30 + random() * 24, 14))),
  };
}

function phone(random: Random): Screen {
  const rows = times(4, (row) => 128 + row * 38);
  return {
    paper: round(28, 96, 100, 50, 10) + round(272, 150, 100, 50, 10),
    type:
      round(138, 18, 124, 290, 22) +
      box(46, 112, 40 + random() * 24, 8) +
      box(290, 166, 40 + random() * 24, 8),
    tint: round(146, 28, 108, 280, 15) + box(46, 126, 64, 6) + box(290, 180, 64, 6),
    mark:
      round(158, 44, 84, 62, 10) +
      join(
        rows.map((y) => disc(170, y, 8) + box(186, y - 7, 24 + random() * 30, 6) + box(186, y + 4, 40, 4)),
      ),
  };
}

function letter(random: Random): Screen {
  const hill = 150 + random() * 70;
  return {
    paper: round(76, 20, 248, 300, 6),
    tint: box(98, 92, 204, 90) + join(times(3, (line) => box(98, 198 + line * 14, 204 - random() * 60, 6))),
    mark: `M98 182L${hill} 112l36 34 30-26 ${302 - hill - 66} 62z${disc(276, 112, 9)}${round(98, 244, 84, 24, 12)}`,
    type: box(98, 44, 130 + random() * 50, 14) + box(98, 66, 70 + random() * 60, 10),
  };
}

function article(random: Random): Screen {
  const peak = 90 + random() * 60;
  return {
    paper: browser,
    tint: box(24, 70, 150, 240) + join(times(8, (line) => box(198, 140 + line * 16, 150 - random() * 50, 6))),
    mark: disc(60 + random() * 80, 116, 17) + box(198, 116, 40, 6),
    type:
      box(198, 72, 150, 13) +
      box(198, 92, 80 + random() * 60, 13) +
      `M24 310V220L${peak} 150l30 44 24-20 20 30V310z` +
      box(48, 44, 60, 10),
  };
}

function times<Item>(count: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function join(parts: readonly string[]): string {
  return parts.join('');
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`;
}

function disc(x: number, y: number, radius: number): string {
  const r = whole(radius);
  return `M${whole(x - radius)} ${whole(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function round(x: number, y: number, width: number, height: number, radius: number): string {
  const r = whole(radius);
  const across = whole(width - 2 * r);
  const down = whole(height - 2 * r);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${whole(x + r)} ${whole(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Whole units are exact enough, and short. */
function whole(value: number): number {
  return Math.round(value);
}
