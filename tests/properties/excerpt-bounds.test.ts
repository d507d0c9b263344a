import fc from 'fast-check';
import { test } from 'vitest';
import { beginning } from '../../app/site/row-views.ts';

/* Law: an excerpt is the text in one line, whole when short enough, else its first 150 characters and an ellipsis. */

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(' ', '\n', '\u00a0', '\u{1f30b}', '\ud800', '\udc00', 'þ', 'e\u0301'),
);
const content = fc.array(pieces, { maxLength: 200 }).map((all) => all.join(''));

test('an excerpt', () => {
  fc.assert(
    fc.property(content, (text) => {
      const line = text.replace(/\s+/g, ' ').trim();
      const characters = [...line];
      const expected = characters.length <= 150 ? line : `${characters.slice(0, 150).join('').trimEnd()}…`;
      return beginning(text) === expected;
    }),
    { numRuns: 100 },
  );
});
