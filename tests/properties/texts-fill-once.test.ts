import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Facts, factsFor } from '../../app/site/facts.ts';
import { fillText } from '../../app/site/texts/fill-facts.ts';
import { siteOfFour } from '../unit/check-texts/four-languages.ts';

const words = { unlimited: 'unlimited', byQuote: 'by quote' };
const factsOf = new Map(
  siteOfFour.languages.map((language) => [language.code, factsFor(siteOfFour, language, words)]),
);
const anyFacts: fc.Arbitrary<Facts> = fc.constantFrom(...factsOf.values());
const names = [...new Set([...factsOf.values()].flatMap((facts) => Object.keys(facts)))];

/** Texts with facts, with names that are no facts, with values for later and with stray braces. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...names).map((name) => `{{${name}}}`),
      fc.constantFrom(...names).map((name) => `{{ ${name} }}`),
      fc.constantFrom('{{count}}', '{{no.such-fact}}', '{', '}', '{{', '}}', ' ', '.', '$&', '$1', '\n'),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('filling facts in twice changes nothing in a text', () => {
  fc.assert(
    fc.property(texts, anyFacts, (text, facts) => {
      const filled = fillText(text, facts);
      expect(fillText(filled, facts)).toBe(filled);
    }),
  );
});
