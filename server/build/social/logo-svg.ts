import { readFileSync } from 'node:fs';
import { grounds } from '../../../app/theme/colour-roles.ts';

/** The colours of the pictures: those of pages in the dark scheme, and the lava of the logo. */
export const GROUND = grounds.plain.dark.ground;
export const INK = grounds.basalt.dark.ink;
const LAVA = '#ff6526';
const MIDDLE = '#9aa7b1';

/** The side of the logo's square view box, and the part of it that the logo fills. */
export const LOGO = { side: 32, left: 3, right: 29, top: 3, bottom: 32 } as const;

/** The paths of the logo in its colours on a dark ground, from `app/brand/favicon.svg`. */
export function logoPaths(): string {
  const file = readFileSync(new URL('../../../app/brand/favicon.svg', import.meta.url), 'utf8');
  return [...file.matchAll(/<path(?: class="(m|l)")?( d="[^"]+"\/>)/g)]
    .map(([, part, path]) => `<path fill="${getColour(part)}"${path}`)
    .join('');
}

export function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.side} ${LOGO.side}">${logoPaths()}</svg>`;
}

function getColour(part: string | undefined): string {
  if (part === 'l') return LAVA;
  return part === 'm' ? MIDDLE : INK;
}
