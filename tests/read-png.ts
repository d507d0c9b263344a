/** The header of a PNG file. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads only the header, because whole pictures are large.
 * @throws if the bytes are not a PNG file
 */
export function pngHead(bytes: Buffer): PngHead {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error('This is no PNG file.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
