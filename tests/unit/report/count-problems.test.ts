import { expect, test } from 'vitest';
import { countProblems } from '../../../scripts/check/report/count-problems.ts';
import { slip, warning } from './some-problems.ts';

const some = (problems: number, warnings: number) => [
  ...Array.from({ length: problems }, () => slip),
  ...Array.from({ length: warnings }, () => warning),
];

test.each([
  [0, 0, '0 problems', '0 villur'],
  [1, 0, '1 problem', '1 villa'],
  [2, 1, '2 problems, 1 warning', '2 villur, 1 viðvörun'],
  [11, 2, '11 problems, 2 warnings', '11 villur, 2 viðvaranir'],
  [21, 21, '21 problems, 21 warnings', '21 villa, 21 viðvörun'],
  [111, 0, '111 problems', '111 villur'],
])('%i problems and %i warnings', (problems, warnings, english, icelandic) => {
  expect(countProblems(some(problems, warnings))).toBe(english);
  expect(countProblems(some(problems, warnings), 'is')).toBe(icelandic);
});
