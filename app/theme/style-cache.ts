import createCache, { type EmotionCache } from '@emotion/cache';

/** Where Emotion keeps its styles: one for the browser, one for each page on the server. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'e' });
  cache.compat = true;
  return cache;
}
