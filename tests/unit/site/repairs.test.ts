import { describe, expect, test } from 'vitest';
import { findRepair, isSoundPart, partAround } from '../../../scripts/check/repairs/find-repair.ts';
import { repairedLine } from '../../../scripts/check/repairs/line-repairs.ts';
import { edited, minimalSite } from './minimal-site.ts';

const lines = minimalSite.split('\n');
/** The place of a line, from 0. */
const placeOf = (line: string, among: readonly string[] = lines) => among.indexOf(line);
const card = '          - { id: speed, icon: zap }';

describe('the part of a file around a line', () => {
  const linesOf = (at: number) => {
    const { from, to, before } = partAround(lines, at);
    return [lines[from], lines[to], before];
  };

  test.each([
    ['within an entry: the entry', '        look: grand', ['  - id: home', '  - id: solutions', 'pages:\n']],
    [
      'at the start of an entry: also those before and after it',
      '  - id: solutions',
      ['  - id: home', 'notFound:', 'pages:\n'],
    ],
    ['in a group: all of it', '  phone: +354 555 0142', ['company:', 'languages:', '']],
    [
      'at the key of a list: with an entry on both sides',
      'pages:',
      ['  - id: order', '  - id: solutions', 'forms:\n'],
    ],
  ])('is %s', (_, line, part) => {
    expect(linesOf(placeOf(line))).toEqual(part);
  });

  test('of a sound file is sound, whichever line it is', () => {
    for (const at of lines.keys()) {
      const { from, to, before } = partAround(lines, at);
      expect([at, isSoundPart(lines.slice(from, to), before)]).toEqual([at, true]);
    }
  });

  test.each([
    ['syntax', 'look: grand', 'look grand'],
    ['a key that is not known', 'look: grand', 'loook: grand'],
    ['a value of another sort', 'columns: 2', 'columns: many'],
    ['a key twice', 'columns: 2', 'columns: 2\n        columns: 2'],
    ['a key of the whole file that is not known', '\npages:', '\npagess:'],
  ])('is not sound for %s', (_, find, replace) => {
    const text = edited([find, replace]).split('\n');
    const at = text.findIndex((line, place) => line !== lines[place]);
    const { from, to, before } = partAround(text, at);
    expect(isSoundPart(text.slice(from, to), before)).toBe(false);
  });
});

describe('the line that is repaired', () => {
  const repairOf = (text: string, near: number) => findRepair(text.split('\n'), [near]);

  test('is the slip, although it is noticed lines below', () => {
    const text = edited([
      '          - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
    ]);
    const slip = text.split('\n').indexOf(card);
    expect(repairOf(text, slip)).toMatchObject({ kind: 'indent', at: slip - 1 });
  });

  test('makes the file sound again', () => {
    const text = edited([card, card.replace('- {', '-{')]).split('\n');
    const repair = findRepair(text, [placeOf(card.replace('- {', '-{'), text)]);
    const repaired = text.toSpliced(repair?.at ?? 0, repair?.lines.length ?? 0, ...(repair?.lines ?? []));
    expect(repaired.join('\n')).toBe(minimalSite);
  });

  test.each([
    ['nothing is wrong', minimalSite],
    [
      'the slip is a name, which no part of the file shows to be wrong',
      edited(['set: hosting, label', 'set: hostin, label']),
    ],
    ['there are two slips', edited(['look: grand', 'look grand'], ['scrollTo: numbers', 'scrollTo numbers'])],
  ])('is none where %s', (_, text) => {
    expect(repairOf(text, placeOf('        id: hero'))).toBeNull();
  });
});

describe('a repaired line in a sentence', () => {
  test('is all of it while it is short', () => {
    expect(repairedLine('    look: grand', '    look grand')).toBe('look: grand');
  });

  test('shows where a long one is repaired', () => {
    const start = 'one two three four five six seven eight nine ten';
    const end = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
    const shown = repairedLine(`${start}, ${end}`, `${start} ${end}`);
    expect(shown).toContain('ten, eleven');
    expect(shown).toMatch(/^….{60}…$/);
    expect(repairedLine(`${start} ${end}.`, `${start} ${end}`)).toMatch(/^….{59}\.$/);
  });
});
