import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps its styles: one for the browser, one for each page on the server.
 * No vendor prefixes: the browsers that know the CSS in use need none.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'e', stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
