/** Precision of kerning, in units of the font. */
export interface Coarseness {
  /** Pairs with a smaller shift are not moved. */
  readonly least: number;
  /** All others are moved by a multiple of this. */
  readonly step: number;
}

const PAIRS = 2;
const EXTENSION = 9;
/** Only the advance of the first glyph changes, by one number. */
const ADVANCE = 4;

/**
 * Rounds the kerning of a font whose weight is fixed, so that it compresses to less.
 * @param table its GPOS table, with pairs of glyphs and of classes only (OpenType 1.9, GPOS lookup types 2 and 9)
 * @throws if it contains other kinds
 */
export function roundKerning(table: Buffer, { least, step }: Coarseness): Buffer {
  const coarseTable = Buffer.from(table);
  for (const offset of listKerningOffsets(coarseTable)) {
    const value = coarseTable.readInt16BE(offset);
    coarseTable.writeInt16BE(Math.abs(value) < least ? 0 : Math.round(value / step) * step, offset);
  }
  return coarseTable;
}

/** Positions of the numbers of a GPOS table by which pairs are moved. */
export function listKerningOffsets(table: Buffer): number[] {
  const list = table.readUInt16BE(8);
  return readOffsets(table, list, list).flatMap((lookup) =>
    readOffsets(table, lookup + 4, lookup).flatMap((start) =>
      listSubtableOffsets(table, table.readUInt16BE(lookup), start),
    ),
  );
}

function listSubtableOffsets(table: Buffer, type: number, start: number): number[] {
  if (type === EXTENSION)
    return listSubtableOffsets(table, table.readUInt16BE(start + 2), start + table.readUInt32BE(start + 4));
  const [format, first, second] = [0, 4, 6].map((offset) => table.readUInt16BE(start + offset));
  if (type !== PAIRS || first !== ADVANCE || second !== 0)
    throw new Error('This kind of kerning is not known.');
  if (format === 2) {
    const count = table.readUInt16BE(start + 12) * table.readUInt16BE(start + 14);
    return Array.from({ length: count }, (_, index) => start + 16 + 2 * index);
  }
  return readOffsets(table, start + 8, start).flatMap((set) =>
    Array.from({ length: table.readUInt16BE(set) }, (_, index) => set + 4 + 4 * index),
  );
}

/** Reads a list of a table: its length, then the distance of each entry from a base. */
function readOffsets(table: Buffer, list: number, base: number): number[] {
  return Array.from(
    { length: table.readUInt16BE(list) },
    (_, index) => base + table.readUInt16BE(list + 2 + 2 * index),
  );
}
