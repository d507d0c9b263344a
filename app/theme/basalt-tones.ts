/** The role a surface plays in the picture. */
export type BasaltTone =
  | 'sky'
  | 'haze'
  | 'fog'
  | 'top'
  | 'top-lit'
  | 'top-dim'
  | 'left'
  | 'front'
  | 'right'
  | 'shade'
  | 'edge'
  | 'moss'
  | 'lava'
  | 'ember';

/** In: a tone. Out: the CSS custom property that carries its colour. */
export function basaltProperty(tone: BasaltTone): `--basalt-${BasaltTone}` {
  return `--basalt-${tone}`;
}

/**
 * The colours of each scheme; the theme publishes them under `basaltProperty`.
 *
 * `sky` turns to `haze` towards the horizon; `fog` (translucent) is laid between the rows at the
 * back; light falls from the left, so `left` is the lightest side and `right` the darkest; `shade`
 * (translucent) darkens single columns; `edge` is the line along the lit rim; `ember` (translucent)
 * is the shine of `lava` on the walls behind it.
 */
export const basaltTones: Record<'light' | 'dark', Record<BasaltTone, string>> = {
  light: {
    sky: '#dfe7ed',
    haze: '#f3f6f8',
    fog: '#e9eff31f',
    top: '#505a64',
    'top-lit': '#697580',
    'top-dim': '#3f474f',
    left: '#343b42',
    front: '#20252a',
    right: '#101316',
    shade: '#0b0e1140',
    edge: '#c9d6e059',
    moss: '#5a6a3b',
    lava: '#ff8438',
    ember: '#ff5a1f40',
  },
  dark: {
    sky: '#0b1117',
    haze: '#1d3040',
    fog: '#1d304029',
    top: '#3a5368',
    'top-lit': '#50728e',
    'top-dim': '#2e4354',
    left: '#293b4a',
    front: '#15202a',
    right: '#080c11',
    shade: '#05080c4d',
    edge: '#8fd0f599',
    moss: '#41583a',
    lava: '#ff8f4a',
    ember: '#ff652640',
  },
};
