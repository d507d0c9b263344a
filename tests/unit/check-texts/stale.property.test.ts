import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { readingOf } from '../texts/problem-case.ts';
import { fourLanguages, siteOfFour } from './four-languages.ts';

/** Every text of the first language that has translations, with the words that it has in the small project. */
const texts = textKeys(siteOfFour).flatMap(({ namespace, key, need }) => {
  const file = `locales/is/${namespace}.json`;
  return need === 'required' && !key.endsWith('keywords') ? [{ file, words: `is ${key}` }] : [];
});

const readingAfter = (project: Readonly<Record<string, string>>) =>
  readingOf([], { project, before: fourLanguages });

/** Few and short, so that no title becomes too long. */
const words = fc
  .array(fc.constantFrom('vefur', 'úti', 'þar', 'skjól', 'ögn'), { minLength: 1, maxLength: 2 })
  .map((all) => all.join(' '));

test('any text of the first language that is edited is reported once, on its line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), words, ({ file, words: was }, more) => {
      const text = fourLanguages[file] ?? '';
      const index = text.indexOf(`"${was}`);
      fc.pre(index >= 0);
      const { problems } = readingAfter({
        ...fourLanguages,
        [file]: text.replace(`"${was}`, `"${was} ${more}`),
      });
      const line = text.slice(0, index).split('\n').length;
      expect(problems).toEqual([
        expect.objectContaining({ code: 'stale-text', severity: 'warning', file, line }),
      ]);
    }),
    { numRuns: 25 },
  );
});

test('nothing is reported about files in which only spaces, marks and line ends have changed', () => {
  const files = Object.keys(fourLanguages).filter((file) => file.startsWith('locales/is/'));
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.constantFrom('\r\n', '\n\n', '\n  '),
      fc.boolean(),
      (file, end, isMarked) => {
        const text = (fourLanguages[file] ?? '').replaceAll('\n', end);
        const marked = isMarked ? text.replaceAll(/(?<=": "is [^"]*)"/g, '."') : text;
        const codes = readingAfter({ ...fourLanguages, [file]: marked }).problems.map(({ code }) => code);
        expect(codes.filter((code) => code === 'stale-text')).toEqual([]);
      },
    ),
    { numRuns: 10 },
  );
});
