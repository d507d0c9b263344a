import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveSite } from '../../app/site/resolved-site.ts';
import { site as siteSchema } from '../../schema/site.ts';
import { minimalSite, readText } from '../unit/site/minimal-site.ts';

function expectFrozen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  expect(Object.isFrozen(value)).toBe(true);
  for (const part of Object.values(value)) expectFrozen(part);
}

/** The small site with other prices, factors and years. */
const sitesWithPrices = fc
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
    fc.property(sitesWithPrices, (text) => {
      const first = readText(text);
      const second = readText(text);
      if (!first.ok || !second.ok) throw new Error('The site was not read.');
      expect(second.site).toEqual(first.site);
      expectFrozen(first.site);
      const acceptedSite = siteSchema.parse(first.source.value);
      const before = structuredClone(acceptedSite);
      expect(resolveSite(acceptedSite)).toEqual(first.site);
      expect(acceptedSite).toEqual(before);
    }),
    { numRuns: 10 },
  );
});
