import { PICTURE_SIZE } from '../../../app/site/page-picture.ts';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { basaltColumns, type Column } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { basaltLattice, latticeTransform } from '../../../app/ui/basalt/basalt-lattice.ts';
import { basaltPrism, type Face, facePath, type Prism } from '../../../app/ui/basalt/basalt-prism.ts';
import { depthRows } from '../../../app/ui/basalt/basalt-rows.ts';
import { seededRandom } from '../../../app/ui/basalt/seeded-random.ts';
import { GROUND } from './social-measures.ts';

/** How much of the ground one veil of fog lets through. */
const VEIL = 0.3;
/** Where the cluster begins, as a share of the picture's width, and how unevenly it does. */
const SHORE = { at: 0.4, uneven: 0.1 } as const;
const tones = basaltTones.dark;

/**
 * The columns of a page's picture as they stand on a flat dark ground, without sky: few colours, and nothing under the
 * title.
 * @param seed the same gives the same columns as on the page itself
 * @param left where the picture's left side is, pixels
 */
export function columnsSvg(seed: string, left: number): string {
  const composition = basaltComposition(seed, 'hero');
  const lattice = basaltLattice(composition);
  const prism = basaltPrism(composition);
  const rows = depthRows(ashore(basaltColumns(composition), seed, composition));
  let veils = rows.filter(({ veiled }) => veiled).length;
  const drawn = rows.map(({ columns, veiled }) => {
    const markup = columns.map((column) => {
      const faces = facesOf(column, prism).map((face) => faceSvg(face, veils));
      return `<g transform="${latticeTransform(lattice, column)}">${faces.join('')}</g>`;
    });
    if (veiled) veils--;
    return markup.join('');
  });
  return `<g transform="translate(${left}) scale(${PICTURE_SIZE.height / composition.frame.height})">${drawn.join('')}</g>`;
}

/** Takes away the low side, where the title stands. */
function ashore(
  columns: readonly Column[],
  seed: string,
  { frame, radius }: ReturnType<typeof basaltComposition>,
): Column[] {
  const random = seededRandom(`shore/${seed}`);
  return columns.filter(({ x }) => x - radius > frame.width * (SHORE.at + SHORE.uneven * random()));
}

function facesOf(column: Column, { standing, lava }: Prism): Face[] {
  return [...standing.filter(({ has }) => has(column)), ...(column.cap === 'lava' ? lava(column) : [])];
}

function faceSvg(face: Face, veils: number): string {
  const d = facePath(face, { x: 0, y: 0 });
  const { colour, opacity } = inFog(tones[face.tone], veils);
  return `<path fill="${colour}" fill-opacity="${opacity}" d="${d}"/>`;
}

/** @param tone `#rrggbb` or `#rrggbbaa` */
function inFog(tone: string, veils: number): { readonly colour: string; readonly opacity: number } {
  const share = (1 - VEIL) ** veils;
  const channels = [1, 3, 5].map((place) => {
    const [own, ground] = [tone, GROUND].map((text) => Number.parseInt(text.slice(place, place + 2), 16));
    return Math.round((own ?? 0) * share + (ground ?? 0) * (1 - share));
  });
  const opacity = tone.length === 9 ? Number.parseInt(tone.slice(7), 16) / 255 : 1;
  return {
    colour: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    opacity: Math.round(opacity * 1000) / 1000,
  };
}
