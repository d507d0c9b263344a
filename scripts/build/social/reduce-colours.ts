/** A picture of few colours: one byte a pixel, by rows. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Places in the palette. */
  readonly indices: Uint8Array;
  /** Colours as 0xrrggbb. */
  readonly palette: readonly number[];
}

/** Colours nearer than this are one; squares of the distances of red, green and blue added up. */
const ALIKE = 14;

/**
 * Takes the most frequent colours and paints each pixel in the nearest of them.
 * @param pixels opaque, four bytes each
 * @param first colours that come first in the palette, whether the picture has them or not
 * @param most how many colours at most
 */
export function reduceColours(
  pixels: Uint8Array,
  first: readonly number[],
  most: number,
): Pick<IndexedPicture, 'indices' | 'palette'> {
  const runs = runsOf(pixels);
  const pixelsOf = new Map<number, number>();
  for (const { colour, length } of runs) pixelsOf.set(colour, (pixelsOf.get(colour) ?? 0) + length);
  const palette = [...first];
  for (const [colour] of [...pixelsOf].sort(([a, m], [b, n]) => n - m || a - b)) {
    if (palette.length === most) break;
    if (palette.every((known) => distance(known, colour) > ALIKE)) palette.push(colour);
  }
  const places = new Map([...pixelsOf.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const indices = new Uint8Array(pixels.length / 4);
  let start = 0;
  for (const { colour, length } of runs) {
    indices.fill(places.get(colour) ?? 0, start, start + length);
    start += length;
  }
  return { indices, palette };
}

/** Neighbouring pixels of one colour, of which flat areas have many. */
interface Run {
  readonly colour: number;
  readonly length: number;
}

function runsOf(pixels: Uint8Array): Run[] {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const runs: Run[] = [];
  let [colour, start] = [view.getUint32(0) >>> 8, 0];
  const count = pixels.length / 4;
  for (let pixel = 1; pixel <= count; pixel++) {
    const next = pixel < count ? view.getUint32(pixel * 4) >>> 8 : -1;
    if (next === colour) continue;
    runs.push({ colour, length: pixel - start });
    colour = next;
    start = pixel;
  }
  return runs;
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let place = 0; place < palette.length; place++) {
    const far = distance(palette[place] ?? 0, colour);
    if (far >= least) continue;
    best = place;
    least = far;
  }
  return best;
}

function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}
