import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsFor } from '../../app/site/facts.ts';
import { factNames } from '../../app/site/texts/fill-facts.ts';
import { checkTexts } from '../../scripts/check/texts/check-texts.ts';
import { realSite, realTexts } from '../unit/texts/real-project.ts';

const facts = factsFor(realSite, realSite.defaultLanguage, { unlimited: '', byQuote: '' });

/** Each fact that a text of the project names: its file, the line, and where in the file the name starts. */
const uses = Object.entries(realTexts).flatMap(([file, text]) =>
  factNames(text).map(({ name, index }) => ({
    file,
    name,
    start: text.indexOf(name, index),
    line: text.slice(0, index).split('\n').length,
  })),
);

type Slip = (name: string, place: number, letter: string) => string;
const slips: Readonly<Record<string, Slip>> = {
  drop: (name, place) => name.slice(0, place) + name.slice(place + 1),
  double: (name, place) => name.slice(0, place + 1) + name.slice(place),
  replace: (name, place, letter) => name.slice(0, place) + letter + name.slice(place + 1),
  insert: (name, place, letter) => name.slice(0, place) + letter + name.slice(place),
  swap: (name, place) =>
    name.slice(0, place) + (name[place + 1] ?? '') + (name[place] ?? '') + name.slice(place + 2),
};

test('the project’s texts name facts, all of which exist', () => {
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter(({ name }) => !Object.hasOwn(facts, name))).toEqual([]);
});

test('a slip in the name of a fact, in any text, is told with its file and line', () => {
  const slip = fc.record({
    use: fc.constantFrom(...uses),
    kind: fc.constantFrom(...Object.keys(slips)),
    place: fc.nat(),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáéþ059_-. '),
  });
  fc.assert(
    fc.property(slip, ({ use: { file, name, start, line }, kind, place, letter }) => {
      const written = slips[kind]?.(name, place % name.length, letter) ?? '';
      // Spaces around a name mean nothing; some slips give the name itself or another fact.
      fc.pre(!Object.hasOwn(facts, written.trim()));
      const text = realTexts[file] ?? '';
      const misspelt = text.slice(0, start) + written + text.slice(start + name.length);
      const { problems } = checkTexts(realSite, { [file]: misspelt });
      // The other files are left out, which is told as well.
      const told = problems.filter(({ code }) => code === 'unknown-fact');
      expect(told.map((problem) => [problem.file, problem.line])).toEqual([[`locales/${file}.json`, line]]);
      expect(told[0]?.wording.en.message).toContain(written.trim());
    }),
    { numRuns: 60 },
  );
});
