import type { ReactElement } from 'react';
import { type BasaltPaint, type BasaltTone, basaltProperty } from '../../theme/basalt-tones.ts';

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

/** In: a tone and the name of the picture. Out: what to paint the tone with. */
export function basaltPaint(tone: BasaltPaint, picture: string): string {
  return tone === 'ember' || tone in fades ? `url(#${tone}-${picture})` : colour(tone);
}

/** In: the tones a picture uses and a name that is its own. Out: the gradients among them. */
export function BasaltGradients({
  tones,
  picture,
}: {
  tones: ReadonlySet<BasaltPaint>;
  picture: string;
}): ReactElement[] {
  return [...tones].flatMap((tone) => {
    const fade = fades[tone];
    if (!fade) return [];
    return (
      <linearGradient key={tone} id={`${tone}-${picture}`} x2="0" y2="1">
        {fade.map((stop) => (
          <stop
            key={stop.offset ?? 0}
            offset={stop.offset}
            stopColor={colour(stop.tone)}
            stopOpacity={stop.opacity}
          />
        ))}
      </linearGradient>
    );
  });
}

function colour(tone: BasaltTone): string {
  return `var(${basaltProperty(tone)})`;
}
