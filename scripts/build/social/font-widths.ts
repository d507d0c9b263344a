import { type FontTables, readTables } from '../../font/sfnt.ts';

/** Gives the width of a letter as a share of the font's size; null where the font has no such letter. */
export type LetterWidth = (letter: string) => number | null;

/**
 * Reads how wide letters are. Kerning is not counted, which brings letters together rather than apart.
 * @param font a TrueType file with a Unicode table of the common format 4
 * @throws when it has none
 */
export function letterWidths(font: Buffer): LetterWidth {
  const tables = readTables(font);
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const measured = tableOf(tables, 'hhea').readUInt16BE(34);
  const widths = tableOf(tables, 'hmtx');
  const glyphOf = characterMap(tableOf(tables, 'cmap'));
  return (letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === 0) return null;
    // The last width holds for all glyphs that follow.
    return widths.readUInt16BE(4 * Math.min(glyph, measured - 1)) / unitsPerEm;
  };
}

function tableOf(tables: FontTables, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}.`);
  return table;
}

/** @returns the number of a character's glyph; 0 where there is none */
function characterMap(cmap: Buffer): (code: number) => number {
  const table = cmap.subarray(subtableAt(cmap));
  const twice = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + twice];
  const [shifts, offsets] = [starts + twice, starts + 2 * twice];
  return (code) => {
    for (let segment = 0; segment < twice; segment += 2) {
      if (code > table.readUInt16BE(ends + segment)) continue;
      const start = table.readUInt16BE(starts + segment);
      if (code < start) return 0;
      const shift = table.readInt16BE(shifts + segment);
      const offset = table.readUInt16BE(offsets + segment);
      if (offset === 0) return (code + shift) & 0xffff;
      const glyph = table.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
    }
    return 0;
  };
}

function subtableAt(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  for (let entry = 4; entry < 4 + 8 * count; entry += 8) {
    const subtable = cmap.readUInt32BE(entry + 4);
    if (cmap.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('The font has no character table of format 4.');
}
