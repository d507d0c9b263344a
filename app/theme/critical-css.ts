import type { EmotionCache } from '@emotion/cache';

/**
 * The styles that a page's HTML uses, in the order of their first use, so that the same HTML always gives the same.
 * @param cache where the components have put their styles; it may hold those of other pages as well
 * @returns the rules, and the ids by which the browser's Emotion knows that they are there
 */
export function criticalCss(html: string, cache: EmotionCache): { css: string; ids: string[] } {
  const ids = new Set<string>();
  for (const [, id = ''] of html.matchAll(new RegExp(`\\b${cache.key}-([a-z0-9]+)\\b`, 'g'))) ids.add(id);
  const inserted = (id: string) => cache.inserted[id];
  const used = [...ids].filter((id) => typeof inserted(id) === 'string');
  const rules = used.map(inserted).join('');
  const animations = Object.keys(cache.inserted).filter(
    (id) => id.startsWith('animation-') && rules.includes(id),
  );
  return { css: rules + animations.map(inserted).join(''), ids: [...used, ...animations] };
}
