import fontUrl from './schibsted-grotesk.woff2?url';

const bold = 'font-weight:600 800;';

/**
 * Schibsted Grotesk, and on a first page that is there before it, a font of the system in its measures.
 *
 * `optional`: what has been painted stays. A page never changes its font under the eyes of a reader, so nothing shifts, and
 * the first paint is the last; the next page has the font from the browser's cache.
 *
 * Widths are those that our own texts and titles (1,200, in four languages) take in the two fonts: their medians, to a percent.
 * Arial stands for Liberation Sans, which is as wide, and for Roboto, as wide in texts and 6 % narrower in titles; where
 * more than one is there the last rule holds. Heights are those of @capsizecss/metrics 4.3.
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl});font-weight:400 800;font-display:optional}
${fallback('local("DejaVu Sans")', '', 91)}
${fallback('local("DejaVu Sans Bold")', bold, 86)}
${fallback('local("Arial"),local("Liberation Sans"),local("Roboto")', '', 104)}
${fallback('local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold")', bold, 102)}`;

export const fontFamily = 'Schibsted,Fallback,system-ui,sans-serif';

/**
 * Lines have their height from elsewhere, so that a gap between them need not be taken away.
 * @param width of our letters, in percent of the font's
 */
function fallback(source: string, weights: string, width: number): string {
  const percent = (height: number) => `${Math.round((100 * height) / width)}%`;
  return `@font-face{font-family:Fallback;src:${source};${weights}ascent-override:${percent(97.66)};descent-override:${percent(25.78)};size-adjust:${width}%}`;
}
