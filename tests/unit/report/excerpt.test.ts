import { expect, test } from 'vitest';
import type { Problem } from '../../../checks/problems/problem.ts';
import { printProblem } from '../../../checks/report/report-text.ts';

const problem: Problem = {
  code: 'wrong-type',
  severity: 'error',
  file: 'site.yaml',
  line: 2,
  column: 4,
  length: 3,
  path: [],
  wording: {
    ...{ key: '', values: {} },
    en: { message: 'This is wrong.', hint: 'Write that.' },
    is: { message: 'Þetta er rangt.', hint: 'Skrifaðu hitt.' },
  },
};

function lines(text: string, changes: Partial<Problem> = {}): string[] {
  return printProblem({ ...problem, ...changes }, text).split('\n');
}

test('tabs count as two columns', () => {
  expect(lines('\n\ta\tbcd')).toEqual([
    'site.yaml:2:4  This is wrong.',
    '  2 |   a  bcd',
    '    |      ^^^',
    '  Write that.',
  ]);
});

test('a long line is cut around the mark', () => {
  const [, , long, pointer] = lines(`one\n${'a'.repeat(5000)}bcd${'e'.repeat(5000)}`, { column: 5001 });
  expect(long).toBe(`  2 | ${'a'.repeat(40)}bcd${'e'.repeat(67)}`);
  expect(pointer).toBe(`    | ${' '.repeat(40)}^^^`);
});
