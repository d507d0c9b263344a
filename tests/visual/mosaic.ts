import type { Picture } from './png.ts';

/** How many CSS pixels a block is wide and high: small enough for a button, too large for the edges of letters. */
export const BLOCK = 24;

/** What is left out at the top and at the foot of a part, where its neighbours shine in. In CSS pixels. */
const EDGE = 4;

/** A part of a page as seen from far away: each pixel is the mean colour of a block. */
export interface Mosaic {
  /** The part's name on its page. */
  readonly name: string;
  /** In CSS pixels. */
  readonly height: number;
  /** The colour that most of it has: red, green and blue. */
  readonly ground: readonly number[];
  readonly picture: Picture;
}

/** Where a part lies on its page, over the whole width; in CSS pixels. */
export interface Place {
  readonly name: string;
  readonly top: number;
  readonly height: number;
}

/**
 * Looks at a part of a page from far away. Blocks begin at the part's own top and end at its foot, so that it looks the
 * same wherever it stands.
 * @param page a picture of the page
 * @param scale how many pixels of the picture are a CSS pixel
 */
export function mosaicOf(page: Picture, scale: number, { name, top, height }: Place): Mosaic {
  const columns = Math.ceil(page.width / (BLOCK * scale));
  const inner = Math.max(1, height - 2 * EDGE);
  const rows = Math.max(1, Math.round(inner / BLOCK));
  const pixels = new Uint8Array(columns * rows * 3);
  const across = Array.from({ length: columns }, (_, column) =>
    weightsOf(column * BLOCK * scale, Math.min((column + 1) * BLOCK * scale, page.width), page.width),
  );
  for (let row = 0; row < rows; row++) {
    const [from = 0, to = 0] = [row, row + 1].map((edge) => (top + EDGE + (edge * inner) / rows) * scale);
    const down = weightsOf(from, to, page.height);
    for (const [column, over] of across.entries())
      pixels.set(meanColour(page, over, down), (row * columns + column) * 3);
  }
  const picture = { width: columns, height: rows, pixels };
  return { name, height: Math.round(height), ground: groundOf(picture), picture };
}

/** Which pixels lie in a stretch, and how much of each. */
type Weights = readonly (readonly [place: number, weight: number])[];

function weightsOf(from: number, to: number, end: number): Weights {
  const first = Math.min(Math.max(0, Math.floor(from)), end - 1);
  const last = Math.min(Math.max(first + 1, Math.ceil(to)), end);
  return Array.from({ length: last - first }, (_, index) => {
    const place = first + index;
    return [place, Math.max(1e-6, Math.min(place + 1, to) - Math.max(place, from))] as const;
  });
}

function meanColour({ width, pixels }: Picture, across: Weights, down: Weights): number[] {
  let red = 0;
  let green = 0;
  let blue = 0;
  let sum = 0;
  for (const [y, high] of down)
    for (const [x, wide] of across) {
      const place = (y * width + x) * 3;
      const weight = high * wide;
      red += weight * (pixels[place] ?? 0);
      green += weight * (pixels[place + 1] ?? 0);
      blue += weight * (pixels[place + 2] ?? 0);
      sum += weight;
    }
  return [Math.round(red / sum), Math.round(green / sum), Math.round(blue / sum)];
}

/** The colour that most blocks have, give or take what a letter on it makes of it. */
function groundOf({ pixels }: Picture): number[] {
  const counts = new Map<number, number>();
  let most = 0;
  for (let place = 0; place < pixels.length; place += 3) {
    const colour = ((pixels[place] ?? 0) << 16) | ((pixels[place + 1] ?? 0) << 8) | (pixels[place + 2] ?? 0);
    const count = (counts.get(colour) ?? 0) + 1;
    counts.set(colour, count);
    if (count > (counts.get(most) ?? 0)) most = colour;
  }
  return [most >> 16, (most >> 8) & 255, most & 255];
}
