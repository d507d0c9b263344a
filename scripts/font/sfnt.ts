/** The tables of a font by name, which has four letters. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** Start of a TrueType file. */
const TRUETYPE = 0x00010000;
const HEAD = 12;
const ENTRY = 16;

/** Splits a TrueType file into its tables. They share its memory. */
export function readTables(font: Buffer): FontTables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEAD + ENTRY * index);
  return new Map(
    entries.map((entry) => {
      const start = font.readUInt32BE(entry + 8);
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(start, start + font.readUInt32BE(entry + 12)),
      ];
    }),
  );
}

/** Joins tables to a TrueType file. Their checksums stay 0: WOFF2 drops them. */
export function writeTables(tables: FontTables): Buffer {
  const names = [...tables.keys()].toSorted();
  const directory = Buffer.alloc(HEAD + ENTRY * names.length);
  const power = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(TRUETYPE, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(2 ** power * ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((names.length - 2 ** power) * ENTRY, 10);
  const parts: Buffer[] = [directory];
  let start = directory.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const entry = HEAD + ENTRY * index;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    start += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
