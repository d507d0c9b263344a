import type { EmotionCache } from '@emotion/cache';

/**
 * The styles that a page's HTML uses, in the order of their first use, so that the same HTML always gives the same.
 * @param cache where the components have put their styles; it may hold those of other pages as well
 */
export function criticalCss(html: string, cache: EmotionCache): string {
  const ids = new Set<string>();
  for (const [, id = ''] of html.matchAll(new RegExp(`\\b${cache.key}-(\\w+)`, 'g'))) ids.add(id);
  const inserted = (id: string) => cache.inserted[id];
  const rules = [...ids]
    .map(inserted)
    .filter((rule) => typeof rule === 'string')
    .join('');
  const animations = Object.keys(cache.inserted).filter(
    (id) => id.startsWith('animation-') && rules.includes(id),
  );
  return compact(rules + animations.map(inserted).join(''));
}

/** Leaves out what means nothing: the last semicolon, the space in lists and beside a child's sign, the zero before a point. */
function compact(css: string): string {
  return css
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replace(/ > |(?<=\()> /g, '>')
    .replace(/(?<=[ (,:-])0(?=\.\d)/g, '');
}

/**
 * The ids of critical styles, as Emotion knows them, read back from their rules: in the browser it asks for a list of
 * them, which would make each page larger by what it says already.
 * @param key the cache's
 */
export function stylesIn(css: string, key: string): string[] {
  const names = css.matchAll(new RegExp(`\\.${key}-(\\w+)|@keyframes (animation-\\w+)`, 'g'));
  return [...new Set([...names].map(([, style, animation]) => style ?? animation ?? ''))];
}
