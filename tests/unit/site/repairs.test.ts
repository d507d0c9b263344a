import { expect, test } from 'vitest';
import { findRepair } from '../../../scripts/check/repairs/find-repair.ts';
import { repairedLine } from '../../../scripts/check/repairs/line-repairs.ts';
import { edited, minimalSite } from './minimal-site.ts';

const card = '          - { id: speed, icon: zap }';

test('the repaired line makes the file correct again', () => {
  const text = edited([card, card.replace('- {', '-{')]).split('\n');
  const repair = findRepair(text, [text.indexOf(card.replace('- {', '-{'))]);
  expect(text.with(repair?.at ?? 0, repair?.line ?? '').join('\n')).toBe(minimalSite);
});

test.each([
  ['nothing is wrong', minimalSite],
  ['a name is wrong, which no part of the file shows', edited(['set: hosting, label', 'set: hostin, label'])],
  [
    'there are two mistakes',
    edited(['look: grand', 'look grand'], ['scrollTo: numbers', 'scrollTo numbers']),
  ],
])('no line is repaired where %s', (_, text) => {
  const lines = text.split('\n');
  expect(findRepair(lines, [lines.indexOf('        id: hero')])).toBeNull();
});

test('of a long repaired line, the hint shows where it is repaired', () => {
  expect(repairedLine('    look: grand', '    look grand')).toBe('look: grand');
  const start = 'one two three four five six seven eight nine ten';
  const end = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
  expect(repairedLine(`${start}, ${end}`, `${start} ${end}`)).toMatch(/^….*ten, eleven.*…$/);
  expect(repairedLine(`${start} ${end}.`, `${start} ${end}`)).toMatch(/^….{59}\.$/);
});
