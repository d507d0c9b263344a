import { inflateSync } from 'node:zlib';

/** What the head of a PNG file says. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
}

/** @throws when the bytes are no PNG file */
export function pngHead(bytes: Buffer): PngHead {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('This is no PNG file.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The rows of a PNG file as they are stored, decompressed: what it shows, however tightly it was compressed. */
export function pngRows(bytes: Buffer): Buffer {
  const data: Buffer[] = [];
  for (let place = 8; place < bytes.length; ) {
    const length = bytes.readUInt32BE(place);
    if (bytes.toString('latin1', place + 4, place + 8) === 'IDAT')
      data.push(bytes.subarray(place + 8, place + 8 + length));
    place += length + 12;
  }
  return inflateSync(Buffer.concat(data));
}

/** The pixels of a PNG with a palette whose rows are written as they are: a place in the palette each. */
export function indexedPixels(bytes: Buffer): PngHead & { readonly at: (x: number, y: number) => number } {
  const { width, height } = pngHead(bytes);
  const rows = pngRows(bytes);
  return { width, height, at: (x, y) => rows[y * (width + 1) + 1 + x] ?? -1 };
}
