import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { coarseKerning, kerningPlaces } from '../../../scripts/font/coarse-kerning.ts';
import { readTables, writeTables } from '../../../scripts/font/sfnt.ts';

const file = readFileSync('app/theme/schibsted-grotesk.woff2');
const font = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
const tables = readTables(font);

/** Whether the font has a letter besides `.notdef`, which each font has. */
async function hasLetter(letter: string): Promise<boolean> {
  const glyphs = readTables(await subsetFont(font, letter, { targetFormat: 'sfnt' })).get('maxp');
  return (glyphs?.readUInt16BE(4) ?? 0) > 1;
}

test('the font has the letters of the four languages', async () => {
  const letters = [...'AZaz09ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØåø«»–—“”„…€'];
  const found = await Promise.all(letters.map(hasLetter));
  expect(letters.filter((_, place) => !found[place])).toEqual([]);
  expect(await hasLetter('Ж')).toBe(false);
});

test('it is light, and has all weights that pages use', () => {
  expect(file.length).toBeLessThan(18 * 1024);
  const axes = tables.get('fvar') ?? Buffer.alloc(0);
  const axis = axes.readUInt16BE(4);
  expect(axes.toString('latin1', axis, axis + 4)).toBe('wght');
  expect([axes.readInt16BE(axis + 4), axes.readInt16BE(axis + 12)]).toEqual([400, 800]);
});

test('a font that is taken apart and put together is the same', () => {
  const again = readTables(writeTables(tables));
  expect([...again.keys()].toSorted()).toEqual([...tables.keys()].toSorted());
  for (const [name, table] of tables) expect(again.get(name)?.equals(table), name).toBe(true);
});

describe('kerning', () => {
  const kerning = tables.get('GPOS') ?? Buffer.alloc(0);
  const values = (table: Buffer) => kerningPlaces(table).map((place) => table.readInt16BE(place));

  test('of the font brings pairs together', () => {
    expect(values(kerning).filter((value) => value < 0).length).toBeGreaterThan(1000);
  });

  test.each([
    { least: 48, step: 24 },
    { least: 100, step: 50 },
    { least: 0, step: 1 },
  ])('made coarse by %o is near to what it was', (coarseness) => {
    const coarse = values(coarseKerning(kerning, coarseness));
    for (const [index, value] of values(kerning).entries()) {
      const now = coarse[index] ?? Number.NaN;
      expect(now % coarseness.step).toBeCloseTo(0);
      if (Math.abs(value) < coarseness.least) expect(now).toBeCloseTo(0);
      else expect(Math.abs(now - value)).toBeLessThanOrEqual(coarseness.step / 2);
    }
  });

  test('of another kind is refused', () => {
    const other = Buffer.from(kerning);
    const [lookup = 0] = [other.readUInt16BE(8) + other.readUInt16BE(other.readUInt16BE(8) + 2)];
    other.writeUInt16BE(4, lookup);
    expect(() => coarseKerning(other, { least: 0, step: 1 })).toThrow('kind of kerning');
  });
});
