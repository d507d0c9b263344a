import fc from 'fast-check';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { decodePng, encodePng } from '../../visual/png.ts';

const pictures = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 255 }))
  .chain(([width, height, most]) =>
    fc
      .array(fc.integer({ min: 0, max: most }), {
        minLength: width * height * 3,
        maxLength: width * height * 3,
      })
      .map((values) => ({ width, height, pixels: Uint8Array.from(values) })),
  );

const pixel = { width: 1, height: 1, channels: 3 };

describe('PNG', () => {
  test('gives back what was written, with few colours and with many', () => {
    fc.assert(
      fc.property(pictures, fc.stringMatching(/^[ -~]*$/), (picture, note) => {
        expect(decodePng(encodePng(picture, note))).toEqual({ picture, note });
      }),
    );
  });

  test('is read with transparency, which is left out', () => {
    const data = Uint8Array.of(10, 20, 30, 255, 11, 22, 33, 0);
    const file = Buffer.from(encode({ width: 2, height: 1, data, channels: 4 }));
    expect([...decodePng(file).picture.pixels]).toEqual([10, 20, 30, 11, 22, 33]);
  });

  test.each<[string, Buffer, string]>([
    ['is no PNG', Buffer.from('GIF89a, as it were'), 'PNG'],
    ['has another depth', Buffer.from(encode({ ...pixel, data: Uint16Array.of(1, 2, 3), depth: 16 })), 'PNG'],
    ['is grey', Buffer.from(encode({ ...pixel, data: Uint8Array.of(1), channels: 1 })), 'PNG'],
    ['has been damaged', withByte(24, 16), 'CRC'],
  ])('is refused where it %s', (_, file, wording) => {
    expect(() => decodePng(file)).toThrow(wording);
  });
});

function withByte(place: number, value: number): Buffer {
  const file = encodePng({ width: 1, height: 1, pixels: Uint8Array.of(1, 2, 3) });
  file[place] = value;
  return file;
}
