import createCache, { type EmotionCache } from '@emotion/cache';

/** No vendor prefixes. One array for all caches: on the server Emotion keeps compiled rules for each array of plugins. */
const stylisPlugins: [] = [];

/** Emotion's cache: one in the browser, a new one for each page on the server. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'e', stylisPlugins });
}
