import fontUrl from './schibsted-grotesk.woff2?url';

/**
 * Schibsted Grotesk, and until it is there Arial with its measures, so that nothing shifts when it comes. Heights are
 * those of @capsizecss/metrics 4.3 for the two fonts. Widths are those of our own titles: of 400 of them, the bold ones are
 * as wide as in Arial Bold at 102.4 %, give or take 1.5 %, but 6 % wider than in the Arial of texts.
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl}) format("woff2");font-weight:400 800;font-display:swap}
${fallback('', 'local("Arial"),local("Liberation Sans")', '93.46%', '24.67%', '104.49%')}
${fallback('font-weight:600 800;', 'local("Arial Bold"),local("Liberation Sans Bold")', '95.39%', '25.18%', '102.38%')}`;

export const fontFamily = 'Schibsted,Fallback,system-ui,sans-serif';

/** Lines have their height from elsewhere, so that a gap between them need not be taken away. */
function fallback(weights: string, source: string, ascent: string, descent: string, width: string): string {
  return `@font-face{font-family:Fallback;src:${source};${weights}ascent-override:${ascent};descent-override:${descent};size-adjust:${width}}`;
}
