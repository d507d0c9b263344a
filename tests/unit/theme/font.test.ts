import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables } from '../../../scripts/font/sfnt.ts';

const file = readFileSync('app/theme/schibsted-grotesk.woff2');
const font = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
const tables = readTables(font);

test('the font is light and has the letters of the four languages', async () => {
  /** Returns true if the font has a letter other than `.notdef`, which each font has. */
  const hasLetter = async (letter: string) => {
    const glyphs = readTables(await subsetFont(font, letter, { targetFormat: 'sfnt' })).get('maxp');
    return (glyphs?.readUInt16BE(4) ?? 0) > 1;
  };
  expect(file.length).toBeLessThan(18 * 1024);
  const letters = [...'AZaz09ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØåø«»–—“”„…€'];
  const hasLetters = await Promise.all(letters.map(hasLetter));
  expect(letters.filter((_, place) => !hasLetters[place])).toEqual([]);
  expect(await hasLetter('Ж')).toBe(false);
});

test('it is variable, with all weights that pages use', () => {
  const axes = tables.get('fvar') ?? Buffer.alloc(0);
  const axis = axes.readUInt16BE(4);
  expect(axes.toString('latin1', axis, axis + 4)).toBe('wght');
  expect([axes.readInt16BE(axis + 4), axes.readInt16BE(axis + 12)]).toEqual([400, 800]);
});
