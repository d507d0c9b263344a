import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { type CSSProperties, createElement as h } from 'react';
import satori from 'satori';
import { type PagePicture, PICTURE_SIZE } from '../../../app/site/page-picture.ts';
import { columnsSvg } from './columns-svg.ts';
import { GROUND, INK, logoSvg } from './logo-svg.ts';

/** Content of a picture: the columns of a page, its title and the name of the agency. */
export interface PictureContent extends PagePicture {
  readonly company: string;
}

const { width, height } = PICTURE_SIZE;
const MARGIN = 72;
/** The columns are to the right of the title. */
const TITLE_WIDTH = 640;
const MAX_LINES = 5;
/** Font sizes of titles, by the most characters that a title of that size has; pixels. */
const TITLE_SIZES = [
  [24, 92],
  [60, 72],
  [Number.POSITIVE_INFINITY, 56],
] as const;
const SMALLEST_TITLE = 40;
/** Width of an average letter as a share of the font size, rounded up. */
const LETTER_WIDTH = 0.6;

/** Letters that the first file lacks, such as the ř of a name, are taken from the second. */
const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: subset,
  weight: 700 as const,
  data: readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-700-normal.woff`,
    ),
  ),
}));

/** Renders the picture by which social networks show a page, as a PNG file. Without a title it shows only the name. */
export async function renderSocialPicture({ seed, title, company }: PictureContent): Promise<Uint8Array> {
  const text = removeUnprintable(title);
  const svg = await satori(createCard(seed, text, company), { width, height, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

function createCard(seed: string, title: string, company: string) {
  const nameSize = title === '' ? 104 : 38;
  return h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: title === '' ? 'center' : 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: MARGIN,
        color: INK,
        backgroundColor: GROUND,
        backgroundImage: `url("${dataUri(columnsSvg(seed))}")`,
        fontFamily: fonts.map(({ name }) => name).join(', '),
      },
    },
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', fontSize: nameSize, letterSpacing: '-0.035em' } },
      h('img', {
        src: dataUri(logoSvg()),
        width: nameSize * 1.5,
        height: nameSize * 1.5,
        style: { marginRight: nameSize * 0.1 },
      }),
      company,
    ),
    title && h('div', { style: createTitleStyle(title) }, title),
  );
}

/** Long titles are smaller, so that they stay within the allowed lines, and the longest word within one. */
function createTitleStyle(title: string): CSSProperties {
  const [, byLength] = TITLE_SIZES.find(([maxLength]) => title.length <= maxLength) ?? [0, SMALLEST_TITLE];
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const fittingSize = Math.min(byLength, TITLE_WIDTH / (longestWord * LETTER_WIDTH));
  return {
    display: 'block',
    width: TITLE_WIDTH,
    fontSize: Math.max(SMALLEST_TITLE, fittingSize),
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
    lineClamp: MAX_LINES,
    // Satori balances lines by breaking words where it may.
    ...(fittingSize < SMALLEST_TITLE ? { overflowWrap: 'break-word' } : { textWrap: 'balance' }),
  };
}

/** The title without emoji and letters of other scripts, which the font lacks. */
function removeUnprintable(title: string): string {
  return title
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Mark}\p{Number}\p{Punctuation}\p{Sc}\s+×°]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
