import type { CSSObject } from '@emotion/react';

/** The colours of a client's world: the ground and text on it (AAA), and the fills of the drawing on it. */
interface ColourWorld {
  readonly ground: string;
  readonly ink: string;
  readonly paper: string;
  readonly tint: string;
  readonly type: string;
  readonly mark: string;
}

const worlds = {
  glacier: {
    ground: '#0a4560',
    ink: '#f0f9fd',
    paper: '#ffffff',
    tint: '#cfe6f1',
    type: '#0a4560',
    mark: '#1f9bd1',
  },
  lava: {
    ground: '#6e1c0e',
    ink: '#fff3ee',
    paper: '#fff8f5',
    tint: '#f6d5c8',
    type: '#6e1c0e',
    mark: '#f0642f',
  },
  moss: {
    ground: '#2c4519',
    ink: '#f4f9ec',
    paper: '#fdfef9',
    tint: '#dbe8c4',
    type: '#2c4519',
    mark: '#83ad35',
  },
  night: {
    ground: '#1c1b4d',
    ink: '#f2f1ff',
    paper: '#fbfbff',
    tint: '#d9d6f7',
    type: '#1c1b4d',
    mark: '#7f6df0',
  },
  dawn: {
    ground: '#7c2448',
    ink: '#fff2f5',
    paper: '#fff9fa',
    tint: '#f7d3dd',
    type: '#7c2448',
    mark: '#ee7f6d',
  },
  sulphur: {
    ground: '#f2c53d',
    ink: '#2b2103',
    paper: '#fffdf5',
    tint: '#f5e3a6',
    type: '#2b2103',
    mark: '#c98a00',
  },
  sea: {
    ground: '#0b4a46',
    ink: '#eefcf9',
    paper: '#fafffe',
    tint: '#c6e9e3',
    type: '#0b4a46',
    mark: '#1fa795',
  },
  wool: {
    ground: '#e8dccb',
    ink: '#33271a',
    paper: '#fffdfa',
    tint: '#eee2d3',
    type: '#33271a',
    mark: '#b5622c',
  },
} as const satisfies Readonly<Record<string, ColourWorld>>;

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
      Object.entries(worlds).map(([name, world]) => [
        `&[data-world=${name}]`,
        Object.fromEntries(Object.entries(world).map(([role, value]) => [`--${role}`, value])),
      ]),
    ),
  },
};
