/** Gives the width of a letter as a share of the font's size; null where the font has no such letter. */
export type LetterWidth = (letter: string) => number | null;

/**
 * Reads how wide letters are. Kerning is not counted, which brings letters together rather than apart.
 * @param font a TrueType file with a Unicode table of the common format 4
 * @throws when it has none
 */
export function letterWidths(font: Buffer): LetterWidth {
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const measured = font.readUInt16BE(tableAt(font, 'hhea') + 34);
  const widths = tableAt(font, 'hmtx');
  const glyphOf = characterMap(font);
  return (letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === 0) return null;
    // The last width holds for all glyphs that follow.
    return font.readUInt16BE(widths + 4 * Math.min(glyph, measured - 1)) / unitsPerEm;
  };
}

function tableAt(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${name}.`);
}

/** @returns the number of a character's glyph; 0 where there is none */
function characterMap(font: Buffer): (code: number) => number {
  const table = subtableAt(font);
  const twice = font.readUInt16BE(table + 6);
  const [ends, starts] = [table + 14, table + 16 + twice];
  const [shifts, offsets] = [starts + twice, starts + 2 * twice];
  return (code) => {
    for (let segment = 0; segment < twice; segment += 2) {
      if (code > font.readUInt16BE(ends + segment)) continue;
      const start = font.readUInt16BE(starts + segment);
      if (code < start) return 0;
      const shift = font.readInt16BE(shifts + segment);
      const offset = font.readUInt16BE(offsets + segment);
      if (offset === 0) return (code + shift) & 0xffff;
      const glyph = font.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
    }
    return 0;
  };
}

function subtableAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * count; entry += 8) {
    const subtable = cmap + font.readUInt32BE(entry + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('The font has no character table of format 4.');
}
