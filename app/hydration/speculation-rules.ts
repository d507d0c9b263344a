/** Lets browsers prefetch a page when its link is pointed at or touched, except in data-saving mode. */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: ":root:not([data-save=true]) [href^='/']" }, eagerness: 'moderate' },
  ],
});

/** Returns true if this browser supports them: links then work best without React. False on the server. */
export function supportsPrefetch(): boolean {
  return typeof document !== 'undefined' && 'prerendering' in document;
}
