/**
 * Asks browsers with prefetching to fetch a page as soon as its link is pointed at or touched, so that it is ready
 * when the link is followed; not in data-saving mode (`start-script.ts`). (HTML, Speculative loading)
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: ":root:not([data-save=true]) [href^='/']" }, eagerness: 'moderate' },
  ],
});

/** Returns true if this browser supports them: links then work best without React. False on the server. */
export function supportsPrefetch(): boolean {
  return typeof document !== 'undefined' && 'prerendering' in document;
}
