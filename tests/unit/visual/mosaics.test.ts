import { describe, expect, test } from 'vitest';
import { compareMosaics } from '../../visual/compare-mosaics.ts';
import { BLOCK, type Mosaic, mosaicOf } from '../../visual/mosaic.ts';
import { decodeMosaics, encodeMosaics } from '../../visual/mosaic-file.ts';
import type { Picture } from '../../visual/png.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour];

const SCALE = 1 / 4;
const white: Colour = [251, 252, 253];
/** What a line of letters is like from far away, and one in another colour. */
const ink: Colour = [150, 155, 160];
const lava: Colour = [220, 150, 130];

/** A page of 960 × 720 CSS pixels with boxes on it. */
function page(ground: Colour, ...boxes: readonly Box[]): Picture {
  const [width, height] = [960 * SCALE, 720 * SCALE];
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [(index % width) / SCALE, Math.floor(index / width) / SCALE];
    const box = boxes.findLast(
      ([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high,
    );
    pixels.set(box?.[4] ?? ground, index * 3);
  }
  return { width, height, pixels };
}

const look = (picture: Picture, top = 0, height = 480): Mosaic =>
  mosaicOf(picture, SCALE, { name: 'cards', top, height });

const differences = (before: Picture, now: Picture) =>
  compareMosaics([look(before)], [look(now)]).map(({ what }) => what.replace(/\d+/g, 'n'));

/** Three cards side by side, each with a line of text. */
const cards = (shift = 0, colour = ink): Box[] =>
  [0, 1, 2].flatMap((place): Box[] => [
    [40 + place * 300 + shift, 120 + shift, 260, 200, [238, 243, 247]],
    [60 + place * 300 + shift, 140 + shift, 200, 24, colour],
  ]);

describe('a part of a page from far away', () => {
  test('has the mean colour of each block', () => {
    const { picture } = look(page([0, 0, 0], [0, 0, 960, 720, [100, 50, 200]]));
    expect([picture.width, picture.height]).toEqual([960 / BLOCK, 20]);
    expect([...picture.pixels.subarray(0, 3)]).toEqual([100, 50, 200]);
  });

  test('looks the same wherever it stands', () => {
    const low = page(white, [0, 220, 960, 100, ink]);
    const high = page(white, [0, 20, 960, 100, ink]);
    expect(compareMosaics([look(high, 0, 400)], [look(low, 200, 400)])).toEqual([]);
  });

  test('says what it stands on', () => {
    expect(look(page(white, ...cards())).ground).toEqual(white);
  });
});

describe('the comparison', () => {
  const before = page(white, ...cards());

  test.each<[string, Picture]>([
    ['the same page', before],
    ['a page that is shifted a little', page(white, ...cards(4))],
    ['lines of text that are a little darker', page(white, ...cards(0, [142, 147, 152]))],
  ])('lets pass %s', (_, now) => {
    expect(differences(before, now)).toEqual([]);
  });

  test.each<[string, Picture, string]>([
    ['a card that is gone', page(white, ...cards().slice(0, 4)), 'differs in n of n blocks'],
    [
      'cards that stand elsewhere',
      page(white, ...cards().map(([x, y, ...rest]): Box => [x, y + 120, ...rest])),
      'differs in n of n blocks',
    ],
    ['words of another colour', page(white, ...cards(0, lava)), 'differs in n of n blocks'],
    ['another ground', page([238, 243, 247], ...cards()), 'stood on rgb(n,n,n) and stands on rgb(n,n,n)'],
  ])('notices %s', (_, now, what) => {
    expect(differences(before, now)).toEqual([what]);
  });

  test('notices a part that is higher, new or gone', () => {
    const part = look(before);
    expect(compareMosaics([part], [look(before, 0, 500)])).toEqual([
      { part: 'cards', what: 'was 480 px high and is 500', blocks: [] },
    ]);
    expect(compareMosaics([], [part])).toEqual([{ part: 'cards', what: 'is new', blocks: [] }]);
    expect(compareMosaics([part], [])).toEqual([{ part: 'cards', what: 'is gone', blocks: [] }]);
  });
});

describe('the file of a page', () => {
  test('keeps its parts and what it was made of', () => {
    const parts = [look(page(white, ...cards())), { ...look(page(ink), 0, 100), name: 'other' }];
    const file = decodeMosaics(encodeMosaics({ parts, content: 'abc' }));
    expect(file.content).toBe('abc');
    expect(file.parts.map(({ name, height, ground }) => [name, height, ground])).toEqual([
      ['cards', 480, white],
      ['other', 100, ink],
    ]);
    expect(compareMosaics(file.parts, parts)).toEqual([]);
  });
});
