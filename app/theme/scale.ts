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
  gutter: 'clamp(1.25rem, 4.5vw, 4rem)',
} as const;

/** Sizes of text; display and title grow with the screen. */
export const size = {
  small: '.875rem',
  body: '1.125rem',
  lead: 'clamp(1.125rem, 1rem + .55vw, 1.375rem)',
  item: '1.25rem',
  entry: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  title: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.875rem)',
  headline: 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)',
  display: 'clamp(2.5rem, 1.3rem + 5.2vw, 5.25rem)',
  figure: 'clamp(1.75rem, 1rem + 3.4vw, 3.75rem)',
} as const;

export const radius = { small: '.25rem', card: '.5rem', panel: '.75rem' } as const;

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
  /** A card under the pointer. */
  raised: '0 .75rem 2rem #0000001a',
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
export const contentWidth = '78rem';

/** Columns of one width, which no long word makes wider. */
export const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
