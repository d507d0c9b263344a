/**
 * Purpose of each colour. The value differs by scheme and by the ground of an element.
 * - ground: the background; surface: a card on it; ink, ink-soft: text and quieter text (AAA on both)
 * - line: hairlines; accent: lava, for the main action; on-accent: text on it; accent-text: lava as text (AA)
 * - accent-strong: the accent under the pointer; success: moss; focus: the ring around the focused element
 */
const light = {
  ground: '#fbfcfd',
  surface: '#ffffff',
  ink: '#12171b',
  'ink-soft': '#434e57',
  line: '#d9e1e7',
  accent: '#c63f14',
  'accent-strong': '#a7320c',
  'on-accent': '#ffffff',
  'accent-text': '#ad3408',
  success: '#3b6529',
  focus: '#0b63a5',
};

export type ColourRole = keyof typeof light;
type Scheme = Readonly<Record<ColourRole, string>>;

const dark: Scheme = {
  ground: '#0f1418',
  surface: '#171e24',
  ink: '#f6f9fb',
  'ink-soft': '#bac6d0',
  line: '#2a343c',
  accent: '#ff7440',
  'accent-strong': '#ff8f63',
  'on-accent': '#1a0a03',
  'accent-text': '#ff8a5c',
  success: '#9ec487',
  focus: '#7cc4ff',
};

/** The colours of each ground, light and dark. Basalt is dark in both. */
export const grounds: Readonly<
  Record<'plain' | 'mist' | 'basalt', { readonly light: Scheme; readonly dark: Scheme }>
> = {
  plain: { light, dark },
  mist: {
    light: { ...light, ground: '#eef3f7', line: '#d0dae2' },
    dark: { ...dark, ground: '#141b21', surface: '#1c252d', line: '#303c46' },
  },
  basalt: {
    light: { ...dark, ground: '#14191d', surface: '#1d2429', line: '#343e46' },
    dark: { ...dark, ground: '#080b0e', surface: '#12181d', line: '#26303a' },
  },
};

/** A colour by its role, for use in styles. */
export function colour(role: ColourRole): string {
  return `var(--${role})`;
}
