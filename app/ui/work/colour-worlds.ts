import type { CSSObject } from '@emotion/react';

/** The ground of a client's world, the text on it (AAA), and the fills of the drawing on it. */
const ROLES = ['ground', 'ink', 'paper', 'tint', 'type', 'mark'] as const;

/** The colours of each world, in the order of ROLES. */
const worlds = {
  glacier: ['#0a4560', '#f0f9fd', '#ffffff', '#cfe6f1', '#0a4560', '#1f9bd1'],
  lava: ['#6e1c0e', '#fff3ee', '#fff8f5', '#f6d5c8', '#6e1c0e', '#f0642f'],
  moss: ['#2c4519', '#f4f9ec', '#fdfef9', '#dbe8c4', '#2c4519', '#83ad35'],
  night: ['#1c1b4d', '#f2f1ff', '#fbfbff', '#d9d6f7', '#1c1b4d', '#7f6df0'],
  dawn: ['#7c2448', '#fff2f5', '#fff9fa', '#f7d3dd', '#7c2448', '#ee7f6d'],
  sulphur: ['#f2c53d', '#2b2103', '#fffdf5', '#f5e3a6', '#2b2103', '#c98a00'],
  sea: ['#0b4a46', '#eefcf9', '#fafffe', '#c6e9e3', '#0b4a46', '#1fa795'],
  wool: ['#e8dccb', '#33271a', '#fffdfa', '#eee2d3', '#33271a', '#b5622c'],
} as const;

export type WorldName = keyof typeof worlds;
export const worldNames = Object.keys(worlds) as readonly WorldName[];

/**
 * The colours of `data-world`: roles for the text on it, and `--paper`, `--tint`, `--type` and `--mark` for the drawing. On paper,
 * where grounds are not printed, the text has its usual colour.
 */
export const worldColours: CSSObject = {
  '@media screen': {
    '--ink-soft': 'var(--ink)',
    '--accent-text': 'var(--ink)',
    '--focus': 'var(--ink)',
    color: 'var(--ink)',
    background: 'var(--ground)',
    ...Object.fromEntries(
      Object.entries(worlds).map(([name, colours]) => [
        `&[data-world=${name}]`,
        Object.fromEntries(ROLES.map((role, index) => [`--${role}`, colours[index]])),
      ]),
    ),
  },
};
