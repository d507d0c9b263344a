/**
 * Purpose of each colour. The value differs by scheme and by the ground of an element.
 * - ground: the background; surface: a field or panel on it; ink, ink-soft: text and quieter text (AAA on both)
 * - line: hairlines; accent: lava, for the main action; on-accent: text on it; accent-text: lava as text (AA)
 * - accent-strong: the accent under the pointer; moss: the second colour, for choices and success; success: moss as
 *   text; focus: the ring around the focused element
 */
const light = {
  ground: '#f4f3ef',
  surface: '#ffffff',
  ink: '#0e1011',
  'ink-soft': '#434b4f',
  line: '#d3d3ce',
  // Lava, a shade darker than on dark grounds: its shapes have a contrast of 3 on ash.
  accent: '#f75317',
  'accent-strong': '#ff7a45',
  'on-accent': '#190700',
  'accent-text': '#b83605',
  moss: '#b9c63a',
  success: '#4d5a12',
  focus: '#0b63a5',
};

export type ColourRole = keyof typeof light;
type Scheme = Readonly<Record<ColourRole, string>>;

const dark: Scheme = {
  ...light,
  ground: '#0b0e11',
  surface: '#141a20',
  ink: '#f4f3ef',
  'ink-soft': '#b9c0c3',
  line: '#2c343a',
  accent: '#ff5a1f',
  'accent-text': '#ff8a55',
  success: '#b9c63a',
  focus: '#7cc4ff',
};

/** The colours of each ground, light and dark. White is the price list, which night inverts; basalt is dark in both. */
export const grounds: Readonly<
  Record<'plain' | 'white' | 'basalt', { readonly light: Scheme; readonly dark: Scheme }>
> = {
  plain: { light, dark },
  white: {
    light: { ...light, ground: '#ffffff', ink: '#000000', line: '#d0d4d6' },
    dark: { ...dark, ground: '#000000', ink: '#ffffff' },
  },
  basalt: {
    light: { ...dark, ground: '#0e1011', surface: '#1a1e21', line: '#343a3e' },
    dark: { ...dark, ground: '#050708', surface: '#12181d' },
  },
};

/** A colour by its role, for use in styles. */
export function colour(role: ColourRole): string {
  return `var(--${role})`;
}
