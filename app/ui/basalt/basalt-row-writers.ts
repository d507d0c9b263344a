import type { BasaltTone } from '../../theme/basalt-tones.ts';
import type { Column } from './basalt-columns.ts';
import { kindHeight, kinds } from './basalt-kinds.ts';
import { type Lattice, topOnLattice } from './basalt-lattice.ts';
import { facePath, type Prism } from './basalt-prism.ts';
import { pathNumbers } from './path-data.ts';

/** Writes an element that fills a path with a tone. */
export type Fill = (tone: BasaltTone, d: string) => string;

/** A way to write the columns of a row, on the lattice. */
export interface RowWriter {
  /** What the rows refer to. */
  shared: string;
  row(columns: readonly Column[]): string;
}

/**
 * A marker holds one column of each kind, and a row is a path with a vertex for each of its columns: fewest bytes. Only
 * vertices in the middle bear the marker, hence one before and one after.
 * @param id of the marker
 */
export function markedRows(prism: Prism, lattice: Lattice, fill: Fill, id: string): RowWriter {
  const faces = prism.standing.map((face) => {
    const tops = kinds.filter(face.has).map((kind) => ({ x: 0, y: kindHeight(kind) }));
    return fill(face.tone, facePath(face, ...tops));
  });
  return {
    shared: `<marker id="${id}" overflow="visible">${faces.join('')}</marker>`,
    row: (columns) => `<path marker-mid="url(#${id})" d="${vertices(columns, lattice)}"/>`,
  };
}

/**
 * A row is a path for each tone: what a drawing is painted from several times a page, since a browser paints every marker
 * anew.
 */
export function filledRows(prism: Prism, lattice: Lattice, fill: Fill): RowWriter {
  return {
    shared: '',
    row: (columns) => {
      const paths = prism.standing.map((face) => {
        const tops = columns.filter(face.has).map((column) => topOnLattice(column, lattice));
        return tops.length > 0 ? fill(face.tone, facePath(face, ...tops)) : '';
      });
      return paths.join('');
    },
  };
}

function vertices(columns: readonly Column[], lattice: Lattice): string {
  let pen = { x: 0, y: 0 };
  let d = 'm0 0';
  for (const column of columns) {
    const top = topOnLattice(column, lattice);
    const vertex = { x: top.x, y: top.y - kindHeight(column) };
    const step = pathNumbers(vertex.x - pen.x, vertex.y - pen.y);
    d += step.startsWith('-') ? step : ` ${step}`;
    pen = vertex;
  }
  return `${d}z`;
}
