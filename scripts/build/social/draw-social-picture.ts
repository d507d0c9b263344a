import { readFileSync } from 'node:fs';
import { once } from '../../../app/data/once.ts';
import { createBoundedCache } from '../../../app/site/bounded-cache.ts';
import { type PagePicture, PICTURE_SIZE } from '../../../app/site/page-picture.ts';
import { xmlText } from '../../../app/site/xml-text.ts';
import { columnsSvg } from './columns-svg.ts';
import { encodeIndexedPng } from './encode-png.ts';
import { letterWidths } from './font-widths.ts';
import { logoSvg, writing } from './logo-svg.ts';
import { fontFile, rasterise } from './rasterise.ts';
import { reduceColours } from './reduce-colours.ts';
import { GROUND, INK, TITLE_BOX } from './social-measures.ts';
import { LETTER_SPACING, LINE_HEIGHT, layOutTitle, type TitleLayout } from './title-layout.ts';
import { titleLetters } from './title-letters.ts';

/** A picture and the name of the agency in its corner. */
export interface SignedPicture extends PagePicture {
  readonly company: string;
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** Steps from the ground to the ink, by which the edges of letters are smooth. */
const STEPS = 16;
const MOST_COLOURS = 256;
/** Where the columns' picture begins, so that its low side lies under the title's end. Pixels. */
const COLUMNS_LEFT = 410;
/** The name in the corner of a page's picture, and large in the picture without a title. Pixels. */
const CORNER = { left: 72, baseline: 108, size: 38 } as const;
const LARGE = { left: 72, baseline: 352, size: 104 } as const;

/** What letters and their accents take below and above the lines they stand on, as a share of their size. */
const BELOW = 0.23;
const ABOVE = 1.1;

/** A page has the same ground in each language, and they come one soon after the other. */
const KEPT_GROUNDS = 24;
const grounds = createBoundedCache<ReturnType<typeof drawGround>>(KEPT_GROUNDS);
const widths = once(async () => letterWidths(readFileSync(fontFile)));

/** Draws the picture of a page as a PNG file; the same picture has the same pixels everywhere. */
export async function drawSocialPicture({ seed, title, company }: SignedPicture): Promise<Uint8Array> {
  const { indices, palette } = await grounds.getOrMake(`${company}\n${seed}`, () =>
    drawGround(seed, logoSvg(company, CORNER.left, CORNER.baseline, CORNER.size)),
  );
  const widthOf = await widths();
  const layout = layOutTitle(titleLetters(title, widthOf), TITLE_BOX, widthOf);
  const lettered = indices.slice();
  await putTitle(layout, lettered);
  return encodeIndexedPng({ width: WIDTH, height: HEIGHT, indices: lettered, palette });
}

/** Draws the picture of the site as a whole: its name alone. */
export async function drawDefaultPicture(company: string, seed: string): Promise<Uint8Array> {
  const ground = await drawGround(seed, logoSvg(company, LARGE.left, LARGE.baseline, LARGE.size));
  return encodeIndexedPng({ width: WIDTH, height: HEIGHT, ...ground });
}

async function drawGround(seed: string, logo: string) {
  const { pixels } = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${columnsSvg(seed, COLUMNS_LEFT)}${logo}</svg>`,
  );
  return reduceColours(pixels, inkSteps(), MOST_COLOURS);
}

/** The colours from the ground to the ink; they come first in each palette. */
function inkSteps(): number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const channels = [1, 3, 5].map((place) => {
      const [ground = 0, ink = 0] = [GROUND, INK].map((text) =>
        Number.parseInt(text.slice(place, place + 2), 16),
      );
      return Math.round(ground + ((ink - ground) * step) / (STEPS - 1));
    });
    return Buffer.from(channels).readUIntBE(0, 3);
  });
}

/** Writes a title onto the flat ground; its last line stands at the foot of the box. */
async function putTitle({ lines, size }: TitleLayout, indices: Uint8Array): Promise<void> {
  const { left, width } = TITLE_BOX;
  const most = size * (LINE_HEIGHT * (lines.length - 1) + BELOW + ABOVE);
  const height = Math.min(Math.ceil(most), TITLE_BOX.height);
  const top = TITLE_BOX.top + TITLE_BOX.height - height;
  const texts = lines.map((line, place) => {
    const baseline = height - size * (BELOW + LINE_HEIGHT * (lines.length - 1 - place));
    return `<text y="${baseline}" ${writing(size, LETTER_SPACING)}>${xmlText(line)}</text>`;
  });
  const { pixels } = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${texts.join('')}</svg>`,
  );
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const opacity = pixels[(row * width + column) * 4 + 3];
      if (opacity) indices[(top + row) * WIDTH + left + column] = Math.round((opacity / 255) * (STEPS - 1));
    }
  }
}
