import { describe, expect, test } from 'vitest';
import { breakLines } from '../../../app/sections/hero/break-lines.ts';
import { fittedSize, textWidth } from '../../../app/theme/scale.ts';

describe('the title of the home page', () => {
  test.each([
    ['Vefir sem standa af sér öll veður', ['Vefir sem', 'standa af\u00a0sér', 'öll\u00a0veður']],
    ['Websites built to weather anything', ['Websites built', 'to\u00a0weather', 'anything']],
    ['Webs que aguantan el temporal', ['Webs que', 'aguantan', 'el\u00a0temporal']],
    ['Hjemmesider, der tåler al slags vejr', ['Hjemmesider,', 'der\u00a0tåler al', 'slags vejr']],
    ['Vefir', ['Vefir']],
    ['Nýr vefur', ['Nýr', 'vefur']],
  ])('“%s” is broken into lines of even width, the upper ones wider', (title, lines) => {
    expect(breakLines(title)).toEqual(lines);
  });
});

describe('a title', () => {
  test('has the largest size unless its longest word, or joined words, would leave a phone', () => {
    expect(fittedSize('Nýr vefur', '3rem')).toBe('3rem');
    expect(fittedSize('Netverslunarlausnir', '3rem')).toMatch(/^min\(3rem, .* \/ \d+\.\d\d\)$/);
    expect(fittedSize('Nýr\u00a0vefur\u00a0fyrir\u00a0þig', '3rem')).toMatch(/^min\(/);
  });

  test('is as wide without the marks of the preview', () => {
    expect(textWidth('\ue000Vefur\ue001')).toBe(textWidth('Vefur'));
  });
});
