import { encodePng } from './encode-png.ts';
import { SIGN, signSvg } from './logo-svg.ts';
import { rasterise } from './rasterise.ts';
import { GROUND } from './social-measures.ts';

/** How the sign stands on its ground; shares of the icon's side. */
interface IconShape {
  /** The height of the sign. */
  readonly sign: number;
  /** How round the corners of the ground are. */
  readonly corner: number;
}

/** For tabs: as large as can be, since it is shown small. */
const TAB: IconShape = { sign: 0.78, corner: 0.2 };
const ROUNDED: IconShape = { sign: 0.6, corner: 0.22 };
/** For systems that cut the corners themselves. */
const SQUARE: IconShape = { sign: 0.58, corner: 0 };
/** Whatever a system cuts away, a circle of 80 % is left. */
const MASKABLE: IconShape = { sign: 0.48, corner: 0 };

/** The icons of the site as PNG and ICO, made from `app/brand/favicon.svg`, by the names of their files. */
export async function drawIcons(): Promise<Readonly<Record<string, Uint8Array>>> {
  return {
    'favicon.ico': ico([
      { side: 16, png: await drawIcon(16, TAB) },
      { side: 32, png: await drawIcon(32, TAB) },
    ]),
    'apple-touch-icon.png': await drawIcon(180, SQUARE),
    'icon-192.png': await drawIcon(192, ROUNDED),
    'icon-512.png': await drawIcon(512, ROUNDED),
    'icon-maskable-512.png': await drawIcon(512, MASKABLE),
  };
}

async function drawIcon(side: number, { sign, corner }: IconShape): Promise<Buffer> {
  const scale = (sign * side) / (SIGN.bottom - SIGN.top);
  const middle = [SIGN.left + SIGN.right, SIGN.top + SIGN.bottom].map((sum) => (side - sum * scale) / 2);
  const raster = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner * side}" fill="${GROUND}"/><g transform="translate(${middle.join(' ')}) scale(${scale})">${signSvg()}</g></svg>`,
  );
  return encodePng(raster);
}

/** An ICO file of PNG pictures. */
function ico(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const ICON = 1;
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [place, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * place;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
