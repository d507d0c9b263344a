import { grounds } from '../../../app/theme/roles.ts';

/** The box that a title may fill; the columns stand to the right of it. Pixels from the upper left corner. */
export const TITLE_BOX = { left: 72, top: 172, width: 640, height: 392 } as const;

/** What the pictures stand on, as pages do at night, their writing, and the lava of the logo. */
export const GROUND = grounds.plain.dark.ground;
export const INK = grounds.basalt.dark.ink;
export const ACCENT = '#ff6526';

/** The family's name within the font file. */
export const FONT_FAMILY = 'Schibsted Grotesk';
