import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { decodeFiles, readContentFiles } from '../checks/project/content-files.ts';
import { roundKerning } from './font/coarse-kerning.ts';
import { readTables, writeTables } from './font/sfnt.ts';

/**
 * Makes the site's font: Schibsted Grotesk with the letters of our languages and texts only. Run it after a font update
 * or for a new language: npm run font
 */
const SOURCE =
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const TARGET = 'app/theme/schibsted-grotesk.woff2';
/** The letters that the font has, for the check. */
const LETTER_FILE = 'app/theme/font-letters.json';
/** The code points that the source has. */
const sourceRanges = JSON.parse(
  readFileSync('node_modules/@fontsource-variable/schibsted-grotesk/unicode.json', 'utf8'),
) as { readonly latin: string };

const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, the letters of Icelandic, Spanish, Danish and their neighbours, and the languages' punctuation. */
const commonLetters = `${listCharacters(0x20, 0x7e)}\u00a0ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØÄåøäªº«»–—‘’‚“”„•·…€©§°×−`;

const sourceLetter = new RegExp(
  `[${sourceRanges.latin.replaceAll(',', '').replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g, (_, from, to) => `\\u{${from}}${to ? `-\\u{${to}}` : ''}`)}]`,
  'u',
);
const textLetters = Object.values(decodeFiles(readContentFiles('.')))
  .flatMap((text) => [...text])
  .filter((letter) => /\p{L}/u.test(letter) && sourceLetter.test(letter));
const letters = [...new Set([...commonLetters, ...textLetters.toSorted()])].join('');

/** Pages use only one feature of the font: kerning. */
const options = {
  keepFeatures: ['kern'],
  noHinting: true,
  // Smoothing of single sizes, and names of weights for menus.
  dropTables: ['gasp', 'STAT'],
} as const;

/**
 * In a font of many weights the kerning is half of the file, since it changes with the weight. Ours is that of one
 * weight in the middle, without invisible parts: pairs are moved by a fortieth of the font's size or more.
 */
const KERNING = { weight: 600, least: 48, step: 24 };

const subsetWeight = (wght: number | { min: number; max: number }) =>
  subsetFont(readFileSync(SOURCE), letters, { targetFormat: 'sfnt', variationAxes: { wght }, ...options });

const [variableTables, middleTables] = [
  await subsetWeight({ min: 400, max: 800 }),
  await subsetWeight(KERNING.weight),
].map(readTables);
const kerning = middleTables?.get('GPOS');
const definitions = middleTables?.get('GDEF');
if (!variableTables || !kerning || !definitions) throw new Error('The font has no kerning.');
const mergedFont = writeTables(
  new Map([...variableTables, ['GDEF', definitions], ['GPOS', roundKerning(kerning, KERNING)]]),
);
const subset = await subsetFont(mergedFont, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, subset);
writeFileSync(LETTER_FILE, `${JSON.stringify({ letters }, null, 2)}\n`);
console.log(`${TARGET} ${(subset.length / 1024).toFixed(1)} KB`);
