import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerError, cleanAnswer, type TypedField } from '../../app/forms/typed-answers.ts';

const types = ['text', 'email', 'tel', 'url', 'textarea'] as const;
const field = fc
  .record({
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    maxLength: fc.integer({ min: 5, max: 80 }),
  })
  .map((rules): TypedField => ({ name: 'answer', autocomplete: 'off', ...rules }));

const pieces =
  'a anna @ . , < > mailto: MAILTO: ? : // https:// HTTP:// + - ( ) " \' é þjónusta.is example.is ＠ ． ５ – − ß İ 。';
const invisibleCharacters =
  '\u0000\u0003\t\n\u000b\r\u0085\u00a0\u00ad\u200b\u200d\u202e\u2028\u2066\u3000\u3164\ufe0f\ufeff';
const typedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...pieces.split(' '), ...invisibleCharacters, '\ud83d', '\ude00'))
    .map((parts) => parts.join('')),
);

test('cleaning an answer again changes nothing', () => {
  fc.assert(
    fc.property(field, typedText, (rules, text) => {
      const answer = cleanAnswer(rules, text);
      expect(cleanAnswer(rules, answer)).toBe(answer);
    }),
    { numRuns: 3000 },
  );
});

test('an accepted answer is well formed and has line breaks only in a long text', () => {
  fc.assert(
    fc.property(field, typedText, (rules, text) => {
      const answer = cleanAnswer(rules, text);
      if (answerError(rules, answer)) return;
      expect(answer.isWellFormed()).toBe(true);
      expect(answer).not.toMatch(rules.type === 'textarea' ? /[^\P{Cc}\t\n]/u : /\p{Cc}/u);
    }),
    { numRuns: 3000 },
  );
});
