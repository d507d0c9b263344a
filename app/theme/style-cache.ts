import createCache, { type EmotionCache } from '@emotion/cache';

/** No vendor prefixes. One array for all caches, because Emotion keeps compiled rules for each array on the server. */
const stylisPlugins: [] = [];

const KEY = 'e';

/** The attribute of the style element that has Emotion's rules. */
export const OWN_STYLES = `data-emotion="${KEY}"`;

/** Emotion's cache: one in the browser, a new one for each page on the server. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: KEY, stylisPlugins });
}

/**
 * Lists the names of the page's rules where a new cache looks for them, as Emotion documents for `extractCritical`. The
 * page itself has no list: it would repeat each name, for 1 % of its bytes.
 */
export function listStyleNames(): void {
  for (const style of document.querySelectorAll<HTMLElement>(`style[${OWN_STYLES}]`)) {
    const names = style.textContent.matchAll(/\.e-([\da-z]+)|@keyframes ([\w-]+)/g);
    style.dataset.emotion = [KEY, ...new Set([...names].map(([, name, frames]) => name ?? frames))].join(' ');
  }
}
