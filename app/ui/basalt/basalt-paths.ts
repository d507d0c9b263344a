import { createBoundedCache } from '../../site/bounded-cache.ts';
import type { BasaltTone } from '../../theme/basalt-tones.ts';
import { basaltColumns } from './basalt-columns.ts';
import { type BasaltShape, basaltComposition, type Composition } from './basalt-composition.ts';
import { basaltPrism, type Face, facePath } from './basalt-prism.ts';
import type { Column } from './column.ts';

/** An area of one tone, as the `d` of an SVG path. */
interface TonePath {
  readonly tone: BasaltTone;
  readonly d: string;
}

/** Columns side by side, which never overlap. */
interface DepthRow {
  readonly columns: Column[];
  /** True if a veil of fog is laid before it. */
  isVeiled: boolean;
}

/** The foremost row, as a share of all rows, that still has fog before it; and the number of veils. */
const FOG_END = 0.5;
const VEILS = 4;

/** The pages have some eighty pictures; news and projects without a photograph have one each. */
const MAX_CACHED = 256;

const cache = createBoundedCache<readonly TonePath[]>(MAX_CACHED);

/** The picture of a seed in a format: its paths in painter's order. Cached, since every language shows the same pictures. */
export function basaltPaths(seed: string, shape: BasaltShape): readonly TonePath[] {
  return cache.getOrMake(`${shape} ${seed}`, () => {
    const composition = basaltComposition(seed, shape);
    return drawPaths(basaltColumns(composition), composition);
  });
}

/** The rows that columns are in; both from back to front. */
export function depthRows(columns: readonly Column[]): DepthRow[] {
  const rows: DepthRow[] = [];
  let last: Column | undefined;
  for (const column of columns) {
    if (last?.row === column.row) rows.at(-1)?.columns.push(column);
    else rows.push({ columns: [column], isVeiled: false });
    last = column;
  }
  for (let veil = 1; veil <= VEILS; veil += 1) {
    const row = rows[Math.floor((rows.length * FOG_END * veil) / VEILS) - 1];
    if (row) row.isVeiled = true;
  }
  return rows;
}

/** Painter's order by rows; within a row each tone is one path. */
function drawPaths(columns: readonly Column[], composition: Composition): TonePath[] {
  const { standing, lava, hovering } = basaltPrism(composition);
  const { width, height } = composition.frame;
  const path = (face: Face, ...tops: readonly { x: number; y: number }[]): TonePath[] =>
    tops.length > 0 ? [{ tone: face.tone, d: facePath(face, tops) }] : [];
  const rows = depthRows(columns).flatMap(({ columns: inRow, isVeiled }) => [
    ...standing.flatMap((face) => path(face, ...inRow.filter(face.isOn))),
    ...inRow
      .filter(({ cap }) => cap === 'lava')
      .flatMap((column) => lava(column).flatMap((face) => path(face, column))),
    ...(isVeiled ? [{ tone: 'fog', d: `M0 0H${width}V${height}H0z` } as const] : []),
  ]);
  const inTheAir = columns.flatMap(({ x, hovering: column }) =>
    column ? hovering(column.length).flatMap((face) => path(face, { x, y: column.y })) : [],
  );
  return [...rows, ...inTheAir];
}
