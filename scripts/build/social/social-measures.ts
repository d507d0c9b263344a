/** The box that a title may fill; the columns stand to the right of it. Pixels from the upper left corner. */
export const TITLE_BOX = { left: 72, top: 172, width: 640, height: 392 } as const;

/** What the pictures stand on, and their writing: the roles `ground` and `ink` of the basalt ground. */
export const GROUND = '#0f1418';
export const INK = '#f4f8fb';
export const ACCENT = '#ff6526';

/** The family's name within the font file. */
export const FONT_FAMILY = 'Schibsted Grotesk';
