import fontUrl from './schibsted-grotesk.woff2?url';

/**
 * Schibsted Grotesk for titles, once a first page has been painted (by `hydration/start-script.ts`; reasons are in
 * docs/decisions/017), and until then bold fonts of the system in its measures.
 *
 * `optional`: a page keeps the font in which it was painted. Later pages have ours in time, from the browser's cache.
 *
 * Widths are those that our own titles take in the two fonts: the median, to a percent, and 3 % more, so that no title takes
 * more lines in ours. Arial represents Liberation Sans, which is as wide. If several exist, the last rule applies.
 * Titles stay in place when ours comes, since the fallback fonts have its heights (those of @capsizecss/metrics 4.3).
 */
export const fontFaces = `
@font-face{font-family:Schibsted;src:url(${fontUrl});font-weight:400 800;font-display:optional}
${fallbackFace(['DejaVu Sans Bold'], 89)}
${fallbackFace(['Roboto Bold'], 111)}
${fallbackFace(['Arial Bold', 'Liberation Sans Bold'], 105)}`;

/** Fonts of titles until ours has loaded. */
export const fallbackFamily = 'Fallback,sans-serif';

export const titleFamily = `Schibsted,${fallbackFamily}`;

/** Fonts of texts: that of each system, as in its own applications. */
export const textFamily = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/**
 * A bold font; without its weight browsers would make it bolder still.
 * @param fonts of the system, the first that is installed counts
 * @param width of our letters, in percent of theirs
 */
function fallbackFace(fonts: readonly string[], width: number): string {
  const percent = (height: number) => `${Math.round((100 * height) / width)}%`;
  const sources = fonts.map((font) => `local(${font})`);
  const heights = `ascent-override:${percent(97.66)};descent-override:${percent(25.78)};`;
  return `@font-face{font-family:Fallback;src:${sources};font-weight:600 800;${heights}size-adjust:${width}%}`;
}
