import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of red, green and blue, eight bits each, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What stands before a note: its name, and how it is packed. */
const NOTE_HEAD = Buffer.from('Comment\0\0');

/** Bytes of a pixel of a picture. */
const COLOURS = 3;

/** What PNG calls a picture whose pixels are numbers of colours in a list. */
const BY_PALETTE = 3;

/** The kinds of PNG that are read, and their bytes for each pixel. */
const CHANNELS: Readonly<Record<number, number>> = { 2: COLOURS, [BY_PALETTE]: 1, 6: 4 };

/**
 * Writes a picture as PNG: with a list of its colours where they are few, which makes it small.
 * @param note kept in the file
 */
export function encodePng(picture: Picture, note = ''): Buffer {
  const { width, height, pixels } = picture;
  const list = paletteOf(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, list ? BY_PALETTE : 2, 0, 0, 0], 8);
  const rows = list ? unfilteredRows(list.indexes, width, height) : filtered(pixels, width * COLOURS, height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(list ? [chunk('PLTE', Buffer.from(list.palette))] : []),
    ...(note === '' ? [] : [chunk('zTXt', Buffer.concat([NOTE_HEAD, deflateSync(note)]))]),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Reads a PNG as Chromium and `encodePng` write it: eight bits a channel, not interlaced; transparency is left out.
 * @throws when it is of another kind
 */
export function decodePng(file: Buffer): { readonly picture: Picture; readonly note: string } {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG.');
  const chunks = readChunks(file);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const kind = header?.[9] ?? -1;
  const channels = CHANNELS[kind];
  if (header?.[8] !== 8 || channels === undefined || header[12] !== 0)
    throw new Error('This kind of PNG is not read.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const data = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((part) => part.data)),
  );
  const bytes = unfiltered(data, width, height, channels);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(0);
  const note = chunks.find(({ type }) => type === 'zTXt')?.data.subarray(NOTE_HEAD.length);
  return {
    picture: {
      width,
      height,
      pixels: kind === BY_PALETTE ? fromPalette(bytes, palette) : withoutAlpha(bytes, channels),
    },
    note: note ? inflateSync(note).toString() : '',
  };
}

/** The colours of a picture, dark ones first, and the number of each pixel's; null where they are too many. */
function paletteOf(pixels: Uint8Array): { palette: number[]; indexes: Uint8Array } | null {
  const colours = new Set<number>();
  const colourAt = (index: number) =>
    ((pixels[index * COLOURS] ?? 0) << 16) |
    ((pixels[index * COLOURS + 1] ?? 0) << 8) |
    (pixels[index * COLOURS + 2] ?? 0);
  const length = pixels.length / COLOURS;
  for (let index = 0; index < length; index++) colours.add(colourAt(index));
  if (colours.size > 256) return null;
  const list = [...colours].map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const);
  list.sort(([r, g, b], [red, green, blue]) => r + 2 * g + b - (red + 2 * green + blue));
  const numbers = new Map(
    list.map(([red, green, blue], index) => [(red << 16) | (green << 8) | blue, index]),
  );
  return {
    palette: list.flat(),
    indexes: Uint8Array.from({ length }, (_, index) => numbers.get(colourAt(index)) ?? 0),
  };
}

function fromPalette(indexes: Uint8Array, palette: Buffer): Uint8Array {
  return Uint8Array.from(
    { length: indexes.length * COLOURS },
    (_, place) => palette[(indexes[Math.floor(place / COLOURS)] ?? 0) * COLOURS + (place % COLOURS)] ?? 0,
  );
}

/** Rows without a filter, of which numbers of colours gain nothing. */
function unfilteredRows(bytes: Uint8Array, length: number, height: number): Uint8Array {
  const data = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row++)
    data.set(bytes.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return data;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let place = SIGNATURE.length; place < file.length; ) {
    const length = file.readUInt32BE(place);
    chunks.push({
      type: file.toString('latin1', place + 4, place + 8),
      data: file.subarray(place + 8, place + 8 + length),
    });
    place += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** What a byte is foretold to be, from the one to the left, the one above and the one above the left. */
type Foretell = (left: number, above: number, corner: number) => number;

/** PNG's filters by number. */
const filters: readonly Foretell[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function unfiltered(data: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const length = width * channels;
  const bytes = new Uint8Array(length * height);
  for (let row = 0; row < height; row++) {
    const from = row * (length + 1) + 1;
    const foretell = filters[data[from - 1] ?? 0];
    if (!foretell) throw new Error('This PNG is broken.');
    bytes.set(data.subarray(from, from + length), row * length);
    if (data[from - 1] !== 0) addForetold(bytes, row * length, length, channels, foretell);
  }
  return bytes;
}

/** Makes bytes of what a row differs by from what is foretold. */
function addForetold(bytes: Uint8Array, start: number, length: number, channels: number, foretell: Foretell) {
  for (let index = start; index < start + length; index++) {
    const isFirst = index < start + channels;
    const left = isFirst ? 0 : (bytes[index - channels] ?? 0);
    const above = bytes[index - length] ?? 0;
    const corner = isFirst ? 0 : (bytes[index - length - channels] ?? 0);
    bytes[index] = (bytes[index] ?? 0) + foretell(left, above, corner);
  }
}

/** Each row by the filter that leaves the least, as is usual. */
function filtered(bytes: Uint8Array, length: number, height: number): Uint8Array {
  const data = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row++) {
    const tries = filters.map((foretell) => filteredRow(bytes, row, length, foretell));
    const sums = tries.map((tried) => tried.reduce((sum, byte) => sum + Math.min(byte, 256 - byte), 0));
    const best = sums.indexOf(Math.min(...sums));
    data[row * (length + 1)] = best;
    data.set(tries[best] ?? [], row * (length + 1) + 1);
  }
  return data;
}

function filteredRow(bytes: Uint8Array, row: number, length: number, foretell: Foretell): Uint8Array {
  const start = row * length;
  return Uint8Array.from({ length }, (_, index) => {
    const isFirst = index < COLOURS;
    const left = isFirst ? 0 : (bytes[start + index - COLOURS] ?? 0);
    const above = row === 0 ? 0 : (bytes[start + index - length] ?? 0);
    const corner = isFirst || row === 0 ? 0 : (bytes[start + index - length - COLOURS] ?? 0);
    return (bytes[start + index] ?? 0) - foretell(left, above, corner);
  });
}

function withoutAlpha(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === COLOURS) return bytes;
  const pixels = new Uint8Array((bytes.length / channels) * COLOURS);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = bytes[Math.floor(index / COLOURS) * channels + (index % COLOURS)] ?? 0;
  return pixels;
}
