import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText, seededRandom } from '../../../app/ui/basalt/seeded-random.ts';

it('agrees with the published FNV-1a value of the empty text', () => {
  expect(hashText('')).toBe(0x811c9dc5);
});

it('repeats its stream for a seed and stays in [0, 1)', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)];
      for (let count = 0; count < 20; count++) {
        const value = one();
        expect(value).toBe(other());
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

it('spreads evenly', () => {
  const random = seededRandom('home');
  const mean = Array.from({ length: 10_000 }, random).reduce((sum, value) => sum + value, 0) / 10_000;
  expect(mean).toBeCloseTo(0.5, 1);
});
