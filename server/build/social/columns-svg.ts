import { PICTURE_SIZE } from '../../../app/site/page-picture.ts';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { basaltColumns } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { depthRows } from '../../../app/ui/basalt/basalt-paths.ts';
import { basaltPrism, facePath, type Prism } from '../../../app/ui/basalt/basalt-prism.ts';
import type { Column } from '../../../app/ui/basalt/column.ts';
import { seededRandom } from '../../../app/ui/basalt/seeded-random.ts';
import { GROUND } from './logo-svg.ts';

/** Left edge of the columns' frame; its low side, under the end of the title, stays empty. Pixels. */
const COLUMNS_LEFT = 410;
/** Start of the columns, as a share of their frame's width, and its variation. */
const SHORE = { start: 0.4, variation: 0.1 } as const;
/** Share of the ground's colour that each layer of fog mixes in. */
const FOG = 0.3;

/**
 * The columns of a page as an SVG file of the picture's size, without sky: few colours, and nothing under the title.
 * @param seed the same seed gives the same columns as on the page itself
 */
export function columnsSvg(seed: string): string {
  const { width, height } = PICTURE_SIZE;
  const composition = basaltComposition(seed, 'hero');
  const { frame, radius } = composition;
  const prism = basaltPrism(composition);
  const random = seededRandom(`shore/${seed}`);
  const columns = basaltColumns(composition).filter(
    ({ x }) => x - radius > frame.width * (SHORE.start + SHORE.variation * random()),
  );
  const rows = depthRows(columns);
  const paths = rows.flatMap((row, index) => {
    const fog = 1 - (1 - FOG) ** rows.slice(index).filter(({ isVeiled }) => isVeiled).length;
    return row.columns.map((column) => columnPaths(column, prism, fog));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${COLUMNS_LEFT}) scale(${height / frame.height})">${paths.join('')}</g></svg>`;
}

function columnPaths(column: Column, { standing, lava }: Prism, fog: number): string {
  const faces = [
    ...standing.filter(({ isOn }) => isOn(column)),
    ...(column.cap === 'lava' ? lava(column) : []),
  ];
  return faces
    .map(
      (face) => `<path fill="${mixTone(basaltTones.dark[face.tone], fog)}" d="${facePath(face, [column])}"/>`,
    )
    .join('');
}

/** A tone with a share of the ground's colour mixed in; `#rrggbb`, or `#rrggbbaa` whose opacity stays. */
function mixTone(tone: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const parse = (colour: string) => Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(parse(tone) * (1 - share) + parse(GROUND) * share);
  });
  return `#${Buffer.from(channels).toString('hex')}${tone.slice(7)}`;
}
