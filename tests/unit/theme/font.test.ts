import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { coarseKerning, kerningPlaces } from '../../../scripts/font/coarse-kerning.ts';
import { readTables, writeTables } from '../../../scripts/font/sfnt.ts';

const file = readFileSync('app/theme/schibsted-grotesk.woff2');
const font = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
const tables = readTables(font);

test('the font is light and has the letters of the four languages', async () => {
  /** Whether the font has a letter besides `.notdef`, which each font has. */
  const hasLetter = async (letter: string) => {
    const glyphs = readTables(await subsetFont(font, letter, { targetFormat: 'sfnt' })).get('maxp');
    return (glyphs?.readUInt16BE(4) ?? 0) > 1;
  };
  expect(file.length).toBeLessThan(18 * 1024);
  const letters = [...'AZaz09ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØåø«»–—“”„…€'];
  const found = await Promise.all(letters.map(hasLetter));
  expect(letters.filter((_, place) => !found[place])).toEqual([]);
  expect(await hasLetter('Ж')).toBe(false);
});

test('it is variable, with all weights that pages use', () => {
  const axes = tables.get('fvar') ?? Buffer.alloc(0);
  const axis = axes.readUInt16BE(4);
  expect(axes.toString('latin1', axis, axis + 4)).toBe('wght');
  expect([axes.readInt16BE(axis + 4), axes.readInt16BE(axis + 12)]).toEqual([400, 800]);
});

test('reading and writing a font changes no table', () => {
  const again = readTables(writeTables(tables));
  expect([...again.keys()].toSorted()).toEqual([...tables.keys()].toSorted());
  for (const [name, table] of tables) expect(again.get(name)?.equals(table), name).toBe(true);
});

test('coarse kerning is rounded to steps and stays near to the original', () => {
  const kerning = tables.get('GPOS') ?? Buffer.alloc(0);
  const valuesOf = (table: Buffer) => kerningPlaces(table).map((place) => table.readInt16BE(place));
  expect(valuesOf(kerning).filter((value) => value < 0).length).toBeGreaterThan(1000);
  const [least, step] = [48, 24];
  const coarse = valuesOf(coarseKerning(kerning, { least, step }));
  for (const [index, value] of valuesOf(kerning).entries()) {
    const now = coarse[index] ?? Number.NaN;
    expect(now % step).toBeCloseTo(0);
    if (Math.abs(value) < least) expect(now).toBeCloseTo(0);
    else expect(Math.abs(now - value)).toBeLessThanOrEqual(step / 2);
  }
});
