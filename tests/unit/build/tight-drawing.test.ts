import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { iconSprite } from '../../../scripts/check/project/icons.ts';
import { tightDrawing } from '../../../scripts/check/project/tight-drawing.ts';

const icons = [
  'accessibility',
  'calculator',
  'chart-line',
  'fingerprint',
  'palette',
  'rocket',
  'user-cog',
  'wifi-off',
];
const sprite = iconSprite(icons);
const tight = tightDrawing(sprite);

test('a tight drawing keeps its symbols, and is the same each time', () => {
  const heads = (svg: string) => svg.match(/<symbol[^>]*>/g);
  expect(heads(tight)).toEqual(heads(sprite));
  expect(tight.length).toBeLessThan(sprite.length * 0.95);
  expect(tightDrawing(sprite)).toBe(tight);
});

/** How dark each pixel of an icon of 48 pixels is, from 0 to 255. */
function drawn(svg: string, icon: string): number[] {
  const use = `<use href="#${icon}" width="48" height="48"/></svg>`;
  const file = svg.replace('<svg ', '<svg width="48" height="48" color="#000" ').replace('</svg>', use);
  const { pixels } = new Resvg(file).render();
  return [...pixels].filter((_, place) => place % 4 === 3);
}

test.each(icons)('%s looks as it did', (icon) => {
  const [before, after] = [drawn(sprite, icon), drawn(tight, icon)];
  const ink = before.reduce((sum, dark) => sum + dark, 0);
  const moved = before.reduce((sum, dark, place) => sum + Math.abs(dark - (after[place] ?? 0)), 0);
  expect(ink).toBeGreaterThan(0);
  expect(moved / ink).toBeLessThan(0.06);
});
