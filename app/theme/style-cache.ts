import createCache, { type EmotionCache } from '@emotion/cache';
import { stylesIn } from './critical-css.ts';

const key = 'e';

/**
 * Where Emotion keeps its styles: one for the browser, one for each page on the server.
 * No vendor prefixes: the browsers that know the CSS in use need none.
 */
export function createStyleCache(): EmotionCache {
  if (typeof document !== 'undefined') nameCriticalStyles();
  const cache = createCache({ key, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** Lets Emotion know which styles the page came with. */
function nameCriticalStyles(): void {
  const style = document.querySelector(`style[data-emotion=${key}]`);
  if (style) style.setAttribute('data-emotion', [key, ...stylesIn(style.textContent, key)].join(' '));
}
