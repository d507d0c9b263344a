import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { BasaltLandscapes, BasaltView } from '../../../app/ui/basalt/BasaltLandscapes.tsx';
import { BasaltPicture } from '../../../app/ui/basalt/BasaltPicture.tsx';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';

const shapes = Object.keys(basaltShapes) as BasaltShape[];
const seeds = Array.from({ length: 10 }, (_, index) => `item-${index}`);
const render = (seed: string, shape: BasaltShape) =>
  renderToStaticMarkup(<BasaltPicture seed={seed} shape={shape} />);

describe.each(shapes)('the %s picture', (shape) => {
  test('differs from seed to seed, and is small', () => {
    expect(new Set(seeds.map((seed) => render(seed, shape))).size).toBe(seeds.length);
    for (const seed of seeds) expect(gzipSync(render(seed, shape)).length, seed).toBeLessThan(2048);
  });

  test('is hidden from assistive technology, needs no ids, and takes its colours from the theme', () => {
    const svg = render('home', shape);
    expect(svg).toMatch(/^<svg aria-hidden="true" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toContain(' id=');
    const used = [...svg.matchAll(/fill="([^"]*)"/g)].map(([, fill = '']) => fill);
    const known = Object.keys(basaltTones.light).map((tone) => `var(--basalt-${tone})`);
    expect(known).toEqual(expect.arrayContaining(used));
  });
});

describe('landscapes', () => {
  const landscapes = (count: number, seed = 'home') =>
    renderToStaticMarkup(<BasaltLandscapes seed={seed} count={count} />);
  const view = (index: number, count = 1) =>
    renderToStaticMarkup(<BasaltView index={index} landscapes={count} />);

  test('are shown by views in turn', () => {
    for (const count of [1, 2, 3]) {
      const ids = [...landscapes(count).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const shown = Array.from({ length: 6 }, (_, index) => /href="#([^"]*)"/.exec(view(index, count))?.[1]);
      expect(ids).toHaveLength(count);
      expect(new Set(shown)).toEqual(new Set(ids));
    }
  });

  test('look different in neighbouring views', () => {
    for (let index = 0; index < 24; index += 1) expect(view(index)).not.toBe(view(index + 1));
  });

  test('differ from page to page; a page without views has none', () => {
    const groups = (seed: string) => landscapes(3, seed).match(/(?<=<g id="[^"]*">).*?(?=<\/g>)/gs) ?? [];
    expect(new Set([...groups('home'), ...groups('services')]).size).toBe(6);
    expect(landscapes(0)).toBe('');
  });
});
