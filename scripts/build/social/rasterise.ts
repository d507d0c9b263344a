import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../../../app/data/once.ts';

/** Pixels by rows from above, four bytes each: red, green, blue, opacity. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The bold font of the pictures, cut down to our languages' letters: `npm run font`. */
export const fontFile = new URL('schibsted-grotesk-bold.ttf', import.meta.url);

const prepared = once(async () => {
  const program = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  // A process may load this module twice, but that program only once.
  await initWasm(program).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
  return readFileSync(fontFile);
});

/** Draws SVG in its own size, by code that does the same on every machine and with no font but ours. */
export async function rasterise(svg: string): Promise<Raster> {
  const font = await prepared();
  const drawing = new Resvg(svg, { font: { fontBuffers: [font] } });
  const image = drawing.render();
  try {
    return { width: image.width, height: image.height, pixels: image.pixels };
  } finally {
    image.free();
    drawing.free();
  }
}
