import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatMoney } from '../../app/site/format.ts';
import { textDifference } from '../../checks/texts/parity.ts';
import { sharedFacts } from '../../checks/texts/shared-facts.ts';
import { currencyCodes } from '../../schema/money.ts';
import { siteOfFour } from '../unit/check-texts/four-languages.ts';

const pairs = fc.uniqueArray(fc.constantFrom(...siteOfFour.languages), { minLength: 2, maxLength: 2 });

const noNames = { properNames: [] };

/** Formats a value for a language's readers. */
type Write<T> = (fact: T, locale: string) => string;

/** Checks that a value states the same fact in any two languages, and that another value does not. */
function isShared<T>(facts: fc.Arbitrary<T>, write: Write<T>, factOf: (fact: T) => string): void {
  const surroundings = fc.constantFrom(['', ''], ['x ', ' y'], ['(', ')'], ['„', '“.'], ['– ', ', z']);
  fc.assert(
    fc.property(pairs, facts, facts, surroundings, (languages, fact, other, [before, after]) => {
      const [one, two] = languages.map((language) => ({
        language,
        text: `${before}${write(fact, language.locale)}${after}`,
      }));
      if (!one || !two) throw new Error('There are not two languages.');
      for (const { language, text } of [one, two])
        expect([text, [...sharedFacts(text, language.locale, [])].sort().join()]).toEqual([
          text,
          factOf(fact),
        ]);
      expect(textDifference(one, two, noNames)).toBeNull();
      fc.pre(factOf(fact) !== factOf(other));
      const text = `${before}${write(other, two.language.locale)}${after}`;
      expect(textDifference(one, { ...two, text }, noNames)).not.toBeNull();
    }),
    { numRuns: 40 },
  );
}

/** Numbers with at most two decimals, with a preference for small ones and years. */
const numbers = fc.oneof(
  fc.nat({ max: 50 }),
  fc.integer({ min: 1900, max: 2100 }),
  fc.nat({ max: 99_999_999 }),
  fc.nat({ max: 999_999_999 }).map((hundredths) => hundredths / 100),
);

test('a number is the same in any two languages', () => {
  const write: Write<number> = (value, locale) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' }).format(value);
  isShared(numbers, write, String);
});

test('an amount is the same in any two languages', () => {
  const amounts = fc.record({ value: numbers, currency: fc.constantFrom(...currencyCodes) });
  isShared(
    amounts,
    ({ value, currency }, locale) => formatMoney(value, currency, locale),
    ({ value }) => String(value),
  );
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The day and the year of `2026-11-02`: `2,2026`. */
const dayFacts = (day: string) => [Number(day.slice(8)), Number(day.slice(0, 4))].map(String).sort().join();

test('a day of the calendar is the same in any two languages', () => {
  isShared(days, formatDate, dayFacts);
});

test('a time is the same in any two languages', () => {
  const times = fc.record({ hour: fc.nat({ max: 23 }), minute: fc.nat({ max: 59 }) });
  isShared(
    times,
    ({ hour, minute }, locale) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        Date.UTC(2026, 0, 1, hour, minute),
      ),
    ({ hour, minute }) => (minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`),
  );
});
