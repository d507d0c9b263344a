import fontUrl from './schibsted-grotesk.woff2?url';

const bold = 'font-weight:600 800;';

/**
 * Schibsted Grotesk, and fonts of the system in its measures for the first page of a visit, whose titles alone get ours, once
 * it has been painted (`hydration/start-script.ts` for how, and why in docs/decisions/017).
 *
 * `optional`: what a page was painted in stays. One that follows another has the font from the browser's cache before that.
 *
 * Widths are those that our own texts and titles (1,200, in four languages) take in the two fonts: their medians, to a percent,
 * and 3 % more, so that no title takes more lines in ours. Arial stands for Liberation Sans, which is as wide, and for Roboto,
 * as wide in texts and 6 % narrower in titles; where more than one is there the last rule holds. Heights are those of
 * @capsizecss/metrics 4.3.
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl});font-weight:400 800;font-display:optional}
${fallback('local("DejaVu Sans")', '', 94)}
${fallback('local("DejaVu Sans Bold")', bold, 89)}
${fallback('local("Arial"),local("Liberation Sans"),local("Roboto")', '', 107)}
${fallback('local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold")', bold, 105)}`;

/** The system's fonts in our measures. */
export const fallbackFamily = 'Fallback,system-ui,sans-serif';

export const fontFamily = `Schibsted,${fallbackFamily}`;

/**
 * Lines have their height from elsewhere, so that a gap between them need not be taken away.
 * @param width of our letters, in percent of the font's
 */
function fallback(source: string, weights: string, width: number): string {
  const percent = (height: number) => `${Math.round((100 * height) / width)}%`;
  return `@font-face{font-family:Fallback;src:${source};${weights}ascent-override:${percent(97.66)};descent-override:${percent(25.78)};size-adjust:${width}%}`;
}
