import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import { createReadingMemory } from '../../scripts/check/project/reading-memory.ts';
import { smallProject } from '../unit/texts/small-project.ts';

/** What somebody saves: a file, and what stands in the place of a text in it; `null` takes the file away. */
type Save = readonly [file: string, find: string | RegExp, replace: string | null];

const saves: readonly Save[] = [
  ['site.yaml', /ISK: \d+/, 'ISK: 15100'],
  ['site.yaml', /ISK: \d+/, 'ISK: 15200'],
  ['site.yaml', /ISK: \d+/, 'ISK: [lots'],
  ['site.yaml', 'id: hourly', 'id: hourl'],
  ['site.yaml', 'path: /lausnir', 'path: /lausnin'],
  ['site.yaml', '# ', '# a note, '],
  ['locales/is/home.json', 'is home.hero.title', 'Nýr titill'],
  ['locales/en/home.json', 'en home.hero.title', 'A {{price.hourly}} title for 14.900 kr.'],
  ['locales/en/home.json', '{', '{,'],
  ['locales/en/home.json', '', null],
  ['content/is/story.md', 'An hour', 'An **hour** of {{price.none}}'],
  ['content/is/story.md', 'An hour', 'An **hour**'],
  ['content/en/story.md', '', null],
];

const days = ['2026-01-01T12:00:00Z', '2026-06-01T12:00:00Z'].map((day) => new Date(day));

function saved(files: ReadonlyMap<string, string>, [file, find, replace]: Save): Map<string, string> {
  const after = new Map(files);
  if (replace === null) after.delete(file);
  else
    after.set(
      file,
      (files.get(file) ?? smallProject[file] ?? '').replace(find, () => replace),
    );
  return after;
}

/** Files as they were come back, too. */
const step = fc.oneof(
  fc.constantFrom(...saves).map((save) => (files: ReadonlyMap<string, string>) => saved(files, save)),
  fc
    .constantFrom(...Object.keys(smallProject))
    .map(
      (file) => (files: ReadonlyMap<string, string>) => new Map([...files, [file, smallProject[file] ?? '']]),
    ),
);

test('what is read with a memory is what is read without, whatever was read before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.constantFrom(...days)), { maxLength: 6 }), (steps) => {
      const memory = createReadingMemory();
      let files: ReadonlyMap<string, string> = new Map(Object.entries(smallProject));
      for (const [change, now] of steps) {
        files = change(files);
        expect(projectOf(files, { now, memory })).toEqual(projectOf(files, { now }));
      }
    }),
    { numRuns: 40 },
  );
});

test('the same is made once, and what is not asked for any more is forgotten', () => {
  const { recall, forgetUnused } = createReadingMemory();
  let made = 0;
  const make = () => ({ number: ++made });
  const first = recall('a', ['text', 1], make);
  expect(recall('a', ['te'.concat('xt'), 1], make)).toBe(first);
  expect(recall('a', ['text', 2], make)).not.toBe(first);
  expect(recall('b', ['text', 2], make)).toEqual({ number: 3 });
  forgetUnused();
  recall('a', ['text', 2], make);
  forgetUnused();
  expect(recall('a', ['text', 2], make)).toEqual({ number: 2 });
  expect(recall('b', ['text', 2], make)).toEqual({ number: 4 });
});

test('what was needed to make a thing is kept as long as the thing', () => {
  const { recall, forgetUnused } = createReadingMemory();
  let made = 0;
  const outer = (part: number) => recall('outer', [part], () => [recall('inner', [], () => ++made), part]);
  expect(outer(1)).toEqual([1, 1]);
  forgetUnused();
  outer(1);
  forgetUnused();
  expect(outer(2)).toEqual([1, 2]);
});

test('what cannot be made is tried again', () => {
  const { recall } = createReadingMemory();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => recall('a', [], fail)).toThrow('no');
  expect(recall('a', [], () => 'made')).toBe('made');
});
