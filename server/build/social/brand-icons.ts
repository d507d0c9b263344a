import { Resvg } from '@resvg/resvg-js';
import { GROUND, LOGO, logoPaths } from './logo-svg.ts';

/** Sizes as shares of the icon's side. */
interface IconShape {
  /** The height of the logo. */
  readonly logo: number;
  /** The radius of the corners. */
  readonly corner: number;
}

/** For tabs: the logo as large as possible, since it is shown small. */
const TAB_SHAPE: IconShape = { logo: 0.78, corner: 0.2 };
const ROUNDED_SHAPE: IconShape = { logo: 0.6, corner: 0.22 };
/** For systems that cut the corners themselves. */
const SQUARE_SHAPE: IconShape = { logo: 0.58, corner: 0 };
/** Systems may crop anything outside a circle of 80 %. */
const MASKABLE_SHAPE: IconShape = { logo: 0.48, corner: 0 };

/** Renders the icons of the site as PNG and ICO from `app/brand/favicon.svg`, keyed by file name. */
export function renderIcons(): Readonly<Record<string, Uint8Array>> {
  return {
    'favicon.ico': encodeIco([
      { side: 16, png: renderIcon(16, TAB_SHAPE) },
      { side: 32, png: renderIcon(32, TAB_SHAPE) },
    ]),
    'apple-touch-icon.png': renderIcon(180, SQUARE_SHAPE),
    'icon-192.png': renderIcon(192, ROUNDED_SHAPE),
    'icon-512.png': renderIcon(512, ROUNDED_SHAPE),
    'icon-maskable-512.png': renderIcon(512, MASKABLE_SHAPE),
  };
}

function renderIcon(side: number, { logo, corner }: IconShape): Buffer {
  const scale = (logo * side) / (LOGO.bottom - LOGO.top);
  const offset = [LOGO.left + LOGO.right, LOGO.top + LOGO.bottom].map((sum) => (side - sum * scale) / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner * side}" fill="${GROUND}"/><g transform="translate(${offset.join(' ')}) scale(${scale})">${logoPaths()}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** An ICO file of PNG pictures. */
function encodeIco(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const ICON = 1;
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
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
