import { describe, expect, test } from 'vitest';
import { garbledWords, highSigns } from '../../../scripts/check/texts/copied-signs.ts';

const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test('the signs of Windows-1252 are those that a decoder gives', () => {
  const bytes = Uint8Array.from([...highSigns], (_, place) => 0x80 + place);
  expect(highSigns).toHaveLength(32);
  expect(new TextDecoder('windows-1252').decode(bytes)).toBe(highSigns);
});

describe('what was misread is read again:', () => {
  test.each([
    'sér',
    'Ísland',
    'Þórður',
    'Ýmislegt',
    'año',
    'København',
    '“We”',
    '„Við“',
    '2006–2024',
    'it’s',
    '35€',
    'Hraunvefur™',
    'húsið—garðurinn',
    '🙂ok',
  ])('%s', (meant) => {
    const line = `a ${misread(meant)} b`;
    expect(garbledWords(line)).toEqual({ written: misread(meant), index: 2, meant });
    expect(garbledWords(misread(misread(meant)))?.meant).toBe(meant);
  });

  test('a closing quote without its last byte', () => {
    expect(garbledWords('â€œWeâ€')).toMatchObject({ meant: '“We”' });
  });

  test('from the first to the last of the words that are', () => {
    expect(garbledWords('"title": "Eitt tvÃ¶ og Ã¾rjÃº",')).toEqual({
      written: 'tvÃ¶ og Ã¾rjÃº',
      index: 15,
      meant: 'tvö og þrjú',
    });
  });
});

describe('nothing is told of', () => {
  test.each([
    'Þær eiga sér öll veður – „KAFFÉ“ og „ALÞÝÐA“…',
    'På „Å“ og »Å« står der Å…',
    'NÃO e Âncora, são irmãs',
    'château, âge, être',
    '99 % © 2024 · 25 °C ½',
    'það „bað“',
  ])('%s', (line) => {
    expect(garbledWords(line)).toBeNull();
  });
});
