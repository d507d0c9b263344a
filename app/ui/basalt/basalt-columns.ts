import { type Column, type Neighbour, neighbours, type Visibility } from './basalt-column.ts';
import type { Composition } from './basalt-composition.ts';
import { chooseLava, liftColumn } from './basalt-lava.ts';
import { profileHeight } from './basalt-profile.ts';
import { skyline } from './basalt-skyline.ts';
import { seededRandom } from './seeded-random.ts';

/** A column of which a smaller share shows is a sliver, which the eye takes for a flaw. */
const sliver = 0.4;
const unseen: Visibility = { share: 0, wholeTop: false };

/**
 * The columns that can be seen, from back to front.
 *
 * Method: a honeycomb of equal hexagons on a slanted plane, lifted by a stepped height field.
 * What is hidden by columns further in front is left out.
 */
export function basaltColumns(composition: Composition): Column[] {
  const all = placeColumns(composition);
  const neighbour = neighbours(all);
  settle(all, neighbour, composition);
  if (composition.missing) {
    liftColumn(all, neighbour, composition);
    settle(all, neighbour, composition);
  } else {
    chooseLava(all, neighbour, composition);
  }
  return all.filter(({ shows, hovering }) => shows.share > 0 || hovering);
}

/** Finds what shows of each column, and raises a sliver to the height of the column straight before it. */
function settle(columns: readonly Column[], neighbour: Neighbour, { frame, hexagon }: Composition): void {
  const before = skyline(hexagon, frame.width, frame.height);
  for (const column of columns.toReversed()) {
    column.shows = before.look(column);
    const lift = (neighbour(column, -2, 0)?.height ?? 0) - column.height;
    if (lift > 0 && column.shows.share > 0 && column.shows.share < sliver) {
      column.height += lift;
      column.y -= lift;
      column.shows = before.look(column);
    }
    before.add(column);
  }
}

function placeColumns(composition: Composition): Column[] {
  const { frame, hexagon, radius } = composition;
  const random = seededRandom(`columns/${composition.shape}/${composition.seed}`);
  const { toFront, toLeft, toRight } = hexagon;
  const across = { x: toRight.x - toLeft.x, y: toRight.y - toLeft.y };
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
      const height = heightAt(composition, x / frame.width, backness, random());
      columns.push({
        row,
        file,
        x,
        y: ground - height,
        height,
        cap: capOf(random(), composition.moss),
        shaded: random() < 0.35,
        shows: unseen,
      });
    }
  }
}

/** In: place across (0 to 1), nearness to the back (0 to 1), a random share. Out: a whole number of steps, as a length. */
function heightAt(composition: Composition, across: number, backness: number, chance: number): number {
  const { mirrored, shear, profile, summit, rise, step } = composition;
  const place = (mirrored ? 1 - across : across) + shear * (backness - 0.5);
  const share = profileHeight(profile, place, summit);
  const unrest = (chance - 0.5) * (1.7 + 1.3 * share);
  return Math.max(0, Math.round((rise * share * (0.2 + 0.8 * backness)) / step + unrest)) * step;
}

function capOf(chance: number, moss: number): Column['cap'] {
  if (chance < moss) return 'moss';
  if (chance < moss + 0.25) return 'lit';
  return chance > 0.78 ? 'dim' : 'plain';
}
