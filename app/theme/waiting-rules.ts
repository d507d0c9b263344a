declare global {
  interface Window {
    /** Rules that the loaded page does without, the last one first; put there by `hydration-module.ts`. */
    waitingRules?: readonly string[];
  }
}

/**
 * Puts the rules that have waited before those of the page: with the first thing that React shows besides it. Colours that
 * all elements inherit make the browser work out every style once more, which would hold up React's start.
 */
export function insertWaitingRules(): void {
  const { sheet } = document.querySelector('style') ?? {};
  for (const rule of window.waitingRules ?? []) sheet?.insertRule(rule);
  delete window.waitingRules;
}
