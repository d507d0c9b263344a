import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editProject, type FileEdit } from '../texts/small-project.ts';
import { measureSmallImpact } from './printed-impact.ts';

/** Edits that are compatible with each other. */
const edits: readonly FileEdit[] = [
  ['site.yaml', 'ISK: 4990, USD: 39', 'ISK: 5490, USD: 45'],
  ['site.yaml', 'ISK: 14900, USD: 110', 'ISK: 15900, USD: 120'],
  ['site.yaml', 'uptime: 99.9 %', 'uptime: 99.5 %'],
  ['site.yaml', 'features: [disk, support]', 'features: [support, disk]'],
  ['site.yaml', '+354 555 0142', '+354 555 0143'],
  ['site.yaml', '          - { kind: lowest, id: from, set: hosting }\n', ''],
  ['site.yaml', 'figures: [clients, uptime]', 'figures: [uptime, clients]'],
  ['site.yaml', '      - { type: text, name: name, required: true }\n', ''],
  ['site.yaml', 'options: [quote, {', 'options: [{'],
  ['site.yaml', 'quick: [/, /lausnir]', 'quick: [/lausnir]'],
  [
    'site.yaml',
    '  - { from: /hysing, to: /lausnir/vefhysing }',
    '  - { from: /gamalt, to: /lausnir/vefhysing }',
  ],
  ['site.yaml', '{ id: speed, icon: zap }', '{ id: speed, icon: zap, validUntil: 2026-12-24 }'],
  ['locales/en/home.json', '"en home.hero.text"', '"Another text"'],
  ['locales/is/nav.json', '"is hosting.title"', '"Hýsing"'],
  ['content/en/story.md', 'An hour', 'One hour'],
];
const someEdits = fc.subarray([...edits]);

test('edits have an impact with places, and undoing them has the opposite one', () => {
  const opposite: Readonly<Record<string, string>> = { added: 'removed', removed: 'added' };
  fc.assert(
    fc.property(someEdits, someEdits, (old, now) => {
      const [before, after] = [editProject(...old), editProject(...now)];
      const { changes } = measureSmallImpact(before, after);
      expect(changes.length > 0).toBe(old.length !== now.length || old.some((edit) => !now.includes(edit)));
      for (const { label, pages, everyPage, languages } of changes) {
        expect(languages.length).toBeGreaterThan(0);
        if (!label.startsWith('Redirect')) expect(everyPage || pages.length > 0).toBe(true);
      }
      const back = measureSmallImpact(after, before).changes.map(({ kind }) => opposite[kind] ?? kind);
      expect(back.toSorted()).toEqual(changes.map(({ kind }) => kind).toSorted());
    }),
    { numRuns: 5 },
  );
});
