import createCache, { type EmotionCache } from '@emotion/cache';

/** No vendor prefixes. One array for all caches, because Emotion keeps compiled rules for each array on the server. */
const stylisPlugins: [] = [];

/** Emotion's cache: one in the browser, a new one for each page on the server. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'e', stylisPlugins });
}
