import createCache, { type EmotionCache } from '@emotion/cache';
import { stylesIn } from './critical-css.ts';

const key = 'e';

/**
 * Where Emotion keeps its styles: one for the browser, one for each page on the server.
 * No vendor prefixes: the browsers that know the CSS in use need none.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [] });
  cache.compat = true;
  if (typeof document !== 'undefined') for (const id of criticalStyles()) cache.inserted[id] = true;
  return cache;
}

/**
 * The styles that the page came with. Emotion would read them from an attribute, but then move their element to the end of
 * the head, for which a browser works out all styles anew.
 */
function criticalStyles(): string[] {
  return stylesIn(document.querySelector(`style[data-emotion=${key}]`)?.textContent ?? '', key);
}
