import { readFileSync } from 'node:fs';
import { xmlText } from '../../../app/site/xml-text.ts';
import { ACCENT, FONT_FAMILY, INK } from './social-measures.ts';

const MIDDLE = '#9aa7b1';
/** The sign's own measures: a square, of which it fills the middle, and where its feet stand. */
export const SIGN = { side: 32, left: 3, right: 29, top: 3, bottom: 32, foot: 29.4 } as const;

/** The sign of the agency as it stands on dark ground, from `app/brand/favicon.svg`. */
export function signSvg(): string {
  const file = readFileSync(new URL('../../../app/brand/favicon.svg', import.meta.url), 'utf8');
  return [...file.matchAll(/<path(?: class="(m|l)")?( d="[^"]+"\/>)/g)]
    .map(([, part, path]) => `<path fill="${colourOf(part)}"${path}`)
    .join('');
}

function colourOf(part: string | undefined): string {
  if (part === 'l') return ACCENT;
  return part === 'm' ? MIDDLE : INK;
}

/**
 * The sign and the name beside it.
 * @param left the left side of the sign, pixels
 * @param baseline where the name stands
 * @param size of the name, pixels
 */
export function logoSvg(name: string, left: number, baseline: number, size: number): string {
  const scale = (size * 1.5) / SIGN.side;
  const at = `${left - SIGN.left * scale} ${baseline - SIGN.foot * scale}`;
  return (
    `<g transform="translate(${at}) scale(${scale})">${signSvg()}</g>` +
    `<text x="${left + size * 1.52}" y="${baseline}" ${writing(size, -0.035)}>${xmlText(name)}</text>`
  );
}

/**
 * The attributes of writing.
 * @param letterSpacing a share of the size
 */
export function writing(size: number, letterSpacing: number): string {
  return `font-family="${FONT_FAMILY}" font-weight="750" font-size="${size}" letter-spacing="${letterSpacing * size}" fill="${INK}"`;
}
