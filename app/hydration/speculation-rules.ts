/**
 * Asks browsers that know how to fetch a page ahead as soon as its link is pointed at or touched, so that it is there
 * when the link is followed; not where data is to be saved (`start-script.ts`). (HTML, Speculative loading)
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: ":root:not([data-save=true]) [href^='/']" }, eagerness: 'moderate' },
  ],
});

/** Whether this browser follows them: then a link is best followed as one, without React. False on the server. */
export function isFetchedAhead(): boolean {
  return typeof document !== 'undefined' && 'prerendering' in document;
}
