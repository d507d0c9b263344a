import { PICTURE_SIZE } from '../../../app/site/page-picture.ts';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { COLUMN_FACES, FOG, NEAR_SCALE, pageField } from '../../../app/ui/basalt/basalt-field.ts';
import { GROUND } from './logo-svg.ts';

/** Number of near columns at the left end that are left out, since the title is above them. */
const TITLE_COLUMNS = 2;

/**
 * The columns of a page as an SVG file of the picture's size, without sky: few colours, and nothing under the title.
 * @param seed the same seed gives the same columns as on the page itself
 */
export function columnsSvg(seed: string): string {
  const { width, height } = PICTURE_SIZE;
  const field = pageField(seed);
  const near = field.near.map(({ top, cap }, file) => {
    const y = Math.round(top / NEAR_SCALE.y);
    return file < TITLE_COLUMNS ? '' : column(file * 60, y, 0, cap === 'lava' ? '#ff5a1f' : undefined);
  });
  const far = field.far.flatMap((columns, row) =>
    columns.filter(({ x }) => x > 360).map(({ x, y }) => column(x, y, FOG[row] ?? 0)),
  );
  const scale = height / field.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width - field.width * scale}) scale(${scale})">${far.join('')}<g transform="scale(${NEAR_SCALE.x} ${NEAR_SCALE.y})">${near.join('')}</g></g></svg>`;
}

function column(x: number, y: number, fog: number, cap?: string): string {
  const faces = COLUMN_FACES.map(([tone, d]) => {
    const fill = tone === 'top' && cap ? cap : mixTone(basaltTones.dark[tone], fog);
    return `<path fill="${fill}" d="${d}"/>`;
  });
  return `<g transform="translate(${x} ${y})">${faces.join('')}</g>`;
}

/** A tone, `#rrggbb`, with a share of the ground's colour mixed in. */
function mixTone(tone: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const parse = (colour: string) => Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(parse(tone) * (1 - share) + parse(GROUND) * share);
  });
  return `#${Buffer.from(channels).toString('hex')}`;
}
