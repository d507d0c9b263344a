import { decode, encode } from 'fast-png';

/** A picture of red, green and blue, eight bits each, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Under what name a note stands in a file. */
const NOTE = 'Comment';

const COLOURS = 3;

/**
 * Writes a picture as PNG.
 * @param note kept in the file; Latin letters
 */
export function encodePng({ width, height, pixels }: Picture, note = ''): Buffer {
  const text = note === '' ? {} : { text: { [NOTE]: note } };
  return Buffer.from(
    encode({ width, height, data: pixels, channels: COLOURS, ...text }, { zlib: { level: 9 } }),
  );
}

/**
 * Reads a PNG of eight bits a channel; transparency is left out.
 * @throws when it is of another kind
 */
export function decodePng(file: Buffer): { readonly picture: Picture; readonly note: string } {
  const png = decode(file, { checkCrc: true });
  if (png.depth !== 8 || png.channels < COLOURS) throw new Error('This kind of PNG is not read.');
  const { width, height, channels } = png;
  const pixels = new Uint8Array(width * height * COLOURS);
  for (let from = 0, to = 0; to < pixels.length; from += channels, to += COLOURS)
    for (let colour = 0; colour < COLOURS; colour++) pixels[to + colour] = Number(png.data[from + colour]);
  return { picture: { width, height, pixels }, note: png.text[NOTE] ?? '' };
}
