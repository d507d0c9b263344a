import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { basaltTones } from '../../../app/theme/basalt-tones.ts';
import { BasaltPicture } from '../../../app/ui/basalt/BasaltPicture.tsx';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-composition.ts';
import { ridgeSymbol } from '../../../app/ui/basalt/sprite-symbols.ts';

const shapes = Object.keys(basaltShapes) as BasaltShape[];
const seeds = Array.from({ length: 10 }, (_, index) => `item-${index}`);

test.each(shapes)('the %s picture is decorative, small, themed, and differs from seed to seed', (shape) => {
  const pictures = seeds.map((seed) => renderToStaticMarkup(<BasaltPicture seed={seed} shape={shape} />));
  expect(new Set(pictures).size).toBe(seeds.length);
  const tones = Object.keys(basaltTones.light).map((tone) => `var(--basalt-${tone})`);
  for (const svg of pictures) {
    expect(gzipSync(svg).length).toBeLessThan(2048);
    expect(svg).toMatch(/^<svg aria-hidden="true" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toContain(' id=');
    expect(tones).toEqual(
      expect.arrayContaining([...svg.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill)),
    );
  }
});

test('the ridge of the sprite has fixed colours and no references', () => {
  expect(ridgeSymbol()).toMatch(/^<symbol id="ridge" viewBox="0 0 \d+ \d+".* fill="#[0-9a-f]{6,8}"/);
  expect(ridgeSymbol()).not.toMatch(/url\(|var\(/);
});
