import type { CSSObject } from '@emotion/react';

/**
 * The colours of each world: a strong ground and the text on it, its light and its bright tone; then paper and ink of a
 * page by day, and by night. Text is AAA on its ground.
 */
const worlds = {
  glacier: ['#0a5078', '#ffffff', '#a9cfe2', '#ff7a45', '#eaf4f9', '#072b44', '#051b2b', '#e9f5fb'],
  lava: ['#6e1c0e', '#fff3ee', '#f0b9a0', '#ff7a45', '#fbefe9', '#47110a', '#210b07', '#fff0ea'],
  moss: ['#2c4519', '#f4f9ec', '#c6d99f', '#b9c63a', '#f1f5e4', '#1f3212', '#121c0b', '#f1f7e6'],
  night: ['#1c1b4d', '#f2f1ff', '#8f86d9', '#62e0b4', '#f0effb', '#17163f', '#0b0b22', '#efeeff'],
  dawn: ['#7c2448', '#fff2f5', '#f2b4c4', '#ffb08a', '#fbeef1', '#4d142b', '#260a16', '#ffeef3'],
  sulphur: ['#f2c53d', '#2b2103', '#fbe7a8', '#8a5a00', '#fdf6df', '#2b2103', '#1c1603', '#fff5d6'],
  sea: ['#0b4a46', '#eefcf9', '#9fd6cc', '#ffb54d', '#e6f4f1', '#07302d', '#051d1b', '#e4f8f4'],
  wool: ['#e2d3bf', '#33271a', '#f6ecdf', '#a24f20', '#f8f1e7', '#33271a', '#1d160e', '#f7eee2'],
} as const;

export type WorldName = keyof typeof worlds;
export const worldNames = Object.keys(worlds) as readonly WorldName[];

/** The ground of a world and the text on it; on paper, where grounds are not printed, it is left out. */
export function worldGround(world: WorldName): CSSObject {
  const [strong, on] = worlds[world];
  const roles = { '--ink': on, '--ink-soft': on, '--focus': on };
  return { '@media screen': { ...roles, color: on, background: strong } };
}

/** The tones of a drawing on that ground. */
export function worldTones(world: WorldName): CSSObject {
  const [strong, , tint, mark] = worlds[world];
  return { '--strong': strong, '--tint': tint, '--mark': mark };
}

/** The page around an element in the colours of a world, by day and by night. */
export function worldPage(world: WorldName): CSSObject {
  const [, , , , ...papers] = worlds[world];
  const roles = (ground: string, ink: string): CSSObject => ({
    'html:has(&)': {
      ...{ '--ground': ground, '--surface': ground, '--ink': ink, '--accent-text': ink, '--focus': ink },
      '--ink-soft': 'color-mix(in srgb,var(--ink) 84%,var(--ground))',
      '--line': 'color-mix(in srgb,var(--ink) 25%,var(--ground))',
    },
  });
  return {
    '@media screen': roles(papers[0], papers[1]),
    '@media screen and (prefers-color-scheme: dark)': roles(papers[2], papers[3]),
  };
}
