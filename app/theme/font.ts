import fontUrl from './schibsted-grotesk.woff2?url';

/** The font's address, for the preload in the head of each page. */
export { fontUrl };

/** The width of our letters, in percent of those of Arial: the median of our own texts. */
const WIDTH = 105;

/**
 * Schibsted Grotesk for everything. Pages preload it, so it is there at the first paint (docs/decisions/023).
 *
 * `optional`: a page that was painted without it stays in the fallback font, so nothing swaps or shifts. The fallback has
 * our heights and about our widths. Arial represents Liberation Sans, which is as wide.
 */
export const fontFaces = (display: 'optional' | 'block') => `
@font-face{font-family:Schibsted;src:url(${fontUrl});font-weight:400 800;font-display:${display}}
${fallbackFace('400 599', ['Roboto', 'Arial', 'Liberation Sans'])}
${fallbackFace('600 800', ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'])}`;

export const fontFamily = 'Schibsted,Fallback,sans-serif';

/**
 * A face of the fallback font, with our heights (those of @capsizecss/metrics 4.3).
 * @param weights a bold font has its own, else browsers would make it bolder still
 * @param fonts of the system, the first that is installed counts
 */
function fallbackFace(weights: string, fonts: readonly string[]): string {
  const percent = (height: number) => `${Math.round((100 * height) / WIDTH)}%`;
  const sources = fonts.map((font) => `local(${font})`);
  const heights = `ascent-override:${percent(97.66)};descent-override:${percent(25.78)};`;
  return `@font-face{font-family:Fallback;src:${sources};font-weight:${weights};${heights}size-adjust:${WIDTH}%}`;
}
