import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOn } from '../../app/site/site-on-day.ts';
import { daysAfter, isValidOn } from '../../app/site/valid-days.ts';
import type { PriceOffer } from '../../schema/price.ts';

const first = '2026-11-01';
const amounts = { ISK: 1000, USD: 10, EUR: 9, DKK: 70 };

/** Offers one after another, some of them without a day in between. */
const offersInTurn = fc
  .array(
    fc.record({
      pause: fc.nat(20),
      days: fc.integer({ min: 1, max: 9 }),
      part: fc.integer({ min: 1, max: 9 }),
    }),
    {
      maxLength: 5,
    },
  )
  .map((all) => {
    let next = first;
    return all.map(({ pause, days, part }): PriceOffer => {
      const validFrom = daysAfter(next, pause);
      const validUntil = daysAfter(validFrom, days - 1);
      next = daysAfter(validUntil, 1);
      return {
        validFrom,
        validUntil,
        amounts: { ISK: part * 100, USD: part, EUR: part * 0.9, DKK: part * 7 },
      };
    });
  });
const anyDay = fc.integer({ min: -5, max: 150 }).map((later) => daysAfter(first, later));
const priceOnADay = fc
  .record({ offers: offersInTurn, day: anyDay, order: fc.boolean() })
  .map(({ offers, day, order }) => ({
    price: { amounts, offers: order ? offers : offers.toReversed() },
    day,
  }));

test('on each day exactly one amount counts, and without an offer it is the ordinary one', () => {
  fc.assert(
    fc.property(priceOnADay, ({ price, day }) => {
      const valid = price.offers.filter((offer) => isValidOn(offer, day));
      expect(valid.length).toBeLessThanOrEqual(1);
      const visiblePrice = priceOn(price, day);
      expect(visiblePrice.amounts).toEqual(valid[0]?.amounts ?? amounts);
      expect(visiblePrice.reduction?.validUntil).toBe(valid[0]?.validUntil);
      expect(visiblePrice.offers).toBeUndefined();
      expect(priceOn(visiblePrice, day)).toEqual(visiblePrice);
    }),
  );
});

test('the lowest price before an offer is that of the cheapest of the 30 days before it', () => {
  fc.assert(
    fc.property(priceOnADay, ({ price, day }) => {
      const offer = price.offers.find((each) => isValidOn(each, day));
      if (!offer) return;
      const before = Array.from({ length: 30 }, (_, days) => daysAfter(offer.validFrom, -1 - days));
      const krónur = before.map((each) => priceOn(price, each).amounts.ISK ?? 0);
      const { reduction } = priceOn(price, day);
      expect(reduction?.ordinary).toEqual(amounts);
      expect(reduction?.lowestBefore.ISK).toBe(Math.min(amounts.ISK, ...krónur));
    }),
  );
});
