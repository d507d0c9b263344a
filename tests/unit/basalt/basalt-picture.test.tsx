import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { BasaltPicture } from '../../../app/ui/basalt/BasaltPicture.tsx';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';
import { loadBasalt } from '../../../app/ui/basalt/use-drawing.ts';

await loadBasalt();

const shapes = Object.keys(basaltShapes) as BasaltShape[];
const seeds = Array.from({ length: 50 }, (_, index) => `item-${index}`);
const draw = (seed: string, shape: BasaltShape) =>
  renderToStaticMarkup(createElement(BasaltPicture, { seed, shape }));

describe.each(shapes)('the %s picture', (shape) => {
  it('is the same for the same seed', () => {
    for (const seed of seeds) expect(draw(seed, shape)).toBe(draw(seed, shape));
  });

  it('differs from seed to seed', () => {
    expect(
      new Set(seeds.map((seed) => draw(seed, shape).replaceAll(/ id="[^"]*"|url\([^)]*\)/g, ''))).size,
    ).toBe(seeds.length);
  });

  it('weighs less than 1 KB compressed', () => {
    for (const seed of seeds) expect(gzipSync(draw(seed, shape)).length, seed).toBeLessThan(1024);
  });

  it('is hidden from assistive technology and takes every colour from a known custom property', () => {
    const svg = draw('home', shape);
    expect(svg).toMatch(/^<svg aria-hidden="true" viewBox="0 0 \d+ \d+"/);
    const used = [...svg.matchAll(/var\(--basalt-([\w-]+)\)/g)].map(([, tone]) => tone);
    expect(Object.keys(basaltTones.light)).toEqual(expect.arrayContaining(used));
  });
});

it('has names of its own on a page of many pictures, and refers to nothing else', () => {
  const pictures = shapes.flatMap((shape) => seeds.map((seed) => draw(seed, shape)));
  const names = pictures.map((svg) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  expect(new Set(names.flat()).size).toBe(names.flat().length);
  for (const [index, svg] of pictures.entries()) {
    const references = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(names[index]).toEqual(expect.arrayContaining(references));
  }
});

it('draws any text as seed, with short numbers only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...shapes), (seed, shape) => {
      const paths = [...draw(seed, shape).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
      expect(paths.length).toBeGreaterThan(5);
      for (const d of paths) expect(d).toMatch(/^(?:[MmlhvVHz]|-?\d+|-?\d*\.\d{1,4}| )+$/);
    }),
  );
});
