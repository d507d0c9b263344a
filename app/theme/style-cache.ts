import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache: one in the browser, a new one for each page on the server.
 * Without vendor prefixes: the supported browsers need none.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'e', stylisPlugins: [] });
}
