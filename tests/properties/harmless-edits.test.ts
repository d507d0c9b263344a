import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimalSite, readText } from '../unit/site/minimal-site.ts';

const original = readText(minimalSite);

const edits: Readonly<Record<string, (text: string) => string>> = {
  'a comment on a line of its own': (text) => text.replace('\ncompany:', '\n# The company\ncompany:'),
  'a comment after a value': (text) => text.replace('year: 2009 }', 'year: 2009 } # or so'),
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'spaces at the end of the lines': (text) => text.replace(/\r?\n/g, '  $&'),
  'empty lines': (text) => text.replaceAll('\n', '\n\n'),
  'no line end at the end': (text) => text.trimEnd(),
  'a list written in lines': (text) =>
    text.replace('clients: [Bjarg, Straumur]', 'clients:\n    - Bjarg\n    - Straumur'),
  'quotes around text': (text) => text.replace('operator: Hraunvefur ehf.', 'operator: "Hraunvefur ehf."'),
};

test('none of the harmless edits changes the site, alone or with others', () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(edits)), (names) => {
      // The byte order mark comes last because it counts only at the very start.
      const text = names
        .toSorted((a, b) => Number(a.includes('mark')) - Number(b.includes('mark')))
        .reduce((yaml, name) => edits[name]?.(yaml) ?? yaml, minimalSite);
      const reading = readText(text);
      if (!original.ok || !reading.ok) throw new Error('The site was not read.');
      expect(reading.site).toEqual(original.site);
      expect(reading.problems).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
