import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BasaltRidge } from '../../../app/ui/basalt/BasaltRidge.tsx';
import { ridgeSymbol } from '../../../app/ui/basalt/basalt-ridge.ts';
import { SpriteContext } from '../../../app/ui/Icon.tsx';

const ridge = ridgeSymbol();

it('is a symbol that the pages show by its name', () => {
  const page = renderToStaticMarkup(
    createElement(SpriteContext, { value: { sprite: '/icons.svg', icons: [] } }, createElement(BasaltRidge)),
  );
  const [, id] = /^<symbol id="([^"]+)" viewBox="0 0 \d+ \d+"/.exec(ridge) ?? [];
  expect(page).toContain(`href="/icons.svg#${id}"`);
});

it('asks nothing of the page but its place: it has its own colours and refers to nothing', () => {
  expect(ridge).not.toMatch(/url\(|var\(|<marker/);
  expect(ridge).toMatch(/fill="#[0-9a-f]{3,8}"/);
});

it('weighs less than 1 KB compressed', () => {
  expect(gzipSync(ridge).length).toBeLessThan(1024);
});
