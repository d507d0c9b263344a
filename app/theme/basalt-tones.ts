/**
 * The colours of basalt, published as custom properties by `global-css.ts`.
 *
 * `sky` turns to `haze` towards the horizon; far columns are behind `fog`; light falls from the left, so `left` is the
 * lightest side of a column and `right` the darkest; `moss` grows on some tops; `glow` is the light of lava in the air.
 */
const light = {
  sky: '#e4eaec',
  haze: '#f4f3ef',
  fog: '#dfe6e8',
  top: '#7d878d',
  left: '#434b50',
  front: '#30363a',
  right: '#1b1f22',
  moss: '#9fab3c',
  glow: '#ff6a2400',
};

/** The role a surface plays in the picture. */
export type BasaltTone = keyof typeof light;

const dark: Record<BasaltTone, string> = {
  sky: '#05070b',
  haze: '#122031',
  fog: '#1b2b3a',
  top: '#33495b',
  left: '#26333f',
  front: '#1b252e',
  right: '#131b22',
  moss: '#55662c',
  glow: '#ff6a2499',
};

export const basaltTones = { light, dark };

/** The colour of a tone on the ground of an element, for use in styles. */
export function basaltTone(tone: BasaltTone): string {
  return `var(--basalt-${tone})`;
}
