import createCache, { type EmotionCache } from '@emotion/cache';
import { namesOnPage } from './style-name.ts';

const key = 'e';

/**
 * Where Emotion keeps its styles: one for the browser, one for each page on the server.
 * No vendor prefixes: the browsers that know the CSS in use need none.
 * It is told of the styles that the page came with. Emotion would read them from an attribute, but then move their element to
 * the end of the head, for which a browser works out all styles anew.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [] });
  cache.compat = true;
  for (const name of namesOnPage.values()) cache.inserted[name] = true;
  return cache;
}
