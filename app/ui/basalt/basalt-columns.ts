import type { Composition, ProfileKind } from './basalt-composition.ts';
import { chooseLava, liftColumn } from './basalt-lava.ts';
import { skyline } from './basalt-skyline.ts';
import type { Column, Neighbour, Visibility } from './column.ts';
import { seededRandom } from './seeded-random.ts';

/** A column of which a smaller share shows is a sliver, which the eye takes for a flaw. */
const SLIVER = 0.4;
const HIDDEN: Visibility = { share: 0, isWholeTopVisible: false };

/** The visible columns, back to front: a honeycomb of equal hexagons on a slanted plane, lifted by steps. */
export function basaltColumns(composition: Composition): Column[] {
  const columns = placeColumns(composition);
  const neighbour = createNeighbourSearch(columns);
  settle(columns, neighbour, composition);
  if (composition.hasMissingColumn) {
    liftColumn(columns, neighbour, composition);
    settle(columns, neighbour, composition);
  } else {
    chooseLava(columns, neighbour, composition);
  }
  return columns.filter(({ visibility, hovering }) => visibility.share > 0 || hovering);
}

/** Finds the visible part of each column, and raises a sliver to the height of the column straight before it. */
function settle(columns: readonly Column[], neighbour: Neighbour, { frame, hexagon }: Composition): void {
  const horizon = skyline(hexagon, frame.width, frame.height);
  for (const column of columns.toReversed()) {
    column.visibility = horizon.measure(column);
    const lift = (neighbour(column, -2, 0)?.height ?? 0) - column.height;
    if (lift > 0 && column.visibility.share > 0 && column.visibility.share < SLIVER) {
      column.height += lift;
      column.y -= lift;
      column.visibility = horizon.measure(column);
    }
    horizon.add(column);
  }
}

function placeColumns(composition: Composition): Column[] {
  const { frame, hexagon, radius } = composition;
  const random = seededRandom(`columns/${composition.shape}/${composition.seed}`);
  const { toFront, across } = hexagon;
  const back = frame.height * frame.back;
  const front = frame.height + composition.rise * 0.5;
  const margin = Math.abs(across.y / across.x) * frame.width;
  const origin = Math.round(back - margin);
  const columns: Column[] = [];

  for (let row = 0; ; row++) {
    const startX = (row * toFront.x) / 2;
    const startY = origin + (row * toFront.y) / 2;
    if (startY > front + margin) return columns;
    const first = Math.floor((2 * (-radius - startX)) / across.x);
    const last = Math.ceil((2 * (frame.width + radius - startX)) / across.x);
    for (let file = first; file <= last; file++) {
      if ((file + row) % 2 !== 0) continue;
      const x = startX + (file * across.x) / 2;
      const ground = startY + (file * across.y) / 2;
      if (ground < back || ground > front) continue;
      const backness = Math.max(0, 1 - (ground - back) / (frame.height * 0.5));
      const height = chooseHeight(composition, x / frame.width, backness, random());
      columns.push({
        row,
        file,
        x,
        y: ground - height,
        height,
        cap: chooseCap(random(), composition.moss),
        isShaded: random() < 0.35,
        visibility: HIDDEN,
      });
    }
  }
}

/** Height of a column in whole steps, by its place across, its nearness to the back, and chance; each 0 to 1. */
function chooseHeight(composition: Composition, across: number, backness: number, chance: number): number {
  const { isMirrored, shear, profile, summit, rise, step } = composition;
  const position = (isMirrored ? 1 - across : across) + shear * (backness - 0.5);
  const share = profileHeight(profile, position, summit);
  const unrest = (chance - 0.5) * (1.7 + 1.3 * share);
  return Math.max(0, Math.round((rise * share * (0.2 + 0.8 * backness)) / step + unrest)) * step;
}

function chooseCap(chance: number, moss: number): Column['cap'] {
  if (chance < moss) return 'moss';
  if (chance < moss + 0.25) return 'lit';
  return chance > 0.78 ? 'dim' : 'plain';
}

function createNeighbourSearch(columns: readonly Column[]): Neighbour {
  const key = (row: number, file: number) => row * 4096 + file;
  const columnsByPosition = new Map(columns.map((column) => [key(column.row, column.file), column]));
  return (column, rowsBehind, filesAside) =>
    columnsByPosition.get(key(column.row - rowsBehind, column.file + filesAside));
}

/**
 * Relative height of the cluster, 0 (floor) to 1 (summit), at a place `across`: 0 is the low side, 1 the high side, and
 * it may be a little outside. `summit` is the position of the peak on the same scale.
 */
function profileHeight(kind: ProfileKind, across: number, summit: number): number {
  const position = Math.min(1, Math.max(0, across));
  switch (kind) {
    case 'rise':
      return delayRise(smooth(position / Math.max(summit, 0.7)), 0.3);
    case 'stairs':
      return Math.floor(smooth(position) * 5 + 0.25) / 5;
    case 'crest':
      return position < summit
        ? delayRise(smooth(position / summit), 0.6)
        : 1 - 0.75 * smooth((position - summit) / (1.15 - summit));
    case 'twin':
      return Math.max(bump(position, summit, 0.34), 0.55 * bump(position, summit - 0.52, 0.22));
    case 'bowl':
      return Math.max(smooth((position - 0.45) / 0.5), 0.7 * smooth((0.3 - position) / 0.3));
  }
}

/** Smoothstep: 0 below 0, 1 above 1, flat at both ends. */
function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
}

/** Bends a rise from 0 to 1 so that it comes later; `share` 0 leaves it unchanged, 1 squares it. */
function delayRise(value: number, share: number): number {
  return value * (1 - share + share * value);
}

function bump(position: number, centre: number, radius: number): number {
  return smooth(1 - Math.abs(position - centre) / radius);
}
