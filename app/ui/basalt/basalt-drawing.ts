import { type BasaltTone, basaltProperty } from '../../theme/basalt-tones.ts';
import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Point } from './basalt-hexagon.ts';
import { basaltLattice, type Lattice, latticeTransform, rowOrigin, topOnLattice } from './basalt-lattice.ts';
import { basaltPrism, type Face, facePath } from './basalt-prism.ts';
import { type Fill, filledRows, markedRows } from './basalt-row-writers.ts';
import { depthRows } from './basalt-rows.ts';
import { transformNumbers } from './path-data.ts';

const origin: Point = { x: 0, y: 0 };
/** A path on the lattice that covers every picture. */
const everywhere = 'M-99-99H99V99H-99z';

/** How often the page paints a drawing: `often` if views share it. */
export type Painted = 'once' | 'often';

/** In: a tone. Out: the colour that an attribute says, or null where nothing is painted in it. */
export type Colours = (tone: BasaltTone) => string | null;

const coloursOfTheme: Colours = (tone) => `var(${basaltProperty(tone)})`;

/**
 * Writes what stands inside the svg element of a picture; its sky is that of the page (`app/theme/global-css.ts`).
 *
 * Method: painter's order by rows, each drawn within the row behind it.
 * @param columns from back to front
 * @param picture a name that is its own on the page
 * @returns the markup; nothing in it needs escaping
 */
export function basaltDrawing(
  columns: readonly Column[],
  composition: Composition,
  picture: string,
  painted: Painted,
  colours = coloursOfTheme,
): string {
  const lattice = basaltLattice(composition);
  const prism = basaltPrism(composition);
  const fill: Fill = (tone, d) => {
    const colour = colours(tone);
    return colour === null ? '' : `<path fill="${colour}" d="${d}"/>`;
  };
  const fillAll = (faces: readonly Face[], top: Point) =>
    faces.map((face) => fill(face.tone, facePath(face, top))).join('');
  const writer =
    painted === 'once' ? markedRows(prism, lattice, fill, picture) : filledRows(prism, lattice, fill);

  const rows = depthRows(columns).map(({ row, columns: inRow, veiled }) => ({
    row,
    markup:
      writer.row(inRow) +
      inRow
        .filter(({ cap }) => cap === 'lava')
        .map((column) => fillAll(prism.lava(column), topOnLattice(column, lattice)))
        .join('') +
      (veiled ? fill('fog', everywhere) : ''),
  }));
  const air = columns.map(({ x, hovering }) =>
    hovering
      ? `<g transform="${latticeTransform(lattice, { x, y: hovering.y })}">${fillAll(prism.hovering(hovering.length), origin)}</g>`
      : '',
  );
  const [hindmost] = columns;

  return [
    writer.shared,
    hindmost &&
      `<g fill="none" transform="${latticeTransform(lattice, rowOrigin(hindmost, lattice))}">${nested(rows, lattice)}</g>`,
    ...air,
  ].join('');
}

/** Each row within the one behind it, so that the way from row to row is the same text everywhere. */
function nested(rows: readonly { row: number; markup: string }[], { toNextRow }: Lattice): string {
  const open = `<g transform="translate(${transformNumbers(toNextRow.x, toNextRow.y)})">`;
  let markup = '';
  let depth = 0;
  let at = rows[0]?.row ?? 0;
  for (const { row, markup: drawn } of rows) {
    for (; at < row; at += 1) {
      markup += open;
      depth += 1;
    }
    markup += drawn;
  }
  return markup + '</g>'.repeat(depth);
}
