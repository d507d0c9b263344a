import fontUrl from './schibsted-grotesk.woff2?url';

/**
 * Schibsted Grotesk, and until it is there Arial with its measures, so that nothing shifts when it comes.
 * The measures are those of @capsizecss/metrics 4.3 for the two fonts.
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl}) format("woff2");font-weight:400 800;font-display:swap}
@font-face{font-family:Fallback;src:local("Arial"),local("ArialMT"),local("Liberation Sans");ascent-override:93.46%;descent-override:24.67%;line-gap-override:0%;size-adjust:104.49%}`;

export const fontFamily = 'Schibsted,Fallback,system-ui,sans-serif';
