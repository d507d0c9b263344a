import { describe, expect, test } from 'vitest';
import { judged, notKnown, type Row, told } from '../../../scripts/bench/row.ts';
import { exitCodeOf, rowTable, sumLine } from '../../../scripts/bench/row-table.ts';

const kept = judged('check', '0.50 s', '<= 1 s', true);
const short = judged('build again, one price changed', '1.86 s', '<= 1 s', false);
const floor = told('  plain React', '0.39 ms', 'the floor');
const unknown = notKnown('  memory of the server', 'the system does not tell');

test('the table', () => {
  expect(rowTable([kept, short, floor, unknown])).toBe(
    [
      'pass   check                                                                         0.50 s   <= 1 s',
      'SHORT  build again, one price changed                                                1.86 s   <= 1 s',
      '         plain React                                                                0.39 ms   the floor',
      'n/a      memory of the server                                                           n/a   the system does not tell',
      '',
    ].join('\n'),
  );
});

test('a figure without a note leaves no spaces at the end of its line', () => {
  expect(rowTable([told('the slowest', '198 ms')])).toMatch(/198 ms\n$/);
});

test('a table of nothing is empty', () => {
  expect(rowTable([])).toBe('');
});

test('the last line counts what has a budget', () => {
  expect(sumLine([kept, kept, short, floor])).toBe('2 within budget, 1 short\n');
  expect(sumLine([kept, unknown])).toBe('1 within budget, 0 short, 1 not known here\n');
});

describe('the exit code', () => {
  const cases: [string, readonly Row[], 0 | 1][] = [
    ['all is within its budget', [kept, floor], 0],
    ['the system does not give a figure', [kept, unknown], 0],
    ['one row falls short among others', [kept, short, kept], 1],
  ];
  test.each(cases)('where %s', (_, rows, code) => {
    expect(exitCodeOf(rows)).toBe(code);
  });
});
