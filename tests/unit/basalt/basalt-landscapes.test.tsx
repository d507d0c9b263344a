import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BasaltLandscapes, BasaltView } from '../../../app/ui/basalt/BasaltLandscapes.tsx';
import { loadBasalt } from '../../../app/ui/basalt/use-drawing.ts';

await loadBasalt();

const landscapes = (count: number, seed = 'home') =>
  renderToStaticMarkup(<BasaltLandscapes seed={seed} count={count} />);
const view = (index: number, count = 1) =>
  renderToStaticMarkup(<BasaltView index={index} landscapes={count} />);
const shows = (svg: string) => /href="#([^"]*)"/.exec(svg)?.[1];
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test('views show landscapes that the page has, in turn', () => {
  for (const count of [1, 2, 3]) {
    const ids = idsIn(landscapes(count));
    const shown = Array.from({ length: 6 }, (_, index) => shows(view(index, count)));
    expect(new Set(shown).size).toBe(count);
    for (const id of shown) expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('neighbouring views differ', () => {
  for (let index = 0; index < 24; index += 1) expect(view(index)).not.toBe(view(index + 1));
});

test('a page has landscapes of its own, each another one; one without views has none', () => {
  const drawn = (seed: string) =>
    landscapes(3, seed)
      .match(/<g .*?<\/g>/gs)
      ?.map((one) => one.replace(/landscape-\d/g, ''));
  const [home, services] = [drawn('home'), drawn('services')];
  expect(new Set([...(home ?? []), ...(services ?? [])]).size).toBe(6);
  expect(landscapes(0)).toBe('');
});
