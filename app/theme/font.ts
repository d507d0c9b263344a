import fontUrl from './schibsted-grotesk.woff2?url';

/**
 * Schibsted Grotesk for titles, once a first page has been painted (`hydration/start-script.ts` for how, and why in
 * docs/decisions/017), and fonts of the system in its measures for everything else.
 *
 * `optional`: what a page was painted in stays. One that follows another has the font from the browser's cache before that.
 *
 * Widths are those that our own texts and titles (1,200, in four languages) take in the two fonts: their medians, to a percent,
 * and 3 % more, so that no title takes more lines in ours. Arial represents Liberation Sans, which is as wide; so is Roboto in
 * texts, and 6 % narrower in titles. Where more than one is there the last rule holds. Titles stay in place when
 * ours comes, since the fallback fonts have its heights (those of @capsizecss/metrics 4.3).
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl});font-weight:400 800;font-display:optional}
${forTexts(['DejaVu Sans'], 94)}
${forTitles(['DejaVu Sans Bold'], 89)}
${forTexts(['Arial', 'Liberation Sans', 'Roboto'], 107)}
${forTitles(['Roboto Bold'], 111)}
${forTitles(['Arial Bold', 'Liberation Sans Bold'], 105)}`;

/** The system's fonts in our measures. */
export const fallbackFamily = 'Fallback,system-ui,sans-serif';

export const fontFamily = `Schibsted,${fallbackFamily}`;

/**
 * @param fonts of the system, the first that is there counts
 * @param width of our letters, in percent of theirs
 */
function forTexts(fonts: readonly string[], width: number, more = ''): string {
  const sources = fonts.map((font) => `local(${font})`);
  return `@font-face{font-family:Fallback;src:${sources};${more}size-adjust:${width}%}`;
}

/** The same for a bold font, in the heights of ours. */
function forTitles(fonts: readonly string[], width: number): string {
  const percent = (height: number) => `${Math.round((100 * height) / width)}%`;
  const heights = `ascent-override:${percent(97.66)};descent-override:${percent(25.78)};`;
  return forTexts(fonts, width, `font-weight:600 800;${heights}`);
}
