import { expect, test } from 'vitest';
import { pageStyles } from '../../../app/theme/page-styles.ts';
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

/** The classes that stand in a page's HTML, in the order of their first use. */
function classesIn(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes)].filter((name) => name.startsWith(`${styleCache.key}-`));
}

test('a page has one rule for each style that it uses, in the order of their first use, and no other', async () => {
  const { html, css } = pageStyles(await drawn(), styleCache);
  const used = classesIn(html);
  const ruled = [...css.matchAll(/(?<=^|\})\.([\w-]+)\{/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(ruled).toEqual(used);
  expect(css.match(/@keyframes/g)).toHaveLength(1);
});

test('names are shorter than those of the components, and everything else stays as it was drawn', async () => {
  const before = await drawn();
  const { html } = pageStyles(before, styleCache);
  const nameless = (text: string) => text.replace(/class="[^"]*"/g, '');
  expect(nameless(html)).toBe(nameless(before));
  expect(html.length).toBeLessThan(before.length);
  expect(pageStyles(before, styleCache).html).toBe(html);
});

test('words that look like a name of a style stay what they are, and give the page no style', () => {
  const [name = ''] = Object.keys(styleCache.inserted);
  const words = `<p class="e-none e-mail" title="e-${name}">e-${name}</p>`;
  expect(pageStyles(words, styleCache)).toEqual({ html: words, css: '', names: '' });
});

test('what means nothing is left out of the styles, and numbers stay what they are', async () => {
  const { css } = pageStyles(await drawn(), styleCache);
  expect(css).not.toMatch(/;\}|;;|, |[ (,:-]0\.|@media \(|\([\w-]+: /);
  expect(css).toMatch(/[ (,:-]\.\d/);
});

test('the browser is told the names that the components gave, in the order of the page, and the animations', async () => {
  const before = await drawn();
  const { names } = pageStyles(before, styleCache);
  const [animation, ...others] = names.split(' ').filter((name) => name.startsWith('animation-'));
  expect(others).toEqual([]);
  expect(names).toBe([...classesIn(before).map((name) => name.slice(2)), animation].join(' '));
});
