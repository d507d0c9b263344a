/**
 * The colours of basalt, published as custom properties by `global-css.ts`.
 *
 * `sky` turns to `haze` towards the horizon; `fog` (translucent) is laid between the rows at the back, so that far columns mix
 * with the sky and near ones stay dark; light falls from the left, so `left` is the lightest side and `right` the darkest;
 * `shade` (translucent) darkens single columns; `edge` is the line along the lit rim; `ember` (translucent)
 * is the shine of `lava` on the walls behind it.
 */
const light = {
  sky: '#dfe7ed',
  haze: '#f3f6f8',
  fog: '#dfe7ed4d',
  top: '#505a64',
  'top-lit': '#678',
  'top-dim': '#3f474f',
  left: '#343b42',
  front: '#222',
  right: '#111',
  shade: '#0004',
  edge: '#cde6',
  moss: '#563',
  lava: '#f83',
  ember: '#f524',
};

/** The role a surface plays in the picture. */
export type BasaltTone = keyof typeof light;

const dark: Record<BasaltTone, string> = {
  sky: '#0b1117',
  haze: '#1d3040',
  fog: '#22334411',
  top: '#3a5368',
  'top-lit': '#557799',
  'top-dim': '#334455',
  left: '#223344',
  front: '#112233',
  right: '#001122',
  shade: '#00000055',
  edge: '#88ccff99',
  moss: '#445533',
  lava: '#ff8844',
  ember: '#ff662244',
};

export const basaltTones = { light, dark };

/** The colour of a tone on the ground of an element, for use in styles. */
export function basaltTone(tone: BasaltTone): string {
  return `var(--basalt-${tone})`;
}
