import { type BasaltPaint, type BasaltTone, basaltProperty } from '../../theme/basalt-tones.ts';
import type { BasaltPath } from './basalt-paths.ts';

/** A tone that changes from top to bottom of the path it fills: colour, opacity and place of its stops. */
type Fade = readonly { tone: BasaltTone; opacity?: number; offset?: string }[];

const fades: Partial<Record<BasaltPaint, Fade>> = {
  sky: [{ tone: 'sky' }, { tone: 'haze', offset: '.75' }],
  mist: [
    { tone: 'mist', opacity: 0, offset: '.77' },
    { tone: 'mist', offset: '1' },
  ],
  ember: [
    { tone: 'lava', opacity: 0 },
    { tone: 'lava', offset: '1' },
  ],
  lava: [{ tone: 'lava-core' }, { tone: 'lava', offset: '1' }],
};

/**
 * Writes what stands inside the svg element of a picture.
 * @param paths in painter's order
 * @param picture a name that is its own on the page
 * @returns the markup; nothing in it needs escaping
 */
export function basaltDrawing(paths: readonly BasaltPath[], picture: string): string {
  const tones = new Set(paths.map(({ tone }) => tone));
  return (
    [...tones].map((tone) => gradient(tone, picture)).join('') +
    paths.map(({ d, tone }) => `<path ${paint(tone, picture)} d="${d}"/>`).join('')
  );
}

function paint(tone: BasaltPaint, picture: string): string {
  const colours = tone === 'ember' || tone in fades ? `url(#${tone}-${picture})` : colour(tone);
  return tone === 'edge' ? `fill="none" stroke="${colours}"` : `fill="${colours}"`;
}

function gradient(tone: BasaltPaint, picture: string): string {
  const fade = fades[tone];
  if (!fade) return '';
  const stops = fade.map(({ tone: from, opacity, offset }) => {
    const place = offset === undefined ? '' : ` offset="${offset}"`;
    const strength = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop${place} stop-color="${colour(from)}"${strength}/>`;
  });
  return `<linearGradient id="${tone}-${picture}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

function colour(tone: BasaltTone): string {
  return `var(${basaltProperty(tone)})`;
}
