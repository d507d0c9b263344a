/** Distances, in steps that a component's padding and gaps are taken from. */
export const space = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  /** Between the sections of a page. */
  section: 'clamp(4rem, 9vw, 7.5rem)',
  /** Between the edge of the screen and the content. */
  gutter: 'clamp(1.25rem, 3.4vw, 4rem)',
} as const;

/** Sizes of text; those of titles and figures grow with the screen. A page title is the largest thing of its page. */
export const size = {
  small: '.9375rem',
  body: '1.125rem',
  lead: 'clamp(1.1875rem, 1rem + .8vw, 1.375rem)',
  item: '1.5rem',
  entry: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem)',
  title: 'clamp(2.25rem, 5.6vw, 5.5rem)',
  display: 'clamp(2.75rem, min(7vw, 13svh), 8rem)',
  figure: 'clamp(3.5rem, 11vw, 13rem)',
} as const;

/** The weights of texts, labels and large type. */
export const weight = { text: 450, label: 600, display: 800 } as const;

/** The room between the gutters of the screen. */
export const SCREEN_ROOM = `(100vw - 2 * ${space.gutter})`;

/**
 * The size of a title in which its longest word still fits, so that no word breaks. Words that a non-breaking space joins
 * count as one.
 * @param largest a size of `size`
 * @param room the width of the title's column
 */
export function fittedSize(title: string, largest: string, room?: string): string {
  const widest = Math.max(...title.split(/[ \n\u00ad-]+/).map(textWidth));
  return room === undefined && widest <= SHORT_WORD
    ? largest
    : `min(${largest}, ${room ?? SCREEN_ROOM} / ${widest.toFixed(2)})`;
}

/** So wide a word fits a phone of 320 px in the least size of a page title, in its size. */
const SHORT_WORD = 6.3;

/** Widths of letters in the display weight; the last that matches counts for all others. Marks of the preview have none. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/, 0.19],
  [/[ijlìíï.,:;!'’]/, 0.32],
  [/[frt1()-]/, 0.46],
  [/[mwæMWÆ%]/, 0.97],
  [/\p{Lu}/u, 0.75],
  [/[\p{L}\p{N}\p{P}\p{S}]/u, 0.63],
];
const TRACKING = -0.045;

/** The width of a line of display type, in its size: an estimate that is seldom too small. */
export function textWidth(line: string): number {
  let width = 0;
  for (const letter of line) {
    const [, letterWidth] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [];
    if (letterWidth !== undefined) width += letterWidth + TRACKING;
  }
  return width;
}

export const radius = { small: '3px', card: '3px' } as const;

/** Wide enough for the whole menu in one bar, in the language with the longest names. */
const BAR_WIDTH = '80rem';

/** Screens at least this wide. */
export const from = {
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  bar: `@media (min-width: ${BAR_WIDTH})`,
} as const;

/** Screens on which the bar has no room for the menu. */
export const belowBar = `@media screen and (width < ${BAR_WIDTH})`;

/** Shadows, by the height of an element above what it covers. */
export const elevation = {
  /** Elements that stay over the page while it is read: the bar, the button back to the top. */
  floating: '0 1px 1.5rem #0000001f',
  /** Elements that open over the page: menus, notices. */
  open: '0 1rem 2.5rem #0003',
  /** Dialogs that the page waits for. */
  dialog: '0 1.5rem 5rem #0006',
} as const;

/** Duration of a change: quick under the pointer or finger, calm if an element opens, turns or appears. */
export const duration = { quick: '.15s', calm: '.2s' } as const;

export const pointerHover = '@media (hover: hover)';
export const motionWelcome = '@media (prefers-reduced-motion: no-preference)';

export const headerHeight = '80px';
export const dropdownWidth = '500px';
export const contentWidth = '112rem';

/** Columns of one width, which no long word makes wider. */
export const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
