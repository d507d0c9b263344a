/** Distances, on a grid of 4 px. */
export const space = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
} as const;

/** Screens at least this wide. */
export const from = { tablet: '@media (min-width: 40rem)', laptop: '@media (min-width: 64rem)' } as const;

/*
 * Purpose of each colour, with its contrast on the grounds it is used on.
 * - ground: behind everything; surface: what is worked on; sunken: wells and tracks; canvas: around a page
 * - hover, press: over a ground; line: hairlines; edge: border of fields (3.3:1)
 * - ink, ink-soft, ink-faint: text (17, 8.2 and 4.9:1)
 * - lava: what goes out to visitors; moss: what is live or fine; ice: the selection, the focus, links and proposals
 * - bad: what stops a publication; warn: what is worth a look. `-text` is for text, `-tint` behind it
 */
const light = {
  ground: '#f4f3ef',
  surface: '#fff',
  sunken: '#e9e7e0',
  canvas: '#dddad1',
  raised: '#fff',
  hover: '#0e10110d',
  press: '#0e10111a',
  line: '#dedbd2',
  edge: '#8a867c',
  ink: '#0e1011',
  'ink-soft': '#45494c',
  'ink-faint': '#5f6366',
  lava: '#ff5a1f',
  'lava-strong': '#ff7542',
  'on-lava': '#190700',
  'lava-text': '#b13503',
  'lava-tint': '#ffeee6',
  moss: '#b9c63a',
  'moss-text': '#525d06',
  'moss-tint': '#f0f4cf',
  ice: '#1263c6',
  'on-ice': '#fff',
  'ice-tint': '#e5effb',
  bad: '#b0123a',
  'on-bad': '#fff',
  'bad-tint': '#fdeaee',
  warn: '#7a5200',
  'warn-fill': '#e0a526',
  'warn-tint': '#fbf0d2',
  toast: '#0e1011',
  'on-toast': '#fff',
  scrim: '#0e101166',
};

export type ColourRole = keyof typeof light;

const dark: Readonly<Record<ColourRole, string>> = {
  ...light,
  ground: '#0c0e0f',
  surface: '#15181a',
  sunken: '#1d2123',
  canvas: '#050606',
  raised: '#2b3134',
  hover: '#ffffff0f',
  press: '#ffffff1f',
  line: '#2a2e31',
  edge: '#747a7e',
  ink: '#f2f0ea',
  'ink-soft': '#c0c3c4',
  'ink-faint': '#9a9fa1',
  lava: '#ff6a33',
  'lava-strong': '#ff8153',
  'lava-text': '#ff9263',
  'lava-tint': '#33190e',
  'moss-text': '#c5d14f',
  'moss-tint': '#232810',
  ice: '#6cb0ff',
  'on-ice': '#04182f',
  'ice-tint': '#10263f',
  bad: '#ff8196',
  'on-bad': '#2b0009',
  'bad-tint': '#35141b',
  warn: '#f0c25d',
  'warn-tint': '#2e240d',
  toast: '#30373b',
  scrim: '#000a',
};

/** The colours of both schemes, by name. */
export const schemes = { light, dark } as const;

/** A colour by its role, for use in styles. */
export function colour(role: ColourRole): string {
  return `var(--${role})`;
}

/** Sizes of text: labels, second lines, the interface, reading and headings, a dialog's title, the one sentence of a screen. */
export const size = {
  label: '.75rem',
  small: '.8125rem',
  body: '.875rem',
  reading: '1rem',
  title: '1.25rem',
  sentence: '1.75rem',
} as const;

/** Corners of chips, controls, tracks and pictures, cards, dialogs and sheets. */
export const radius = {
  chip: '3px',
  control: '4px',
  track: '6px',
  card: '8px',
  dialog: '12px',
  sheet: '16px',
} as const;

/** Shadows of a raised control, a popover, and a dialog; they differ by scheme. */
export const elevation = { raised: 'var(--e1)', popover: 'var(--e2)', dialog: 'var(--e3)' } as const;

/** Height of a control: 32 px, or 44 px for a finger. */
export const controlHeight = 'var(--control)';
/** Height of the bar of a screen. */
export const barHeight = '3rem';

/** Screens with a side bar; smaller ones have a bar of tabs at their foot. */
export const besideTheBar = '@media (min-width: 48rem)';
