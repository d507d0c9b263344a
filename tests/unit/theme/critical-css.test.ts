import { expect, test } from 'vitest';
import { criticalCss, stylesIn } from '../../../app/theme/critical-css.ts';
import { drawSection, styleCache } from '../sections/draw-section.tsx';
import { someNewsCard } from '../sections/some-items.ts';

/** Some sections with animations, styles for wide screens and styles within styles. */
async function drawn(): Promise<string> {
  const news = { perPage: 13, page: 1, pages: 2 };
  const list = await drawSection('news-list', {
    ...news,
    news: [someNewsCard(), someNewsCard({ slug: 'b' })],
  });
  return list + (await drawSection('news-list', { ...news, news: null }));
}

test('the styles that a page comes with are those that it uses, and can be told from their rules', async () => {
  const html = await drawn();
  const { key, inserted } = styleCache;
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const used = new Set(
    classes.filter((name) => name.startsWith(`${key}-`)).map((name) => name.slice(key.length + 1)),
  );
  const css = criticalCss(html, styleCache);
  // Other tests draw with the same cache.
  const animations = Object.keys(inserted).filter((id) => id.startsWith('animation-') && css.includes(id));
  expect(used.size).toBeGreaterThan(10);
  expect(animations).toHaveLength(1);
  expect(stylesIn(css, key).sort()).toEqual([...used, ...animations].sort());
});

test('a page has no styles of another one', async () => {
  await drawn();
  expect(criticalCss('<p class="e-none">e-none</p>', styleCache)).toBe('');
});

test('what means nothing is left out of the styles, and numbers stay what they are', async () => {
  const css = criticalCss(await drawn(), styleCache);
  expect(css).not.toMatch(/;\}|, |[ (,:-]0\./);
  expect(css).toMatch(/[ (,:-]\.\d/);
});
