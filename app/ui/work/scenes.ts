import { hashText, seededRandom } from '../basalt/seeded-random.ts';

/** Scenes that a cover can show. */
export const sceneNames = ['basalt', 'ridge', 'waves', 'sky', 'stitches', 'houses'] as const;
export type SceneName = (typeof sceneNames)[number];

/** The size of a scene, in its own units; words are in its upper half. */
export const SCENE = { width: 400, height: 300 } as const;

/** Shapes of one colour. */
interface Layer {
  readonly fill: string;
  readonly d: string;
}

/** The layers of a scene, the farthest first. @param seed the same seed gives the same scene everywhere */
export function drawScene(name: SceneName, seed: string): readonly Layer[] {
  return scenes[name](seededRandom(seed));
}

/** The preferred name if there is such a one, else one by the seed. */
export function chooseName<Name extends string>(
  names: readonly Name[],
  preferred: string | null,
  seed: string,
): Name {
  const choice = names.find((name) => name === preferred) ?? names[hashText(seed) % names.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

type Random = () => number;

const MARK = 'var(--mark)';

/** A tone between the ground and its light tone. @param percent 0: the ground */
const tone = (percent: number) => `color-mix(in srgb,var(--tint) ${percent}%,var(--strong))`;
/** A tone darker than the ground. */
const shade = (percent: number) => `color-mix(in srgb,#000 ${percent}%,var(--strong))`;

const scenes: Readonly<Record<SceneName, (random: Random) => readonly Layer[]>> = {
  /** Columns with three faces; one glows. */
  basalt(random) {
    const columns = times(11, (index) => ({
      x: index * 40 - 20,
      y: 170 + 70 * random() - 40 * near(index, 7),
    }));
    const faces = (place: number) =>
      columns.map(({ x, y }) => `M${x + place * 14} ${whole(y)}h14V300h-14z`).join('');
    const cap = ({ x, y }: { readonly x: number; readonly y: number }) =>
      `M${x} ${whole(y)}l7-9h28l7 9-7 9h-28z`;
    return [
      { fill: tone(38), d: faces(0) },
      { fill: tone(18), d: faces(1) },
      { fill: shade(35), d: faces(2) },
      { fill: tone(62), d: columns.map(cap).join('') },
      { fill: MARK, d: cap(columns[3 + Math.floor(random() * 5)] ?? { x: 0, y: 0 }) },
    ];
  },
  /** Mountains behind each other, and a low sun. */
  ridge(random) {
    const range = (top: number, rough: number) =>
      `M0 300V${top}${times(8, (peak) => `L${peak * 50 + 25} ${whole(top - rough * random())} ${peak * 50 + 50} ${whole(top - 8 * random())}`).join('')}V300z`;
    return [
      { fill: MARK, d: disc(250 + 80 * random(), 172, 34) },
      { fill: tone(55), d: range(215, 60) },
      { fill: tone(28), d: range(242, 56) },
      { fill: shade(30), d: range(276, 44) },
    ];
  },
  /** A boat between rows of waves. */
  waves(random) {
    const row = (y: number) =>
      `M-${whole(40 * random())} 300V${y}${times(12, () => 'q12-15 24 0 12 15 24 0').join('')}V300z`;
    const x = whole(210 + 90 * random());
    return [
      { fill: tone(70), d: row(196) },
      { fill: MARK, d: `M${x} 196h64l-12 24h-40zM${x + 30} 190v-58l34 50z` },
      { fill: tone(45), d: row(218) },
      { fill: tone(20), d: row(244) },
      { fill: shade(30), d: row(272) },
    ];
  },
  /** Northern lights and stars over a hill. */
  sky(random) {
    const curtain = (y: number, height: number) => {
      const wave = whole(24 + 40 * random());
      return `M-20 ${y}q52-${wave} 105 0t105 0 105 0 105 0v${height}q-52 ${wave}-105 0t-105 0-105 0-105 0z`;
    };
    const stars = times(40, () => disc(400 * random(), 200 * random(), 0.6 + random()));
    return [
      { fill: 'var(--tint)', d: stars.join('') },
      { fill: tone(20), d: curtain(150, 90) },
      { fill: tone(42), d: curtain(182, 44) },
      { fill: MARK, d: curtain(206, 12) },
      { fill: shade(55), d: 'M0 300V262q70-30 150-8t150-12 100 4V300z' },
    ];
  },
  /** A knitted pattern of three rows. */
  stitches(random) {
    const cells = times(27 * 13, (index) => ({ x: (index % 27) * 15, row: Math.floor(index / 27) }));
    const shape = times(14, () => random() < 0.45);
    const isMarked = (x: number, row: number) => {
      const column = (x / 15) % 14;
      return (
        (shape[(Math.min(column, 13 - column) * 5 + Math.min(row, 12 - row) * 3) % 14] ?? false) && row > 0
      );
    };
    const draw = (chosen: (x: number, row: number) => boolean) =>
      cells
        .filter(({ x, row }) => chosen(x, row))
        .map(({ x, row }) => `M${x} ${140 + row * 13}l7 9v9l-7-9zm15 0-7 9v9l7-9z`)
        .join('');
    return [
      { fill: tone(14), d: draw((x, row) => !isMarked(x, row)) },
      { fill: 'var(--tint)', d: draw((x, row) => isMarked(x, row) && row % 4 !== 2) },
      { fill: MARK, d: draw((x, row) => isMarked(x, row) && row % 4 === 2) },
    ];
  },
  /** A row of gabled houses; one window has a light. */
  houses(random) {
    const houses = times(6, (index) => ({ x: index * 70 - 12, y: whole(190 + 34 * random()) }));
    const walls = (isOdd: number) =>
      houses
        .filter((_, index) => index % 2 === isOdd)
        .map(({ x, y }) => `M${x} 300V${y}l35-30 35 30V300z`)
        .join('');
    const windows = houses.flatMap(({ x, y }) =>
      [0, 1].flatMap((row) =>
        [0, 1].map((column) => `M${x + 14 + column * 26} ${y + 14 + row * 36}h16v22h-16z`),
      ),
    );
    const lit = Math.floor(random() * windows.length);
    return [
      { fill: tone(34), d: walls(0) },
      { fill: tone(60), d: walls(1) },
      { fill: shade(45), d: windows.filter((_, index) => index !== lit).join('') },
      { fill: MARK, d: windows[lit] ?? '' },
      {
        fill: shade(20),
        d: houses.map(({ x, y }) => `M${x - 3} ${y + 3}l38-33 38 33v-7l-38-33-38 33z`).join(''),
      },
    ];
  },
};

function times<Item>(count: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** 1 at a place, 0 from four places away. */
function near(index: number, place: number): number {
  return Math.max(0, 1 - Math.abs(index - place) / 4);
}

function disc(x: number, y: number, radius: number): string {
  const r = Number(radius.toFixed(1));
  return `M${whole(x - radius)} ${whole(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Whole units are exact enough, and short. */
function whole(value: number): number {
  return Math.round(value);
}
