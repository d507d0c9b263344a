import { afterEach, expect, test, vi } from 'vitest';
import styleName, { criticalNames, nameOnPage } from '../../../app/theme/style-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a style has the same short name each time, which can stand in a class', () => {
  for (const style of ['', 'color:red;', 'margin:0;'.repeat(500), 'content:"þ";']) {
    expect(styleName(style)).toMatch(/^\w{3}$/);
    expect(styleName(style)).toBe(styleName(style));
  }
  expect(styleName('color:red;')).not.toBe(styleName('color:reo;'));
});

test('where two styles would have one name, the build is told both', () => {
  const nameMany = () => {
    for (let width = 0; width < 20_000; width++) styleName(`width:${width}px;`);
  };
  expect(nameMany).toThrow(
    /^Two styles have the name \w{3}: take another seed in style-name\.ts\.\n.+\nwidth:\d+px;$/,
  );
});

test('in the browser a style that the page came with has its name there, and is not put in again', async () => {
  const styles = Array.from({ length: 90 }, (_, width) => `height:${width}px;`);
  vi.resetModules();
  vi.stubGlobal('window', { criticalStyles: criticalNames(styles.map(styleName), ['animation-abc']) });
  const browser = await import('../../../app/theme/style-name.ts');
  const { createStyleCache } = await import('../../../app/theme/style-cache.ts');
  const onPage = styles.map((_, place) => nameOnPage(place));
  expect(styles.map(browser.default)).toEqual(onPage);
  expect(new Set(onPage).size).toBe(styles.length);
  expect(Object.keys(createStyleCache().inserted).sort()).toEqual([...onPage, 'animation-abc'].sort());
  // One of a later page keeps its name, which is longer than any on a page.
  expect(browser.default('height:90px;')).toBe(styleName('height:90px;'));
  expect(styleName('height:90px;').length).toBeGreaterThan(nameOnPage(1000).length);
});

test('where nothing is said of a page, no style is taken for one that is there', async () => {
  const { createStyleCache } = await import('../../../app/theme/style-cache.ts');
  expect(createStyleCache().inserted).toEqual({});
});
