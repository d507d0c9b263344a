import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveSite } from '../../app/site/resolved-site.ts';
import { site as siteSchema } from '../../schema/site.ts';
import { minimalSite, read } from '../unit/site/minimal-site.ts';

function expectFrozen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  expect(Object.isFrozen(value)).toBe(true);
  for (const part of Object.values(value)) expectFrozen(part);
}

/** The small site with other prices, factors and years. */
const repriced = fc
  .record({
    isk: fc.integer({ min: 1, max: 9_999_999 }),
    usd: fc.integer({ min: 1, max: 99_999 }),
    times: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ isk, usd, times }) =>
    minimalSite
      .replace('ISK: 14900, USD: 110', `ISK: ${isk}, USD: ${usd / 100}`)
      .replace('times: 1.5', `times: ${times / 100}`),
  );

test('reading or resolving twice gives the same frozen site', () => {
  fc.assert(
    fc.property(repriced, (text) => {
      const first = read(text);
      const second = read(text);
      if (!first.ok || !second.ok) throw new Error('The site was not read.');
      expect(second.site).toEqual(first.site);
      expectFrozen(first.site);
      const accepted = siteSchema.parse(first.source.value);
      const before = structuredClone(accepted);
      expect(resolveSite(accepted)).toEqual(first.site);
      expect(accepted).toEqual(before);
    }),
    { numRuns: 10 },
  );
});
