import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
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

describe('PNG', () => {
  test('gives back what was written, with few colours and with many', () => {
    fc.assert(
      fc.property(pictures, fc.stringMatching(/^[ -~]*$/), (picture, note) => {
        expect(decodePng(encodePng(picture, note))).toEqual({ picture, note });
      }),
    );
  });

  test('is read with transparency, which is left out', () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const file = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])),
      // The second pixel by what it differs from the first.
      chunk('IDAT', deflateSync(Buffer.from([1, 10, 20, 30, 255, 1, 2, 3, 0]))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect([...decodePng(file).picture.pixels]).toEqual([10, 20, 30, 11, 22, 33]);
  });

  test.each<[string, Buffer]>([
    ['is no PNG', Buffer.from('GIF89a, as it were')],
    ['has another depth', withByte(24, 16)],
  ])('is refused where it %s', (_, file) => {
    expect(() => decodePng(file)).toThrow('PNG');
  });
});

function withByte(place: number, value: number): Buffer {
  const file = encodePng({ width: 1, height: 1, pixels: Uint8Array.of(1, 2, 3) });
  file[place] = value;
  return file;
}
