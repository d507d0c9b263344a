import fc from 'fast-check';
import { minimalSite } from '../unit/site/minimal-site.ts';

/** Pieces that mean something in YAML, so that nonsense made of them gets further than random letters. */
const pieces = [
  'a',
  ': ',
  '- ',
  '\n',
  '  ',
  '\t',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '&a',
  '*a',
  '!',
  '|',
  '>',
  '#',
  '%',
  '@',
  '`',
  '? ',
  '<<',
  '__proto__',
  '---\n',
  '...',
  '\r\n',
  '\\',
  '1.5',
  'null',
  '~',
  '\0',
  'é',
  '😀',
  '\ud800',
];

/** Texts that look like YAML from afar. */
export const yamlNoise: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { maxLength: 80 })
  .map((parts) => parts.join(''));

/** The small site with some pieces taken out, put in or doubled. */
export const mutatedSite: fc.Arbitrary<string> = fc
  .array(
    fc.record({
      at: fc.nat({ max: minimalSite.length }),
      remove: fc.nat({ max: 12 }),
      insert: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 5 })),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    changes.reduce(
      (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
      minimalSite,
    ),
  );

/** The small site with one line moved in, moved out, doubled or taken away. */
export const relinedSite: fc.Arbitrary<string> = fc
  .tuple(fc.nat({ max: minimalSite.split('\n').length - 1 }), fc.constantFrom('in', 'out', 'double', 'away'))
  .map(([at, change]) => {
    const edits = {
      in: (line: string) => [` ${line}`],
      out: (line: string) => [line.replace(/^ /, '')],
      double: (line: string) => [line, line],
      away: () => [],
    };
    return minimalSite
      .split('\n')
      .flatMap((line, number) => (number === at ? edits[change as keyof typeof edits](line) : [line]))
      .join('\n');
  });
