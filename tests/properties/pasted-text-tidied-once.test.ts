import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyText } from '../../studio/web/edit/tidy-text.ts';

const characters =
  'a é þ 1 - + . • · o „ “ \uf0b7 \u00a0 \u202f \u00ad \u200b \u200c \u200d \u2060 \ufeff \u0301 \u2028 \v \t \r \n 👩'.split(
    ' ',
  );
const pastedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...characters, ' ')).map((parts) => parts.join('')),
);
const target = fc.constantFrom('markdown' as const, 'lines' as const, 'line' as const);

test('tidying a pasted text again changes nothing', () => {
  fc.assert(
    fc.property(pastedText, target, (pasted, field) => {
      const { text } = tidyText(pasted, field);
      expect(tidyText(text, field)).toEqual({ text, count: 0 });
    }),
    { numRuns: 3000 },
  );
});

test('tidying a pasted text loses no letter, digit, accent or quotation mark', () => {
  const getKeptCharacters = (text: string) => text.match(/[\p{L}\p{N}\p{M}„“]/gu);
  fc.assert(
    fc.property(pastedText, target, (pasted, field) => {
      expect(getKeptCharacters(tidyText(pasted, field).text)).toEqual(getKeptCharacters(pasted));
    }),
    { numRuns: 3000 },
  );
});

test('a tidied text has no odd spaces, and line breaks only where the field takes them', () => {
  fc.assert(
    fc.property(pastedText, target, (pasted, field) => {
      const { text } = tidyText(pasted, field);
      expect(text).not.toMatch(/[^\S\n ]|\p{Co}|(?<=\S) {2,}(?=\S)/u);
      if (field === 'line') expect(text).not.toContain('\n');
    }),
    { numRuns: 3000 },
  );
});
