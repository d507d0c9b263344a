import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

/** Makes the site's fonts: Schibsted Grotesk with the letters of our languages only. Run after a font update: npm run font */
const source =
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const target = 'app/theme/schibsted-grotesk.woff2';
/** For the pictures of social networks: what draws them reads no woff2 and knows no variable fonts. */
const boldTarget = 'scripts/build/social/schibsted-grotesk-bold.ttf';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, the letters of Icelandic, Spanish, Danish and their neighbours, and the languages' punctuation. */
const letters = `${range(0x20, 0x7e)}\u00a0ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØÄåøäªº«»–—‘’‚“”„•·…€©§°×−`;

const subset = await subsetFont(readFileSync(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
const bold = await subsetFont(readFileSync(source), letters, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 750 },
});
for (const [path, font] of [
  [target, subset],
  [boldTarget, bold],
] as const) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, font);
  console.log(`${path} ${(font.length / 1024).toFixed(1)} KB`);
}
