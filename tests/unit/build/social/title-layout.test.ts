import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterWidths } from '../../../../scripts/build/social/font-widths.ts';
import { fontFile } from '../../../../scripts/build/social/rasterise.ts';
import { TITLE_BOX } from '../../../../scripts/build/social/social-measures.ts';
import { LINE_HEIGHT, layOutTitle, lineWidth } from '../../../../scripts/build/social/title-layout.ts';
import { titleLetters } from '../../../../scripts/build/social/title-letters.ts';

const widthOf = letterWidths(readFileSync(fontFile));
const layOut = (title: string) => layOutTitle(titleLetters(title, widthOf), TITLE_BOX, widthOf);

function expectInside(title: string): void {
  const { lines, size } = layOut(title);
  expect(lines.length, title).toBeLessThanOrEqual(4);
  expect(lines.length * size * LINE_HEIGHT, title).toBeLessThanOrEqual(TITLE_BOX.height);
  for (const line of lines) expect(lineWidth(line, size, widthOf), line).toBeLessThanOrEqual(TITLE_BOX.width);
}

describe('a title', () => {
  test.each([
    ['Verkefni', ['Verkefni']],
    ['Leitarvélabestun með gagnlegu efni', ['Leitarvélabestun', 'með gagnlegu efni']],
    ['Webløsninger til virksomheder', ['Webløsninger til', 'virksomheder']],
    ['WordPress-hjemmesider, der holder', ['WordPress-', 'hjemmesider,', 'der holder']],
    [
      'Una copia que nadie ha probado es solo una esperanza',
      ['Una copia que nadie', 'ha probado es solo', 'una esperanza'],
    ],
  ])('%s is broken evenly, with no word forlorn', (title, lines) => {
    expect(layOut(title).lines).toEqual(lines);
  });

  test.each([
    ['is', `${'Þjónustusamningsviðauki um vefhýsingu og öryggisafritun '.repeat(4)}á Íslandi`],
    ['en', 'An uncharacteristically long-winded announcement '.repeat(5)],
    ['es', 'Otorrinolaringología y electroencefalografía en la próxima década '.repeat(4)],
    ['da', 'Speciallægepraksisplanlægningsstabiliseringsperiode '.repeat(3)],
  ])('that is far too long in %s stays in its box and says that it goes on', (_, title) => {
    expectInside(title);
    expect(layOut(title).lines.at(-1)).toMatch(/[^\s,.:;…]…$/);
  });

  test('of any words stays in its box, and loses nothing while it is short', () => {
    const letter = fc.constantFrom(...'aeilmnrstuvðþæöáéíóúýñåøABEMWÞÆÖÁÑÅØ-,:&0');
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const title = words.join(' ');
        expectInside(title);
        const shown = layOut(title).lines.join('').replaceAll(' ', '');
        if (!shown.endsWith('…')) expect(shown).toBe(words.join(''));
      }),
    );
  });

  test('has the letters of the four languages', () => {
    const letters = 'ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæöÑÜñü¿¡ÅØåø«»–—“”„…€';
    expect(titleLetters(letters, widthOf)).toBe(letters);
  });

  test.each([
    ['Dvořák', 'Dvorák'],
    ['vefur\u00a0 og\nhýsing', 'vefur og hýsing'],
    ['A\u0301fram 🚀 nú', 'Áfram nú'],
    ['Москва', ''],
  ])('with letters that the font lacks, %j, is written %j', (title, written) => {
    expect(titleLetters(title, widthOf)).toBe(written);
  });
});
