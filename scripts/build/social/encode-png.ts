import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './rasterise.ts';
import type { IndexedPicture } from './reduce-colours.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The tightest takes seven times as long to save a tenth. */
const LEVEL = 7;
const INDEXED = 3;
const WITH_OPACITY = 6;

/**
 * A PNG file with a palette; flat areas take next to nothing. The libraries that write PNG filter every row, which
 * for such pictures takes three times as long and makes them a tenth larger.
 */
export function encodeIndexedPng({ width, height, indices, palette }: IndexedPicture): Buffer {
  const colours = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) colours.writeUIntBE(colour, place * 3, 3);
  return png(width, height, INDEXED, [chunk('PLTE', colours)], unfiltered(indices, width));
}

/** A PNG file with opacity, for small pictures. */
export function encodePng({ width, height, pixels }: Raster): Buffer {
  return png(width, height, WITH_OPACITY, [], unfiltered(pixels, width * 4));
}

function png(width: number, height: number, type: number, colours: Buffer[], rows: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, type, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(rows, { level: LEVEL, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...colours,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with a byte that says that it is written as it is. */
function unfiltered(bytes: Uint8Array, rowLength: number): Buffer {
  const height = bytes.length / rowLength;
  const rows = Buffer.alloc(height * (rowLength + 1));
  for (let row = 0; row < height; row++)
    rows.set(bytes.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  return rows;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), framed.length - 4);
  return framed;
}
