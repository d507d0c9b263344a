import type { Mosaic } from './mosaic.ts';
import type { Picture } from './png.ts';

/** By how many CSS pixels a part may be higher or lower; a line of text is more. */
const HEIGHT = 12;

/** A ground has the same colour on every machine, give or take a rounding. */
const GROUND = 3;

/** By how many levels the colour of a block may differ. */
interface Tolerance {
  readonly brightness: number;
  /** Letters that are drawn a little bolder are darker, not of another hue. */
  readonly hue: number;
}

/** More makes it another block. */
const CLEARLY: Tolerance = { brightness: 26, hue: 14 };
/** So many such blocks are still no difference, and so large a share of all. */
const FEW = 2;
const FEW_OF_ALL = 0.0005;

/** A surface of another colour may differ by little, but then in many places. */
const SLIGHTLY: Tolerance = { brightness: 8, hue: 8 };
const MANY_OF_ALL = 0.12;

/** In what a part looks otherwise. */
export interface Difference {
  readonly part: string;
  readonly what: string;
  /** The blocks that differ, by row and column; empty where the part itself is another one. */
  readonly blocks: readonly Block[];
}

type Block = readonly [row: number, column: number];

/**
 * Compares a page with how it looked before, part by part. A block counts as the same where its colour lies among those
 * of the blocks around it before, and the other way round; so nothing differs that has moved by less than a block, and
 * all that has gone, come, moved further or changed its colour does.
 */
export function compareMosaics(before: readonly Mosaic[], now: readonly Mosaic[]): Difference[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  return names.flatMap((part) => {
    const [then, present] = [before, now].map((mosaics) => mosaics.find(({ name }) => name === part));
    if (!then) return [{ part, what: 'is new', blocks: [] }];
    if (!present) return [{ part, what: 'is gone', blocks: [] }];
    const difference = comparePart(then, present);
    return difference ? [{ part, ...difference }] : [];
  });
}

function comparePart(before: Mosaic, now: Mosaic): Omit<Difference, 'part'> | null {
  if (before.picture.width !== now.picture.width)
    return { what: 'was taken on a screen of another width', blocks: [] };
  if (Math.abs(before.height - now.height) > HEIGHT)
    return { what: `was ${before.height} px high and is ${now.height}`, blocks: [] };
  if (before.ground.some((value, channel) => Math.abs(value - (now.ground[channel] ?? 0)) > GROUND))
    return { what: `stood on rgb(${before.ground}) and stands on rgb(${now.ground})`, blocks: [] };
  const all = Math.min(before.picture.height, now.picture.height) * now.picture.width;
  const [then, present] = [tonesOf(before.picture), tonesOf(now.picture)];
  const clearly = differingBlocks(then, present, CLEARLY);
  if (clearly.length > FEW + FEW_OF_ALL * all)
    return { what: `differs in ${clearly.length} of ${all} blocks`, blocks: clearly };
  const slightly = differingBlocks(then, present, SLIGHTLY);
  if (slightly.length > MANY_OF_ALL * all)
    return { what: `differs a little in ${slightly.length} of ${all} blocks`, blocks: slightly };
  return null;
}

/** A picture by how bright its blocks are and how far they are from grey, towards red and towards green. */
interface Tones {
  readonly width: number;
  readonly height: number;
  readonly brightness: readonly number[];
  readonly red: readonly number[];
  readonly green: readonly number[];
}

function tonesOf({ width, height, pixels }: Picture): Tones {
  const blocks = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return { brightness: (red + 2 * green + blue) / 4, red: red - blue, green: green - (red + blue) / 2 };
  });
  return {
    width,
    height,
    brightness: blocks.map(({ brightness }) => brightness),
    red: blocks.map(({ red }) => red),
    green: blocks.map(({ green }) => green),
  };
}

function differingBlocks(before: Tones, now: Tones, by: Tolerance): Block[] {
  const { width } = now;
  return Array.from({ length: Math.min(before.height, now.height) * width }, (_, index): Block => {
    return [Math.floor(index / width), index % width];
  }).filter((block) => !isAmong(now, before, block, by) || !isAmong(before, now, block, by));
}

const toneNames = ['brightness', 'red', 'green'] as const;

/** Whether a block's colour lies among those of the blocks around the same place of another picture. */
function isAmong(
  picture: Tones,
  other: Tones,
  [row, column]: Block,
  { brightness, hue }: Tolerance,
): boolean {
  return toneNames.every((name) => {
    const by = name === 'brightness' ? brightness : hue;
    const place = row * picture.width + column;
    const value = picture[name][place] ?? 0;
    // Most are where they were.
    if (Math.abs(value - (other[name][place] ?? 0)) <= by) return true;
    const near = valuesAround(other, other[name], row, column);
    return value >= Math.min(...near) - by && value <= Math.max(...near) + by;
  });
}

function valuesAround({ width, height }: Tones, values: readonly number[], row: number, column: number) {
  const near: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
      near.push(values[y * width + x] ?? 0);
  return near;
}
